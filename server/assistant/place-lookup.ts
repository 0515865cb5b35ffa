/** What a phrase in lower case without accents is the name of, or null when no place is called so. */
export type PlaceLookup = (foldedPhrase: string) => { population: number; kind: string } | null;
