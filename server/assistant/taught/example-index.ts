import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import {
  catalogueVersion,
  listExamples,
  professionName,
} from '#server/professionals/professionals.ts';
import { EVERYDAY_WORDS } from '../place/everyday-words.ts';
import { cuesOf } from '../profession/knowledge.ts';
import { fold } from '../text/fold.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { stem } from '../text/stems.ts';
import { wordsIn } from '../text/tokens.ts';
import { RESIDUE } from '../turn/read-act.ts';

export interface Example {
  profession: Profession;
  /** The sum of the weights of its stems. */
  weight: number;
}

/** What the operator's examples teach in one language. */
export interface ExampleIndex {
  examples: readonly Example[];
  /** The numbers of the examples that hold a stem. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** How typical a stem is of a trade, above 0 to 1: 1 in its name or in several of its examples. */
  typical: ReadonlyMap<Profession, ReadonlyMap<string, number>>;
  weightOf(stem: string): number;
}

/** A stem nobody's lexicon holds says most. */
export const UNKNOWN_WEIGHT = 1;
const MIN_KNOWN_WEIGHT = 0.3;
const EVERYDAY_WEIGHT = 0.15;
const ONCE = 0.5;

let prepared:
  | { version: number; indexes: Map<UnderstoodLanguage, ExampleIndex | null> }
  | undefined;

/** The examples of a language, indexed at its first message; null where there are none. */
export function examplesOf(language: UnderstoodLanguage): ExampleIndex | null {
  if (prepared?.version !== catalogueVersion()) {
    prepared = { version: catalogueVersion(), indexes: new Map() };
  }
  const known = prepared.indexes.get(language);
  if (known !== undefined) return known;
  const index = readExamples(language);
  prepared.indexes.set(language, index);
  return index;
}

/** The different stems of a text that carry meaning, in order. */
export function tellingStems(words: readonly string[], language: UnderstoodLanguage): string[] {
  const telling = words.filter(
    (word) => !FUNCTION_WORDS[language].has(word) && !/^\d+$/.test(word) && word.length > 1,
  );
  return [...new Set(telling.map((word) => stem(word, language)))];
}

function readExamples(language: UnderstoodLanguage): ExampleIndex | null {
  const taught = listExamples(language);
  if (taught.length === 0) return null;
  const weightOf = weigher(language);
  const examples: Example[] = [];
  const byStem = new Map<string, number[]>();
  const typical = new Map<Profession, Map<string, number>>();
  for (const [profession, texts] of taught) {
    const known = new Map<string, number>();
    typical.set(profession, known);
    for (const word of tellingStems(wordsIn(fold(professionName(profession, language))), language))
      known.set(word, 1);
    for (const text of texts) {
      const stems = tellingStems(wordsIn(fold(text)), language);
      const number = examples.push({ profession, weight: sum(stems.map(weightOf)) }) - 1;
      for (const word of stems) {
        known.set(word, known.has(word) ? 1 : ONCE);
        const holding = byStem.get(word);
        if (holding) holding.push(number);
        else byStem.set(word, [number]);
      }
    }
  }
  return { examples, byStem, typical, weightOf };
}

/** Weighs a stem by how many built-in cues hold it: what says much of them says little of others. */
function weigher(language: UnderstoodLanguage): (stem: string) => number {
  const { byStem } = cuesOf(language);
  const everyday = new Set(
    [...EVERYDAY_WORDS[language], ...RESIDUE].map((word) => stem(word, language)),
  );
  return (word) => {
    if (everyday.has(word)) return EVERYDAY_WEIGHT;
    const holders = byStem.get(word)?.length ?? 0;
    return Math.max(MIN_KNOWN_WEIGHT, UNKNOWN_WEIGHT / (1 + Math.log2(1 + holders)));
  };
}

export function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}
