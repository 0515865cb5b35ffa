import { expect, test } from 'vitest';
import { withoutContact } from './contact-text.ts';

test.each([
  ['burlap on my cedars, call me at 705-555-0148, im in town', 'burlap on my cedars, im in town'],
  ['a leak. my email is ana@example.com', 'a leak'],
])('"%s" without its contact', (text, left) => expect(withoutContact(text)).toBe(left));

test('a text without a contact has none to remove', () => {
  expect(withoutContact('a leak')).toBeNull();
});
