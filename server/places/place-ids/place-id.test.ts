import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_STREET_LENGTH, plainText, decodePlaceId, encodePlaceId } from './place-id.ts';

const encoded = (content: unknown) =>
  `nh_${Buffer.from(JSON.stringify(content)).toString('base64url')}`;

describe('a place id', () => {
  it('round-trips its reference, within 512 characters', () => {
    const street = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: MAX_STREET_LENGTH })
      .map((text) => plainText(text.slice(0, MAX_STREET_LENGTH)))
      .filter((text) => text.length > 0);
    fc.assert(
      fc.property(street, (typed) => {
        const reference = { key: 'dmontreal/rosemont', street: typed, postalCode: 'H2X 1Y4' };
        const id = encodePlaceId(reference);
        expect(decodePlaceId(id)).toEqual(reference);
        expect(id.length).toBeLessThanOrEqual(512);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ["another provider's", 'ChIJDbdkHFQayUwR7-8fITgxTmU'],
    ['no JSON', `nh_${Buffer.from('{').toString('base64url')}`],
    ['padding', `${encoded({ k: 'c1' })}=`],
    ['a number', encoded(7)],
    ['no key', encoded({ s: 'rue Fabre' })],
    ['a foreign key', encoded({ k: '../../etc' })],
    ['an unknown field', encoded({ k: 'c1', admin: true })],
    ['a street that is too long', encoded({ k: 'c1', s: 'a'.repeat(101) })],
    ['a line break in the street', encoded({ k: 'c1', s: 'rue\nFabre' })],
    ['a direction mark in the street', encoded({ k: 'c1', s: 'rue \u202eFabre' })],
    ['an odd postal code', encoded({ k: 'c1', z: '<b>' })],
    ['10,000 characters', `nh_${'A'.repeat(10_000)}`],
  ])('is refused with %s', (_, id) => {
    expect(decodePlaceId(id)).toBeNull();
  });

  it('is refused without a crash, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodePlaceId(`nh_${text}`)).toBeNull();
      }),
    );
  });
});
