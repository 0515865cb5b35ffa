import { describe, expect, test } from 'vitest';
import { splitLinks } from '#web/ui/text/split-links.ts';
import { asksForMoney } from './links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('a message', () => {
  test('has links for addresses with http or https, and stays complete', () => {
    const text = 'See https://example.com/a?b=1, or (http://example.org). Bye';
    expect(linksIn(text)).toEqual(['https://example.com/a?b=1', 'http://example.org']);
    const all = splitLinks(text).map((piece) => piece.text);
    expect(all.join('')).toBe(text);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    'example.com',
    'me@example.com',
    'vbscript:x',
    '//example.com',
  ])('has none in %s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });
});

describe('a warning is shown', () => {
  test.each([
    'Please pay the deposit here: https://example.com',
    'Faites un virement ici https://example.com',
    'Haz el depósito en https://example.com',
  ])('with %s', (text) => expect(asksForMoney(text)).toBe(true));

  test.each([
    'I will pay you tomorrow',
    'My work: https://example.com',
    'La facture sera payée sur place',
  ])('not with %s', (text) => expect(asksForMoney(text)).toBe(false));
});
