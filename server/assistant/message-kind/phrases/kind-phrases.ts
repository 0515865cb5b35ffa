/** How one language greets and asks about this site. Patterns match folded text. */
export interface KindPhrases {
  /** Every greeting, thank-you and farewell contains one of these. */
  greets: ReadonlySet<string>;
  /** All words of a message that is nothing but a greeting, a thank-you or a farewell. */
  greetings: ReadonlySet<string>;
  /** Questions that can only be about this site, or work sought instead of offered. */
  aboutUs: readonly RegExp[];
  /** Questions that are about this site where no trade is named. */
  rather: readonly RegExp[];
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
