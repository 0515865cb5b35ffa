import type { UnderstoodLanguage } from '#contract/language.ts';

/** A province, state, department or autonomous community; `code` is its first-level code in GeoNames. */
export interface Region {
  country: string;
  code: string;
  names: Readonly<Record<UnderstoodLanguage, string>>;
  /** Other ways people write it: abbreviations first. */
  also: readonly string[];
}

/**
 * The regions of one country, one a line: `code|local name|abbreviations, comma-separated|en|fr|es`;
 * a name left empty is the local one.
 */
export function regionsOf(country: string, table: string): Region[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', local = '', also = '', en, fr, es] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        country,
        code,
        names: { en: en || local, fr: fr || local, es: es || local },
        also: [local, ...also.split(',').map((word) => word.trim())].filter(Boolean),
      };
    });
}
