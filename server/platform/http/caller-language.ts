import { LANGUAGES, type Language, type SiteLanguages } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';

/**
 * The caller's language, one that the site offers: that of the call itself (`lang` or `language` of query
 * or body), else the best one of the Accept-Language header, else the site's default.
 */
export function callerLanguage(
  said: readonly unknown[],
  acceptLanguage: string | undefined,
  site: SiteLanguages,
): Language {
  return readerLanguage(site, ...said, ...preferred(acceptLanguage ?? ''));
}

/** The language named in an input (a parsed query or body); of any type. */
export function requestedLanguages(input: unknown): unknown[] {
  if (typeof input !== 'object' || input === null) return [];
  const { lang, language } = input as { lang?: unknown; language?: unknown };
  return [lang, language];
}

/** The first country named in an Accept-Language header: CA of `fr-CA,fr;q=0.9`; null without one. */
export function callerCountry(acceptLanguage: string | undefined): string | null {
  return /^[^;]*?-([A-Z]{2})(?![A-Za-z])/.exec(acceptLanguage?.slice(0, 500) ?? '')?.[1] ?? null;
}

/** The languages of an Accept-Language header, the most wanted first. */
function preferred(header: string): (Language | undefined)[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const q = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find(Boolean);
      return { language: tag, q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ language }) => languageOfTag(language));
}

/** The language of a lower-case tag: that of its very code before that of its first part, `pt-BR` for `pt-br` and `pt`. */
function languageOfTag(tag: string): Language | undefined {
  const [base] = tag.split('-');
  const codes = LANGUAGES.map((code) => [code, code.toLowerCase()] as const);
  const named = (wanted: (code: string) => boolean) => codes.find(([, code]) => wanted(code))?.[0];
  return (
    named((code) => code === tag) ??
    named((code) => code === base) ??
    named((code) => code.startsWith(`${base}-`))
  );
}
