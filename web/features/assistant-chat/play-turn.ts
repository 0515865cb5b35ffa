import type { Contact } from '#contract/dialogue/contact-text.ts';
import type { Draft } from '#contract/dialogue/draft.ts';
import type { Reply } from '#contract/dialogue/replies.ts';
import { respond, type Input } from '#contract/dialogue/respond.ts';
import type { OtherNeed, Progress } from '#contract/dialogue/steps.ts';
import type { User } from '#web/lib/api/session.tsx';
import { TIMINGS } from './timings.ts';
import type { Stage } from './use-script.ts';

/** What a turn needs of the chat. `now` is where the conversation stands at that moment. */
export interface TurnContext {
  now: () => Progress;
  set: (progress: Progress) => void;
  textOf: (reply: Reply) => string;
  user: User | null;
  onReady: (draft: Draft, otherNeeds: readonly OtherNeed[]) => void;
  onContactNeeded: (contact: Contact | null) => void;
}

/**
 * Answers what a person did: says the replies one after another in the documented rhythm, and does
 * what follows. A question that was answered beside the conversation meanwhile is not asked; the one
 * that is open by then is.
 */
export async function playTurn(stage: Stage, context: TurnContext, input: Input): Promise<void> {
  const { now, set, user } = context;
  const { progress, replies, next } = respond(now(), input, user !== null);
  set(progress);
  for (const reply of replies) {
    const still = () => reply.asks === undefined || reply.asks === now().step;
    await sayReply(stage, reply, context.textOf(reply), still);
    if (!still()) return playTurn(stage, context, { type: 'went-on' });
  }
  if (next.do === 'send') return send(stage, context, replies.length > 0);
  if (next.do === 'prove') return prove(stage, context, next.contact);
  return undefined;
}

function sayReply(stage: Stage, { say }: Reply, text: string, still: () => boolean): Promise<void> {
  if (say === 'summary') return stage.say('', { after: TIMINGS.confirmation, kind: say, still });
  return stage.say(text, { kind: say === 'languages' ? say : 'text', still });
}

async function send(
  stage: Stage,
  { now, user, onReady }: TurnContext,
  said: boolean,
): Promise<void> {
  if (said) await stage.pause(TIMINGS.submit - TIMINGS.reply);
  const { draft, otherNeeds } = now();
  onReady({ ...draft, email: user?.email ?? null, phone: user?.phone ?? null }, otherNeeds);
}

async function prove(stage: Stage, context: TurnContext, contact: Contact | null): Promise<void> {
  if (contact) return context.onContactNeeded(contact);
  await stage.pause(TIMINGS.askWho - TIMINGS.reply);
  if (context.now().step === 'contact') return context.onContactNeeded(null);
  return playTurn(stage, context, { type: 'went-on' });
}
