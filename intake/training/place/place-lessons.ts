import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { PlaceLookup } from '#server/assistant/place/place-lookup.ts';
import { fold } from '#server/assistant/text/fold.ts';
import { exampleOf, lookupPlace, type PlacedMessage, type PlaceExample } from './place-examples.ts';
import { fillPattern, placelessPhrases, readPatterns } from './place-patterns.ts';
import { namesFor, swapNames, typeLoosely } from './place-swaps.ts';
import { generator } from '#intake/training/random-order.ts';

const SWAPS = 4;
const SWAP_WEIGHT = 0.4;
const PATTERN_ROUNDS = 24;
const PATTERN_WEIGHT = 0.05;
const PHRASE_WEIGHT = 0.25;
const FORGOTTEN = 0.15;

/** A labelled message, as it is and augmented with other names. */
export function lessonsOf(message: PlacedMessage, seed: number): PlaceExample[] {
  const random = generator(seed);
  const names = namesFor(message.language);
  const lessons = [exampleOf(message, 1)];
  for (let round = 0; round < SWAPS; round += 1) {
    const swapped = typeLoosely(swapNames(message, names, random), random);
    lessons.push(exampleOf(swapped, SWAP_WEIGHT, forgetful(swapped, random)));
  }
  return lessons.filter((lesson) => lesson !== null);
}

/** Messages generated from the patterns and the phrases of the professions. */
export function patternLessons(seed: number): PlaceExample[] {
  const random = generator(seed);
  return UNDERSTOOD_LANGUAGES.flatMap((language) => {
    const phrases = placelessPhrases(language);
    const names = namesFor(language);
    const lessons = phrases.map((text) => {
      return exampleOf(typeLoosely({ text, start: -1, end: -1, language }, random), PHRASE_WEIGHT);
    });
    for (let round = 0; round < PATTERN_ROUNDS; round += 1) {
      for (const pattern of readPatterns(language)) {
        const filled = fillPattern(pattern, language, phrases, names, random);
        const message = typeLoosely(filled, random);
        lessons.push(exampleOf(message, PATTERN_WEIGHT, forgetful(message, random)));
      }
    }
    return lessons.filter((lesson) => lesson !== null);
  });
}

/** A gazetteer that, now and then, lacks the name of this message (dropout). */
function forgetful({ text, start, end }: PlacedMessage, random: () => number): PlaceLookup {
  if (start < 0 || random() >= FORGOTTEN) return lookupPlace;
  const forgotten = fold(text.slice(start, end));
  return (phrase, evenCommonWords) =>
    phrase === forgotten ? null : lookupPlace(phrase, evenCommonWords);
}
