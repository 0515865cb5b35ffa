import { readFileSync } from 'node:fs';
import { fold } from '#server/assistant/text/fold.ts';
import { isOrdinaryWord } from '#server/assistant/place/ordinary-words.ts';
import { phraseFiles } from '#intake/training/documents.ts';
import { lookupPlace } from './place-examples.ts';

const WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}-]{3,}/gu;
const MIN_FILES = 2;
const LARGEST_NAMESAKE = 15_000;

/** The lower-case words in phrases of several professions that hardly name a place. */
export function everydayWords(): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file } of phraseFiles()) {
    for (const [word] of readFileSync(file, 'utf8').matchAll(WORD)) {
      const folded = fold(word);
      files.set(folded, (files.get(folded) ?? new Set()).add(file.pathname));
    }
  }
  return [...files]
    .filter(([word, places]) => places.size >= MIN_FILES && !isOrdinaryWord(word))
    .filter(([word]) => (lookupPlace(word)?.population ?? 0) < LARGEST_NAMESAKE)
    .map(([word]) => word)
    .toSorted();
}
