import type { Plugin } from 'vite';
import { FURTHER_LANGUAGES } from '#contract/further-languages.generated.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';

/**
 * Vite plugin: the page says what there is of further languages, not the scripts, so that no language adds to
 * what the first screen loads.
 */
export function furtherLanguages(): Plugin {
  return {
    name: 'nearhand:further-languages',
    enforce: 'pre',
    load: {
      filter: { id: /\/contract\/further-languages\.generated\.ts$/ },
      handler: (_, options) =>
        options?.ssr
          ? null
          : {
              code: `export const FURTHER_LANGUAGES = JSON.parse(document.documentElement.dataset.further || '{}');`,
              moduleType: 'js',
            },
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en"', () => `<html lang="en"${factsAttribute()}`)
        .replace('__LANGUAGES__', LANGUAGES.join(' ')),
  };
}

/** Whether a source holds texts that the first screen needs in that language. */
export function isFirstText(source: string, language: Language): boolean {
  return (
    source === `locales/${language}/first-texts.ts` ||
    ['web/common', 'web/landing'].some(
      (name) => source === `../languages/${language}/${name}.ts`,
    ) ||
    source.startsWith(`../languages/${language}/contract/`)
  );
}

/** Whether a source holds texts of that language for the browser. */
export function isTextOf(source: string, language: Language): boolean {
  return (
    source.startsWith(`locales/${language}/`) || source.startsWith(`../languages/${language}/web/`)
  );
}

function factsAttribute(): string {
  if (Object.keys(FURTHER_LANGUAGES).length === 0) return '';
  const facts = JSON.stringify(FURTHER_LANGUAGES);
  return ` data-further="${facts.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}
