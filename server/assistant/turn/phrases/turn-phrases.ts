import type { Question } from '#contract/requests/assistant.ts';
import { lazily, type Pattern } from '../../text/lazy-pattern.ts';

/**
 * What utterances of one language that are no plain answer do at "Is everything right? Shall I send
 * it?". Patterns are read in folded text.
 */
export interface TurnPhrases<One extends Pattern = RegExp> {
  /** Wants to begin again, or not to send, among other words. */
  beginsAgain: One;
  refuses: One;
  /** Says that nobody is needed any more, whatever else it says: somebody else does it, or it works. */
  settled: One;
  /** What is asked, by what it is about; the first that matches counts. */
  questions: readonly (readonly [about: Question, pattern: One])[];
  /** An utterance that asks, whatever about. */
  asks: One;
  /** Words that ask where something people ask about is named beside them. */
  mayAsk: One;
  /** Asks that something be changed: an order in the form of a question. */
  requests: One;
  /** Orders that something of the request be another, or says that something is. */
  orders: One;
  changes: readonly One[];
  /** What follows is to be added to the description, or taken from it. */
  adds: One;
  removes: One;
  /** Begins with a thing: tells of the job, where it does nothing else. */
  tellsMore: One;
  /** Hesitates: what is said beside it is not yet an order. */
  hesitates: One;
}

/** The same phrases, each pattern compiled as texts need it. */
export function compileLazily(phrases: TurnPhrases): TurnPhrases<Pattern> {
  const { questions, changes, ...others } = phrases;
  const single = Object.fromEntries(
    Object.entries(others).map(([name, pattern]) => [name, lazily(pattern)]),
  ) as Omit<TurnPhrases<Pattern>, 'questions' | 'changes'>;
  return {
    ...single,
    questions: questions.map(([about, pattern]) => [about, lazily(pattern)] as const),
    changes: changes.map(lazily),
  };
}
