import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { breachedPasswords, listedPasswords } from '#scripts/breached-passwords.ts';
import { FILTER_FILE, isBreachedPassword } from './breached-passwords.ts';
import { makeFilter } from './filter.ts';

describe('the list of breached passwords', () => {
  it.each(['iloveyou', 'password1', 'Sunshine', 'princess', '1q2w3e4r', 'trustno1', 'yvtte545'])(
    'contains %s',
    (password) => {
      expect(isBreachedPassword(password)).toBe(true);
    },
  );

  it('has more than a hundred thousand', async () => {
    const listed = await listedPasswords();
    expect(listed.length).toBeGreaterThan(400_000);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('contains every one of them that an account could have', { timeout: 60_000 }, async () => {
    const breached = await breachedPasswords();
    expect(breached.length).toBeGreaterThan(190_000);
    expect((await readFile(FILTER_FILE)).equals(makeFilter(breached))).toBe(true);
    const some = breached.filter((_, index) => index % 50 === 0);
    expect(some.filter((password) => !isBreachedPassword(password))).toEqual([]);
  });

  it('accepts others', () => {
    const others = Array.from({ length: 100_000 }, () => randomBytes(9).toString('base64url'));
    expect(others.filter(isBreachedPassword).length).toBeLessThan(4);
    expect(isBreachedPassword('correct horse battery staple')).toBe(false);
    expect(isBreachedPassword('пароль с пробелами 🙂')).toBe(false);
  });
});
