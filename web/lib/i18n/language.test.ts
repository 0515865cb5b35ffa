import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY, startLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

interface Visit {
  query?: string;
  stored?: string;
  browser: string[];
}

/** Where a visit starts whose document was served in Spanish. */
function startOf({ query = '', stored, browser }: Visit) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === LANGUAGE_KEY ? (stored ?? null) : null),
  });
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  return startLanguage(new URLSearchParams(query));
}

test('a visit starts in the first language of the browser that is one of ours', () => {
  expect(startOf({ browser: ['fr-CA', 'en'] })).toBe('fr');
  expect(startOf({ browser: ['de-AT', 'EN-us'] })).toBe('en');
});

test('a choice beats the browser, and the address beats the choice', () => {
  expect(startOf({ browser: ['fr-CA'], stored: 'en' })).toBe('en');
  expect(startOf({ browser: ['fr-CA'], stored: 'en', query: 'lang=es' })).toBe('es');
});

test('where the browser asks for none of ours it is the language of the document', () => {
  expect(startOf({ browser: ['de'] })).toBe('es');
});
