import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './password-rules.ts';

const ana = { email: 'ana.tremblay@example.com', brand: 'Voisinage' };

describe('a password', () => {
  it.each([
    ['sevenup', 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['aaaaaaaaaaa', 'repeats'],
    ['ababababab', 'repeats'],
    ['12345678', 'sequence'],
    ['poiuytrewq', 'sequence'],
    ['Nearhand2026', 'contains_brand'],
    ['voisinage!1', 'contains_brand'],
    ['Admin1234', 'contains_brand'],
    ['Password2026', 'common'],
    ['motdepasse!', 'common'],
    ['tremblay99', 'contains_email'],
    ['ana.tremblay', 'contains_email'],
    ['ana.tremblay@example.com', 'contains_email'],
  ])('such as %s is refused: %s', (password, problem) => {
    expect(passwordProblem(password, ana)).toBe(problem);
  });

  it.each([
    'eight ch',
    'four words in lower case',
    'пароль надёжный',
    '🦊🌲🏔️🚲',
    'my nearhand neighbours are kind',
  ])('such as %s is accepted, whatever its characters', (password) => {
    expect(passwordProblem(password, ana)).toBeNull();
  });

  it('of 128 characters is accepted', () => {
    expect(passwordProblem('long enough '.repeat(11).slice(0, 128), ana)).toBeNull();
  });
});

it('grows stronger with its length', () => {
  const strengths = ['short', 'tapwater', 'tapwater and rain', 'tapwater and rain over Laval'];
  expect(strengths.map((password) => passwordStrength(password))).toEqual([0, 1, 2, 3]);
});
