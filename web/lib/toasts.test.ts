import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, showToast, useToasts, type Toast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function shown(): readonly Toast[] {
  let toasts: readonly Toast[] = [];
  const Reader = () => {
    toasts = useToasts();
    return null;
  };
  renderToString(createElement(Reader));
  return toasts;
}

it('shows one at a time: a new one replaces the old', () => {
  showToast({ title: 'First' });
  showToast({ title: 'Second', tone: 'danger' });
  expect(shown()).toMatchObject([{ title: 'Second', tone: 'danger', open: true }]);
});

it('closes a dismissed one at once and deletes it after 1,000,000 ms', () => {
  showToast({ title: 'Code Sent!' });
  const [toast] = shown();
  dismissToast(toast?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(shown()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});
