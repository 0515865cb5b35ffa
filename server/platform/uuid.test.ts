import { expect, test } from 'vitest';
import { uuidv7 } from './uuid.ts';

test('an id is a UUID of version 7 that carries its millisecond', () => {
  const id = uuidv7(Date.UTC(2026, 0, 1));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 0, 1));
});

test('ids made later sort later', () => {
  expect(uuidv7(1_000) < uuidv7(1_001)).toBe(true);
});

test('ids of the same millisecond differ', () => {
  const ids = Array.from({ length: 1000 }, () => uuidv7(1_000));
  expect(new Set(ids).size).toBe(1000);
});
