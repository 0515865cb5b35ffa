import type { UnderstoodLanguage } from '#contract/language.ts';
import { TYPED_IN_ENGLISH } from '#server/places/typed-names/en.ts';
import { TYPED_IN_SPANISH } from '#server/places/typed-names/es.ts';
import { TYPED_IN_FRENCH } from '#server/places/typed-names/fr.ts';
import { p99Figure, type Figure } from '../report.ts';

const LISTS = { en: TYPED_IN_ENGLISH, fr: TYPED_IN_FRENCH, es: TYPED_IN_SPANISH };

/** The time the gazetteer takes to suggest places for each name of its tests, in milliseconds. */
export async function measureAddresses(): Promise<Figure[]> {
  const { autocompletePlaces } = await import('#server/places/places.ts');
  const typed = Object.entries(LISTS).flatMap(([language, list]) =>
    list.map(([input]) => ({ input, language: language as UnderstoodLanguage })),
  );
  const began = performance.now();
  for (const query of typed.slice(0, 3)) autocompletePlaces(query);
  const loaded = performance.now() - began;
  const times = typed.map((query) => {
    const from = performance.now();
    autocompletePlaces(query);
    return performance.now() - from;
  });
  const of = `${typed.length} names; ready after ${loaded.toFixed(0)} ms`;
  return [p99Figure('suggestions of places', times, { atMost: 15, of })];
}
