import type { Question } from '#contract/requests/assistant.ts';

/**
 * How people of one language answer "Is everything right? Shall I send it?". Lists hold templates
 * (`expandTemplate`) over words without accents and apostrophes; patterns are read in folded text.
 */
export interface TurnPhrases {
  /** Ways to say an unmistakable yes. */
  yes: readonly string[];
  no: readonly string[];
  startOver: readonly string[];
  /** Courtesies, and words that say nothing of their own: beside a yes or a no they change nothing. */
  fillers: readonly string[];
  /** Words that may stand around a yes wherever they like; none of them denies, asks or adds anything. */
  loose: string;
  /** Wants to begin again, or not to send, among other words. */
  beginsAgain: RegExp;
  refuses: RegExp;
  /** What is asked, by what it is about; the first that matches counts. */
  questions: readonly (readonly [about: Question, pattern: RegExp])[];
  /** An utterance that asks, whatever about. */
  asks: RegExp;
  /** Orders that something of the request be another, or says that something is. */
  orders: RegExp;
  changes: readonly RegExp[];
  /** What follows is to be added to the description, or taken from it. */
  adds: RegExp;
  removes: RegExp;
  /** Hesitates: what is said beside it is not yet an order. */
  hesitates: RegExp;
}
