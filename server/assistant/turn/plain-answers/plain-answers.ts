/**
 * How people of one language say yes, no or "start over", and nothing else. Lists hold templates
 * (`templateReader`) over words without accents and apostrophes: "it's" is `it s`.
 */
export interface PlainAnswers {
  /** Usual spellings of words that are shortened or run together. */
  spellings: ReadonlyMap<string, readonly string[]>;
  /** Unmistakable ways to say yes: a yes, an order to send, or that it is right as it stands. */
  yes: readonly string[];
  /** Ways to agree that say yes alone or with courtesies, but not among other words. */
  agrees: readonly string[];
  no: readonly string[];
  startOver: readonly string[];
  /** Courtesies, and words that say nothing of their own: beside a yes or a no they change nothing. */
  courtesies: readonly string[];
  /** Words that may stand around a yes wherever they like; none of them denies, asks or adds anything. */
  loose: string;
  /** What may stand in a clause of its own beside an order to send: how it was checked, who agrees, how it pleases. */
  asides: readonly string[];
}

/** Spellings written as `word = words`, divided by strokes. */
export function spellings(list: string): PlainAnswers['spellings'] {
  return new Map(
    list.split('|').map((pair) => {
      const [word = '', words = ''] = pair.split('=');
      return [word.trim(), words.trim().split(' ')] as const;
    }),
  );
}
