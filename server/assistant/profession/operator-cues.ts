import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
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

/** By the first stem, so that a long message does not try every cue at every word. */
type Cues = ReadonlyMap<string, readonly OperatorCue[]>;

let prepared: { version: number; cues: Map<UnderstoodLanguage, Cues> } | undefined;

/**
 * The trade of an operator's keyword in a folded message of this language, whatever its accents and
 * inflection; of several the one with most words. Null where none matches.
 */
export function findOperatorCue(folded: string, language: UnderstoodLanguage): Profession | null {
  const cues = cuesOf(language);
  if (cues.size === 0) return null;
  const stems = wordsIn(folded).map((word) => stem(word, language));
  const found = stems.flatMap((first, at) =>
    (cues.get(first) ?? []).filter((cue) => standsAt(cue.stems, stems, at)),
  );
  const [longest] = found.toSorted((a, b) => b.stems.length - a.stems.length);
  return longest?.profession ?? null;
}

function cuesOf(language: UnderstoodLanguage): Cues {
  if (prepared?.version !== catalogueVersion()) {
    const cues = new Map(UNDERSTOOD_LANGUAGES.map((one) => [one, readCues(one)]));
    prepared = { version: catalogueVersion(), cues };
  }
  return prepared.cues.get(language) ?? new Map();
}

function readCues(language: UnderstoodLanguage): Cues {
  const cues = listCueWords(language).flatMap(([profession, words]) =>
    words.flatMap((phrase) => {
      const stems = wordsIn(fold(phrase)).map((word) => stem(word, language));
      return stems.length > 0 ? [{ profession, stems }] : [];
    }),
  );
  return Map.groupBy(cues, ({ stems }) => stems[0] ?? '');
}

function standsAt(phrase: readonly string[], stems: readonly string[], at: number): boolean {
  return phrase.every((word, next) => stems[at + next] === word);
}
