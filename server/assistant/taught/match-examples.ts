import type { Profession } from '#contract/professionals/professions.ts';
import type { Reading } from '../reading.ts';
import {
  examplesOf,
  sum,
  tellingStems,
  UNKNOWN_WEIGHT,
  type ExampleIndex,
} from './example-index.ts';

/** The trade whose examples a message is most like. */
export interface Likeness {
  profession: Profession;
  /** How alike they are, 0 to 1. */
  score: number;
  /** How like the nearest example it is, 0 to 1. */
  nearest: number;
}

/** Only so many different words of a message are compared: it says by then what it is about. */
const MAX_WORDS = 150;
/** A long message is compared with an example as if it were at most so many times as long. */
const MAX_RATIO = 2.5;
/** Two words count from this weight on, which two that many trades share do not reach. */
const MIN_SHARED_WEIGHT = 0.65;
/** One word alone counts where no lexicon has it, or from this weight on if it is typical of the trade. */
const MIN_TELLING_WEIGHT = 0.5;

/** The trade whose examples are most like a message; null where none shares anything that tells. */
export function matchExamples({ meant, spoken }: Reading): Likeness | null {
  const index = examplesOf(spoken);
  if (!index) return null;
  const words = meant.filter(({ aside }) => !aside).map(({ token }) => token.word);
  const stems = tellingStems(words, spoken).slice(0, MAX_WORDS);
  const weight = sum(stems.map(index.weightOf));
  if (weight === 0) return null;
  const nearest = nearestExamples(stems, weight, index);
  const scored = [...nearest].map(([profession, likeness]) => ({
    profession,
    nearest: likeness,
    score: (likeness + shareTypical(stems, weight, profession, index)) / 2,
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** How like its nearest example a message is, by trade. */
function nearestExamples(stems: readonly string[], weight: number, index: ExampleIndex) {
  const shared = new Map<number, { weight: number; words: number; tells: boolean }>();
  for (const word of stems) {
    const own = index.weightOf(word);
    for (const number of index.byStem.get(word) ?? []) {
      const before = shared.get(number) ?? { weight: 0, words: 0, tells: false };
      shared.set(number, {
        weight: before.weight + own,
        words: before.words + 1,
        tells: before.tells || isTelling(word, own, number, index),
      });
    }
  }
  const nearest = new Map<Profession, number>();
  for (const [number, { weight: common, words, tells }] of shared) {
    const example = index.examples[number]!;
    if (!tells && (words < 2 || common < MIN_SHARED_WEIGHT)) continue;
    const length = Math.min(weight, MAX_RATIO * example.weight);
    const likeness = Math.min(1, common / Math.sqrt(length * example.weight));
    nearest.set(example.profession, Math.max(likeness, nearest.get(example.profession) ?? 0));
  }
  return nearest;
}

/** Whether a word alone speaks for the trade of an example. */
function isTelling(word: string, weight: number, number: number, index: ExampleIndex): boolean {
  const { profession } = index.examples[number]!;
  if (weight >= UNKNOWN_WEIGHT) return true;
  return weight >= MIN_TELLING_WEIGHT && index.typical.get(profession)?.get(word) === 1;
}

/** Which share of a message is typical of a trade. */
function shareTypical(
  stems: readonly string[],
  weight: number,
  profession: Profession,
  { typical, weightOf }: ExampleIndex,
): number {
  const known = typical.get(profession);
  return sum(stems.map((word) => weightOf(word) * (known?.get(word) ?? 0))) / weight;
}
