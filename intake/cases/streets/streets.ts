import { readFileSync } from 'node:fs';
import type { UnderstoodLanguage } from '#contract/language.ts';

export type StreetSite = 'montreal' | 'toronto' | 'mexico';

/** A first message that names a street there is elsewhere, too, as typed on a site. */
export interface StreetCase {
  site: StreetSite;
  language: UnderstoodLanguage;
  message: string;
}

/** The written cases: a line each, its columns divided by tabs. */
export function readStreetCases(): StreetCase[] {
  return readFileSync(new URL('./streets.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [site, language, message = ''] = line.split('\t');
      return { site: site as StreetSite, language: language as UnderstoodLanguage, message };
    });
}
