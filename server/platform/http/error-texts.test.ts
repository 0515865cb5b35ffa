import { expect, it } from 'vitest';
import { ERROR_TEXTS } from './error-texts.ts';

it('sets no-break spaces in French, before a colon and inside of guillemets, and none before ? ! ;', () => {
  const french = Object.values(ERROR_TEXTS.fr);
  expect(french.length).toBeGreaterThan(50);
  expect(french.filter((text) => /[ \u202f][:;?!»]|« |\u00a0[;?!]/.test(text))).toEqual([]);
});
