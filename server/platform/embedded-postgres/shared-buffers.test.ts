import { expect, test } from 'vitest';
import { sharedBuffers } from './shared-buffers.ts';

const gigabyte = 1024 ** 3;

test("the database's cache is an eighth of the memory, between 128 and 512 MB", () => {
  expect(sharedBuffers(gigabyte / 2)).toBe('128MB');
  expect(sharedBuffers(2 * gigabyte)).toBe('256MB');
  expect(sharedBuffers(64 * gigabyte)).toBe('512MB');
});
