/**
 * Templates that mention a trade in one language; `{}` is its name. With the names of the lexicon
 * they make documents that teach how any trade is mentioned.
 */
export type FrameLists = {
  /** The trade is wanted, with person, time and price beside it. */
  readonly wanted: readonly string[];
  readonly wishes: readonly string[];
  /** The trade was there and is wanted again, or another one of it. */
  readonly replaced: readonly string[];
  /** The trade is part of the story of another need, told before or after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The trade is the author, or is thanked: nothing is needed. */
  readonly nothing: readonly string[];
};
