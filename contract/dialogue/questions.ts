import type { Talk } from './talk.ts';
import type { ReplyKey } from './replies.ts';
import { MAX_QUESTIONS } from './steps.ts';

/** Asks for what is missing, or shows the summary and asks whether to send it. */
export function ask(talk: Talk): void {
  const { step, questions } = talk.progress;
  if (step === 'confirmation') {
    talk.replies.push({ say: 'summary', asks: step }, { say: 'confirm', asks: step });
    return;
  }
  const late = step === 'profession' && questions > MAX_QUESTIONS;
  talk.replies.push({ say: late ? 'ask.professionLast' : `ask.${step}`, asks: step });
  if (step === 'contact') talk.next = { do: 'prove', contact: null };
}

/** Asks the present question once more, without the summary where that stands there already. */
export function askAgain(talk: Talk): void {
  const { step } = talk.progress;
  if (step === 'confirmation') talk.replies.push({ say: 'confirm', asks: step });
  else ask(talk);
}

/** Asks the present question in other words. */
export function askBy({ replies, progress }: Talk, key: ReplyKey): void {
  replies.push({ say: key, asks: progress.step });
}
