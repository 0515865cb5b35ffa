/**
 * What a phrase in lower case without accents is the name of, or null when no place is called so.
 * Everyday words that are also towns count as words, unless even those are asked for.
 */
export type PlaceLookup = (
  foldedPhrase: string,
  evenCommonWords?: boolean,
) => { population: number; kind: string } | null;
