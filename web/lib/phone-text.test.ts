import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['fr-CA', '514 555-0142'],
  ['en', '(514) 555-0142'],
  ['es-419', '+1 514 555 0142'],
])('a phone of North America is formatted in %s as people there do', (locale, text) => {
  expect(phoneText('+15145550142', locale)).toBe(text);
});

test.each(['+525512345678', '514-555-0142', 'ana@example.com', ''])('%s stays as it is', (said) => {
  expect(phoneText(said, 'fr-CA')).toBe(said);
});
