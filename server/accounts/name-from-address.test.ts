import { describe, expect, it } from 'vitest';
import { emailTo } from './addresses.ts';
import { nameFromAddress } from './name-from-address.ts';

describe('a name made of an address', () => {
  it.each([
    ['marie-eve.roy7@example.com', 'Marie-Eve Roy'],
    ['john_smith+news@example.com', 'John Smith'],
    ['josé.peña@example.com', 'José Peña'],
    ['d’artagnan@example.com', 'D’artagnan'],
    ['12345@example.com', 'Client'],
    ['-@example.com', 'Client'],
  ])('%s is %s', (email, name) => {
    expect(nameFromAddress(emailTo(email), 'fr')).toBe(name);
  });

  it('is never longer than a line', () => {
    expect(nameFromAddress(emailTo(`${'a'.repeat(300)}@example.com`), 'en')).toHaveLength(60);
  });

  it.each([
    ['en', 'Customer 42'],
    ['fr', 'Client 42'],
    ['es', 'Cliente 42'],
  ] as const)('of a phone is %s: %s', (language, name) => {
    expect(nameFromAddress({ channel: 'phone', target: '+15145550142' }, language)).toBe(name);
  });
});
