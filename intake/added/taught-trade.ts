/** A trade as an operator would add it in one language. */
export interface TaughtTrade {
  readonly name: string;
  readonly examples: readonly string[];
  /** Messages that ask for it in other words than the examples. */
  readonly unseen: readonly string[];
}
