import { expect, it } from 'vitest';
import { shortId } from './short-id.ts';

it('a random id is shortened to its first 8 letters, one that begins with its time keeps its end too', () => {
  expect(shortId('5f0c9a1e-7a1b-4c3d-8e9f-0123456789ab')).toBe('5f0c9a1e');
  expect(shortId('01a21073-0501-7634-880c-7e60cae17ef5')).toBe('01a21073…e17ef5');
  expect(shortId('01a21073-0501-7634-880c-7e60cae10000')).not.toBe('01a21073…e17ef5');
});

it('other texts stay whole', () => {
  expect(shortId('Professional')).toBe('Professional');
});
