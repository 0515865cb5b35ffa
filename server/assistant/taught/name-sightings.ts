import type { UnderstoodLanguage } from '#contract/language.ts';
import { catalogueVersion, listAddedNames } from '#server/professionals/professionals.ts';
import { cuesOfName, type Cue } from '../profession/cue-index.ts';
import { cuesOf } from '../profession/knowledge.ts';
import { followPhrase, type Sighting, type TellingWord } from '../profession/sightings.ts';
import { stem } from '../text/stems.ts';

/** The names of the trades the operator added, by their first stem. */
type Names = ReadonlyMap<string, readonly Cue[]>;

let prepared: { version: number; names: Map<UnderstoodLanguage, Names> } | undefined;

/**
 * The sightings of a message with those of names of added trades. A built-in name inside a longer
 * one is part of it: a bicycle mechanic is no mechanic.
 */
export function withAddedNames(
  sightings: Sighting[],
  words: readonly TellingWord[],
  language: UnderstoodLanguage,
): Sighting[] {
  const names = namesOf(language);
  if (names.size === 0) return sightings;
  // The spelling of a name nobody taught the program is not corrected to one it knows.
  const typed = words.map((word) => ({ ...word, stem: stem(word.word, language) }));
  const found = new Map<Cue, Sighting>();
  for (const [at, word] of typed.entries()) {
    for (const cue of names.get(word.stem) ?? []) {
      const last = found.has(cue) ? null : followPhrase(typed, at, cue);
      if (last !== null) found.set(cue, { cue, first: word.token, last });
    }
  }
  const added = [...found.values()];
  const isInside = ({ cue, first, last }: Sighting) =>
    cue.strength === 'name' && added.some((one) => one.first <= first && last <= one.last);
  return [...sightings.filter((sighting) => !isInside(sighting)), ...added];
}

function namesOf(language: UnderstoodLanguage): Names {
  if (prepared?.version !== catalogueVersion()) {
    prepared = { version: catalogueVersion(), names: new Map() };
  }
  const known = prepared.names.get(language);
  if (known) return known;
  const names = readNames(language);
  prepared.names.set(language, names);
  return names;
}

function readNames(language: UnderstoodLanguage): Names {
  const added = listAddedNames(language);
  if (added.length === 0) return new Map();
  const cues = added.flatMap(([trade, name]) => cuesOfName(trade, name, language));
  return Map.groupBy(
    cues.filter((cue) => !isBuiltInName(cue, language)),
    ({ stems }) => stems[0] ?? '',
  );
}

/** Whether a trade that comes with the program is called exactly so: it stays the one meant. */
function isBuiltInName({ stems }: Cue, language: UnderstoodLanguage): boolean {
  const alike = cuesOf(language).byStem.get(stems[0] ?? '') ?? [];
  return alike.some(
    ({ strength, subject, stems: others }) =>
      strength === 'name' && subject !== 'outside' && others.join(' ') === stems.join(' '),
  );
}
