/**
 * Ways of speaking of a trade in one language; `{}` stands for its name. Together with the names of
 * the lexicon they make documents that teach how a trade is spoken of, whichever it is.
 */
export type FrameLists = {
  /** The trade is wanted, and what is said of whom, when and at what price beside it. */
  readonly wanted: readonly string[];
  readonly wishes: readonly string[];
  /** The trade was there and is wanted again, or another one of it. */
  readonly replaced: readonly string[];
  /** The trade is part of the story of another need, told before or after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The trade is the one who writes, or is thanked: nothing is needed. */
  readonly nothing: readonly string[];
};
