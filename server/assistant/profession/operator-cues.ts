import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { catalogueVersion, listCueWords } from '#server/professionals/professionals.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stems.ts';
import { wordsIn } from '../text/tokens.ts';

interface OperatorCue {
  profession: Profession;
  /** The stems of the phrase, in order. */
  stems: readonly string[];
}

let prepared: { version: number; cues: Map<Language, OperatorCue[]> } | undefined;

/**
 * The trade of an operator's keyword in a folded message of this language, whatever its accents and
 * inflection; of several the one with most words. Null where none matches.
 */
export function findOperatorCue(folded: string, language: Language): Profession | null {
  const cues = cuesOf(language);
  if (cues.length === 0) return null;
  const stems = wordsIn(folded).map((word) => stem(word, language));
  const found = cues.filter((cue) => standsIn(cue.stems, stems));
  const [longest] = found.toSorted((a, b) => b.stems.length - a.stems.length);
  return longest?.profession ?? null;
}

function cuesOf(language: Language): readonly OperatorCue[] {
  if (prepared?.version !== catalogueVersion()) {
    const cues = new Map(LANGUAGES.map((one) => [one, readCues(one)]));
    prepared = { version: catalogueVersion(), cues };
  }
  return prepared.cues.get(language) ?? [];
}

function readCues(language: Language): OperatorCue[] {
  return listCueWords(language).flatMap(([profession, words]) =>
    words.flatMap((phrase) => {
      const stems = wordsIn(fold(phrase)).map((word) => stem(word, language));
      return stems.length > 0 ? [{ profession, stems }] : [];
    }),
  );
}

function standsIn(phrase: readonly string[], stems: readonly string[]): boolean {
  return stems.some((_, at) => phrase.every((word, next) => stems[at + next] === word));
}
