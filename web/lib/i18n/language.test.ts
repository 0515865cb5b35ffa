import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY, startLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

interface Visit {
  /** As the page names them; undefined where the site offers every language. */
  offered?: string;
  query?: string;
  stored?: string;
  browser: string[];
}

/** The initial language of a visit whose document was served in Spanish. */
function startOf({ offered, query = '', stored, browser }: Visit) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === LANGUAGE_KEY ? (stored ?? null) : null),
  });
  vi.stubGlobal('navigator', { languages: browser });
  const dataset = offered === undefined ? {} : { languages: offered };
  vi.stubGlobal('document', { documentElement: { lang: 'es', dataset } });
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

test('what the site does not offer counts for nothing, wherever it was wanted', () => {
  const offered = 'en fr';
  expect(startOf({ offered, browser: ['es-MX', 'fr-CA'], query: 'lang=es' })).toBe('fr');
  expect(startOf({ offered, browser: ['fr'], stored: 'es', query: 'lang=en' })).toBe('en');
  expect(startOf({ offered, browser: ['es'], stored: 'es' })).toBe('en');
  expect(startOf({ offered: 'es', browser: ['fr'], stored: 'en' })).toBe('es');
});

test('a page that names a language unknown here is read in those that are known', () => {
  expect(startOf({ offered: 'pt fr', browser: ['en'], stored: 'fr' })).toBe('fr');
});
