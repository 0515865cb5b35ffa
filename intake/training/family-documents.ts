import { readFileSync } from 'node:fs';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { isProfession } from '#contract/professionals/professions.ts';
import { classOf } from '#server/assistant/profession/subjects.ts';
import type { Document } from './documents.ts';
import { generator } from './random-order.ts';

const FOLDER = new URL('./families/', import.meta.url);
const SAID_OF_EACH = 2;
const WEIGHT = 0.35;
const SEED = 11;

/** Things of one trade that are alike, and what is said of them: "{}" is where the thing stands. */
export type Family = {
  readonly language: UnderstoodLanguage;
  readonly target: number;
  readonly said: readonly string[];
  readonly things: readonly string[];
};

/** Two sentences on every thing of every family. Deterministic. */
export function familyDocuments(): Document[] {
  const random = generator(SEED);
  return UNDERSTOOD_LANGUAGES.flatMap(readFamilies).flatMap(({ language, target, said, things }) =>
    things.flatMap((thing) => {
      const from = Math.floor(random() * said.length);
      return Array.from({ length: SAID_OF_EACH }, (_, number) => ({
        text: said[(from + number) % said.length]!.replace('{}', thing),
        language,
        target,
        weight: WEIGHT,
      }));
    }),
  );
}

/**
 * The families of a language: blocks of three lines, the trade, "> " with what is said divided by
 * strokes, and the things divided by commas. Throws for a block of another form.
 */
export function readFamilies(language: UnderstoodLanguage): Family[] {
  const blocks = readFileSync(familyFile(language), 'utf8').trim().split(/\n\n+/);
  return blocks.map((block) => {
    const [trade = '', said = '', things = '', ...more] = block.split('\n');
    if (!isProfession(trade) || !said.startsWith('> ') || !things || more.length > 0)
      throw new Error(`Not a family of ${language}: ${block.slice(0, 80)}`);
    return {
      language,
      target: classOf(trade),
      said: said.slice(2).split(' | '),
      things: things.split(', '),
    };
  });
}

/** The file of the families of a language. */
export function familyFile(language: UnderstoodLanguage): URL {
  return new URL(`${language}.txt`, FOLDER);
}
