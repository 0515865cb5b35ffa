import type { Question } from '#contract/requests/assistant.ts';

/**
 * What utterances of one language that are no plain answer do at "Is everything right? Shall I send
 * it?". Patterns are read in folded text.
 */
export interface TurnPhrases {
  /** Wants to begin again, or not to send, among other words. */
  beginsAgain: RegExp;
  refuses: RegExp;
  /** Says that nobody is needed any more, whatever else it says: somebody else does it, or it works. */
  settled: RegExp;
  /** What is asked, by what it is about; the first that matches counts. */
  questions: readonly (readonly [about: Question, pattern: RegExp])[];
  /** An utterance that asks, whatever about. */
  asks: RegExp;
  /** Words that ask where something people ask about is named beside them. */
  mayAsk: RegExp;
  /** Asks that something be changed: an order in the form of a question. */
  requests: RegExp;
  /** Orders that something of the request be another, or says that something is. */
  orders: RegExp;
  changes: readonly RegExp[];
  /** What follows is to be added to the description, or taken from it. */
  adds: RegExp;
  removes: RegExp;
  /** Begins with a thing: tells of the job, where it does nothing else. */
  tellsMore: RegExp;
  /** Hesitates: what is said beside it is not yet an order. */
  hesitates: RegExp;
}
