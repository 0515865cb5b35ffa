import type { Category } from '#contract/professionals/catalogue.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import { contactIn } from './contact-text.ts';
import { answerConfirmation, beginsAnother, decide, sayAndSend } from './confirmation.ts';
import { drop } from './several.ts';
import { answerField } from './field-answers.ts';
import type { Draft } from './draft.ts';
import { hearNeed, hearNeither, hearUnread } from './need.ts';
import { ask, refuse } from './questions.ts';
import type { Field, Progress } from './steps.ts';
import { say, send, step, type AssistantTurn, type Talk } from './talk.ts';
import { lacksWhereTo } from './where-to.ts';

/** What a person did. */
export type Input =
  /** Came without a word. */
  | { type: 'arrived' }
  /** Said something; `heard` is what was read from it, null where it could not be read. */
  | { type: 'said'; text: string; heard: Analysis | null; first: boolean }
  /** Began with a category of services. */
  | { type: 'chose-category'; category: Category }
  /** Chose instead of typing. */
  | { type: 'picked'; found: Partial<Draft> }
  | { type: 'chose-neither' }
  /** Without `only`, all drafts; else the one at that position. */
  | { type: 'decided'; yes: boolean; only?: number }
  /** Removed the draft at a position. */
  | { type: 'dropped'; position: number }
  | { type: 'chose-change'; field: Field }
  /** Answers the extra questions again. */
  | { type: 'chose-details' }
  | { type: 'started-over' }
  /** The contact is proved. */
  | { type: 'proved' }
  /** Some of the drafts were sent; the others are asked for again. */
  | { type: 'sent-some' }
  /** Sends again what could not be sent. */
  | { type: 'sent-again' }
  /** Came back, or changed something beside the conversation: the open question is asked. */
  | { type: 'went-on' };

/**
 * The assistant's turn after what a person did. Pure: the same progress and input give the same turn.
 * A request leaves by a decided yes alone, or by an utterance that is nothing but a yes.
 */
export function respond(progress: Progress, input: Input, signedIn: boolean): AssistantTurn {
  const talk: Talk = { signedIn, progress, replies: [], next: { do: 'wait' } };
  act(talk, input);
  const { replies, next } = talk;
  return { progress: talk.progress, replies, next };
}

function act(talk: Talk, input: Input): void {
  switch (input.type) {
    case 'arrived':
      step(talk, { type: 'asked' });
      return say(talk, 'greeting');
    case 'chose-category':
      return offerCategory(talk, input.category);
    case 'said':
      return hear(talk, input);
    case 'picked':
      return take(talk, input.found);
    case 'chose-neither':
      return hearNeither(talk);
    case 'decided':
      return input.yes ? decide(talk, input.only) : refuse(talk);
    case 'dropped':
      return drop(talk, input.position);
    case 'chose-change':
      return changeField(talk, input.field);
    case 'chose-details':
      step(talk, { type: 'reasked' });
      return ask(talk);
    case 'started-over':
      step(talk, { type: 'refused' });
      return say(talk, 'beginAgain');
    case 'proved':
      step(talk, { type: 'proved' });
      return sayAndSend(talk);
    case 'sent-again': {
      const { only } = talk.progress;
      const { ready } = step(talk, { type: 'agreed', signedIn: talk.signedIn, only });
      return ready ? send(talk) : ask(talk);
    }
    case 'sent-some':
      say(talk, 'sentLeft', { count: talk.progress.otherNeeds.length + 1 });
      return ask(talk);
    case 'went-on':
      return ask(talk);
  }
}

function offerCategory(talk: Talk, of: Category): void {
  step(talk, { type: 'understood', found: {}, offer: { of, professions: [] }, also: [] });
  step(talk, { type: 'asked' });
  say(talk, 'ask.whichOfThese');
}

function hear(talk: Talk, { text, heard, first }: Extract<Input, { type: 'said' }>): void {
  if (talk.progress.step === 'contact') return hearContact(talk, text);
  // A danger is mentioned at once, whatever the message answers.
  if (heard?.emergency) step(talk, { type: 'warned', danger: heard.emergency });
  if (heard?.otherLanguage) step(talk, { type: 'spoke', otherLanguage: heard.otherLanguage });
  if (!heard) return hearUnread(talk, text, first);
  if (first || talk.progress.step === 'profession') return hearNeed(talk, text, heard);
  if (beginsAnother(talk, text, heard)) return undefined;
  if (talk.progress.step === 'confirmation') return answerConfirmation(talk, text, heard);
  return answerField(talk, text, heard);
}

function hearContact(talk: Talk, text: string): void {
  const contact = contactIn(text);
  if (contact) talk.next = { do: 'prove', contact };
  else say(talk, 'invalidContact');
}

function take(talk: Talk, found: Partial<Draft>): void {
  const { step: before } = talk.progress;
  const isGoal = before === 'location' && found.location && lacksWhereTo(talk.progress);
  step(talk, { type: 'answered', found: isGoal ? { destination: found.location! } : found });
  if (before === 'urgency') say(talk, 'urgencyNoted');
  ask(talk);
}

function changeField(talk: Talk, field: Field): void {
  step(talk, { type: 'reopened', field });
  talk.replies.push({ say: `whatInstead.${field}`, asks: field });
}
