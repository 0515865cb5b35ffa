/**
 * What a phrase in lower case without accents is the name of, or null where no place has that name.
 * Everyday words that are also towns count as words, unless even those are requested.
 */
export type PlaceLookup = (
  foldedPhrase: string,
  evenCommonWords?: boolean,
) => { population: number; kind: string } | null;
