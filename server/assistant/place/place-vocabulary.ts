import { existsSync, readFileSync } from 'node:fs';

/** Folded words of the phrases people use for jobs, which are no names; written by the training. */
export const PLACE_VOCABULARY = new URL('../model/place-words.txt', import.meta.url);

let loaded: ReadonlySet<string> | undefined;

/** Whether a folded word is commonly used for other things than places. */
export function isEverydayWord(folded: string): boolean {
  loaded ??= new Set(
    existsSync(PLACE_VOCABULARY) ? readFileSync(PLACE_VOCABULARY, 'utf8').split(/\s+/) : [],
  );
  return loaded.has(folded);
}
