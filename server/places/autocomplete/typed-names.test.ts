import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { autocompletePlaces } from './autocomplete.ts';
import { TYPED_IN_ENGLISH } from '#server/places/typed-names/en.ts';
import { TYPED_IN_FRENCH } from '#server/places/typed-names/fr.ts';
import { TYPED_IN_SPANISH } from '#server/places/typed-names/es.ts';

const LISTS = { en: TYPED_IN_ENGLISH, fr: TYPED_IN_FRENCH, es: TYPED_IN_SPANISH };
const all = Object.entries(LISTS).flatMap(([language, list]) =>
  list.map(([typed, meant]) => ({ language: language as Language, typed, meant })),
);

/** The rank of the right place among the suggestions; -1 where it is missing. */
function rankOf({ language, typed, meant }: (typeof all)[number]): number {
  const found = autocompletePlaces({ input: typed, language });
  return found.findIndex(({ description }) => description.startsWith(meant));
}

describe('places as people type them', () => {
  it('are 300 and more, each once', () => {
    expect(new Set(all.map(({ language, typed }) => `${language} ${typed}`)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(300);
  });

  it.each(['en', 'fr', 'es'] as const)('are found among the first three: %s', (language) => {
    const list = all.filter((one) => one.language === language);
    const missed = list.filter((one) => ![0, 1, 2].includes(rankOf(one)));
    expect(missed.map(({ typed, meant }) => `${typed} -> ${meant}`)).toHaveLength(0);
  });
});
