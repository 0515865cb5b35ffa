import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from '#scripts/breached-passwords.ts';
import { FILTER_FILE, isBreachedPassword } from './breached-passwords.ts';
import { makeFilter } from './filter.ts';

describe('the list of breached passwords', () => {
  it.each(['iloveyou', 'password1', 'Sunshine', 'princess', '1q2w3e4r', 'trustno1'])(
    'knows %s',
    (password) => {
      expect(isBreachedPassword(password)).toBe(true);
    },
  );

  it('knows every one of those it was made of', async () => {
    const common = commonPasswords();
    expect(common.length).toBeGreaterThan(10_000);
    expect(common.filter((password) => !isBreachedPassword(password))).toEqual([]);
    expect((await readFile(FILTER_FILE)).equals(makeFilter(common))).toBe(true);
  });

  it('lets others pass', () => {
    const others = Array.from({ length: 10_000 }, () => randomBytes(9).toString('base64url'));
    expect(others.filter(isBreachedPassword).length).toBeLessThan(3);
    expect(isBreachedPassword('correct horse battery staple')).toBe(false);
    expect(isBreachedPassword('пароль с пробелами 🙂')).toBe(false);
  });
});
