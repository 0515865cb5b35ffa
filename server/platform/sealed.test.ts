import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = 'a secret for tests that is long enough';

it('decrypts what was encrypted, which never looks the same', () => {
  const [one, other] = [seal(secret, 'p', 'Ünïcode'), seal(secret, 'p', 'Ünïcode')];
  expect([unseal(secret, 'p', one), unseal(secret, 'p', other)]).toEqual(['Ünïcode', 'Ünïcode']);
  expect(one.equals(other)).toBe(false);
});

it('decrypts nothing with another secret or purpose, or changed bytes', () => {
  const sealed = seal(secret, 'p', 'text');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(`${secret}!`, 'p', sealed)).toThrow(/authenticate/);
  expect(() => unseal(secret, 'q', sealed)).toThrow(/authenticate/);
  expect(() => unseal(secret, 'p', changed)).toThrow(/authenticate/);
});
