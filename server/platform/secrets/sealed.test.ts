import { expect, it } from 'vitest';
import { encrypt, decrypt } from './sealed.ts';

const secret = 'a secret for tests that is long enough';

it('decrypts what was encrypted, which never looks the same', () => {
  const [one, other] = [encrypt(secret, 'p', 'Ünïcode'), encrypt(secret, 'p', 'Ünïcode')];
  expect([decrypt(secret, 'p', one), decrypt(secret, 'p', other)]).toEqual(['Ünïcode', 'Ünïcode']);
  expect(one.equals(other)).toBe(false);
});

it('decrypts nothing with another secret or purpose, or changed bytes', () => {
  const sealed = encrypt(secret, 'p', 'text');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => decrypt(`${secret}!`, 'p', sealed)).toThrow(/authenticate/);
  expect(() => decrypt(secret, 'q', sealed)).toThrow(/authenticate/);
  expect(() => decrypt(secret, 'p', changed)).toThrow(/authenticate/);
});
