import type { Cue } from '#server/assistant/profession/cue-index.ts';
import type { Reading } from '#server/assistant/reading.ts';

/**
 * The readings without cues and words of the lexicon that occur in no other text: such a cue may
 * have been derived from this very message (leakage). `others` are the readings of texts written
 * separately.
 */
export function withoutReadOff(
  messages: readonly Reading[],
  others: readonly Pick<Reading, 'sightings' | 'words'>[],
): Reading[] {
  const cues = new Map<Cue, number>();
  const stems = new Map<string, number>();
  const count = <Key>(counts: Map<Key, number>, key: Key) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { sightings, words } of [...messages, ...others]) {
    for (const cue of new Set(sightings.map((sighting) => sighting.cue))) count(cues, cue);
    for (const stem of new Set(words.map((word) => word.stem))) count(stems, stem);
  }
  return messages.map((reading) => ({
    ...reading,
    sightings: reading.sightings.filter(({ cue }) => cues.get(cue)! > 1),
    words: reading.words.filter(({ stem }) => stems.get(stem)! > 1),
  }));
}
