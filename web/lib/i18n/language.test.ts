import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY, startLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

interface Visit {
  query?: string;
  stored?: string;
  browser: string[];
}

/** The initial language of a visit whose document was served in Spanish. */
function startOf({ query = '', stored, browser }: Visit) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === LANGUAGE_KEY ? (stored ?? null) : null),
  });
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  return startLanguage(new URLSearchParams(query));
}

test("a visit starts in the browser's first supported language", () => {
  expect(startOf({ browser: ['fr-CA', 'en'] })).toBe('fr');
  expect(startOf({ browser: ['de-AT', 'EN-us'] })).toBe('en');
});

test('a stored choice beats the browser, and the address beats the choice', () => {
  expect(startOf({ browser: ['fr-CA'], stored: 'en' })).toBe('en');
  expect(startOf({ browser: ['fr-CA'], stored: 'en', query: 'lang=es' })).toBe('es');
});

test('without a supported browser language it is that of the document', () => {
  expect(startOf({ browser: ['de'] })).toBe('es');
});
