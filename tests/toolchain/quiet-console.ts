import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error on the console is a defect nobody asserted: it fails the test that caused it. A test
// that expects one says so by `vi.mocked(console.error).mockClear()` after looking at it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (!vi.isMockFunction(console.error)) return;
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
});
