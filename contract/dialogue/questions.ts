import type { Draft } from './draft.ts';
import { say, step, type Talk } from './talk.ts';
import type { Reply, ReplyKey } from './replies.ts';
import { MAX_QUESTIONS } from './steps.ts';
import { openQuestion } from './extra-of-trade.ts';
import { lacksWhereTo } from './where-to.ts';

/** Asks for what is missing, or shows the summary and asks whether to send it. */
export function ask(talk: Talk): void {
  const { step: asked, questions } = talk.progress;
  if (asked === 'confirmation') {
    talk.replies.push({ say: 'summary', asks: asked }, confirmation(talk));
    return;
  }
  if (asked === 'location' && lacksWhereTo(talk.progress)) return askBy(talk, 'ask.destination');
  if (asked === 'location' && talk.progress.draft.town) return askBy(talk, 'ask.locationTown');
  if (asked === 'details') return askDetail(talk, 'ask.details');
  const late = asked === 'profession' && questions > MAX_QUESTIONS;
  talk.replies.push({ say: late ? 'ask.professionLast' : `ask.${asked}`, asks: asked });
  if (asked === 'contact') talk.next = { do: 'prove', contact: null };
}

/** Asks the present question once more, without the summary where that stands there already. */
export function askAgain(talk: Talk): void {
  if (talk.progress.step === 'confirmation') talk.replies.push(confirmation(talk));
  else ask(talk);
}

/** Says which town was taken for one that was not said. */
export function sayTown(talk: Talk, { town }: Partial<Draft>): void {
  if (town?.taken) say(talk, 'tookTown', { location: town.taken });
}

/** Not like this: asks what is to change, before anything is lost. */
export function refuse(talk: Talk): void {
  step(talk, { type: 'doubted' });
  say(talk, 'whatToChange');
}

/** Asks the present question in other words. */
export function askBy({ replies, progress }: Talk, key: ReplyKey): void {
  replies.push({ say: key, asks: progress.step });
}

/** Asks the open extra question, in the operator's words. */
export function askDetail({ replies, progress }: Talk, key: 'ask.details' | 'ask.number'): void {
  const question = openQuestion(progress)?.question ?? '';
  replies.push({ say: key, values: { question }, asks: 'details' });
}

function confirmation({ progress }: Talk): Reply {
  const count = progress.otherNeeds.length + 1;
  return count === 1
    ? { say: 'confirm', asks: 'confirmation' }
    : { say: 'confirmAll', values: { count }, asks: 'confirmation' };
}
