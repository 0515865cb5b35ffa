import { expect, test } from 'vitest';
import { PROFESSIONS } from './professions.ts';
import { tradeTint } from './trade-look.ts';

test('every trade has a tint, which it shares with trades of its kind', () => {
  const tints = PROFESSIONS.map((trade) => tradeTint(trade));
  expect(tints).not.toContain(undefined);
  expect(new Set(tints).size).toBe(6);
  expect(tradeTint('mason')).toBe(tradeTint('roofer'));
  expect(tradeTint('security-installer')).toBe('butter');
  expect(tradeTint('massage-therapist')).toBe('sage');
});
