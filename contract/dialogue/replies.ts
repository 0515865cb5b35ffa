import type { Question } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Field, Step } from './steps.ts';

/** What the assistant can say, each the key of a text. */
export type ReplyKey =
  | 'greeting'
  | 'gotIt'
  | 'gotItIn'
  | 'notUnderstood'
  | `ask.${Exclude<Step, 'confirmation'>}`
  | 'ask.professionLast'
  | 'ask.whichOfThese'
  | 'ask.number'
  | 'ask.locationUnknown'
  | 'ask.locationTown'
  | 'ask.destination'
  | 'tookTown'
  | 'between'
  | 'isIt'
  | 'goOn'
  | 'otherNeeds'
  | 'alsoNoted'
  | 'dropped'
  | 'reply.greeting'
  | 'reply.about-us'
  | 'reply.outside'
  | 'danger.first'
  | 'chooseUrgency'
  | 'urgencyNoted'
  | 'takeYourTime'
  | 'changedAsSaid'
  | 'whatToChange'
  | `whatInstead.${Field}`
  | 'confirm'
  | 'confirmAll'
  | 'sentLeft'
  | 'nothingSentYet'
  | 'beginAgain'
  | 'sending'
  | 'sendingAll'
  | 'invalidContact'
  | `answer.${Question}`;

/** What stands in a text; names of trades are put into the reader's language by the screen. */
export interface ReplyValues {
  profession?: Profession;
  one?: Profession;
  other?: Profession;
  location?: string;
  /** An extra question, in the operator's words. */
  question?: string;
  /** Words of the person, to be quoted. */
  quotes?: readonly string[];
  asked?: Field;
  /** How many drafts it is about. */
  count?: number;
}

/** One bubble of the assistant. With `asks` it is said only while that step is still the one asked for. */
export interface Reply {
  say: ReplyKey | 'summary' | 'languages';
  values?: ReplyValues;
  asks?: Step;
}
