import type { Contact } from '#contract/dialogue/contact-text.ts';
import type { Draft } from '#contract/dialogue/draft.ts';
import type { Reply } from '#contract/dialogue/replies.ts';
import type { Input } from '#contract/dialogue/respond.ts';
import { draftsOf } from '#contract/dialogue/drafts.ts';
import type { Progress, SentDraft, StepEvent } from '#contract/dialogue/steps.ts';
import type { User } from '#web/lib/api/session.tsx';
import { pageOf } from './answer-pages.ts';
import { learnQuestions, type QuestionsOf } from './learn-questions.ts';
import { TIMINGS } from './timings.ts';
import type { Stage } from './use-script.ts';

/** A draft that may be submitted, with its position in the conversation. */
export interface ReadyDraft {
  position: number;
  draft: Draft;
}

/**
 * Submits drafts in turn; resolves with those that became requests, which is not all of them where it
 * failed. `last` is whether the conversation has no others.
 */
export type Submit = (
  drafts: readonly ReadyDraft[],
  last: boolean,
) => Promise<readonly (SentDraft & { position: number })[]>;

/** What a turn needs of the chat. `now` is where the conversation stands at that moment. */
export interface TurnContext {
  now: () => Progress;
  set: (progress: Progress) => void;
  textOf: (reply: Reply) => string;
  /** Who is signed in by now: after a reload that is known a moment later. */
  user: () => User | null;
  step: (event: StepEvent) => Progress;
  questionsOf: QuestionsOf;
  onReady: Submit;
  onContactNeeded: (contact: Contact | null) => void;
}

/**
 * Answers what a person did: says the replies one after another in the documented rhythm, and does
 * what follows. A question that was answered beside the conversation meanwhile is not asked; the one
 * that is open by then is.
 */
export async function playTurn(stage: Stage, context: TurnContext, input: Input): Promise<void> {
  const { now, set } = context;
  // Loaded beside the screen, which is drawn without it.
  const { respond } = await import('#contract/dialogue/respond.ts');
  const turnNow = () => respond(now(), input, context.user() !== null);
  const first = turnNow();
  const hasLearned = await stage.think(learnQuestions(context, first.progress.draft.profession));
  const { progress, replies, next } = hasLearned ? turnNow() : first;
  set(progress);
  for (const reply of replies) {
    const still = () => reply.asks === undefined || reply.asks === now().step;
    await sayReply(stage, reply, context.textOf(reply), still);
    if (!still()) return playTurn(stage, context, { type: 'went-on' });
  }
  if (next.do === 'send') return send(stage, context, next.positions, replies.length > 0);
  if (next.do === 'prove') return prove(stage, context, next.contact);
  return undefined;
}

function sayReply(stage: Stage, reply: Reply, text: string, still: () => boolean): Promise<void> {
  const { say } = reply;
  if (say === 'summary') return stage.say('', { after: TIMINGS.confirmation, kind: say, still });
  const kind = say === 'languages' ? say : 'text';
  return stage.say(text, { kind, page: pageOf(reply), still });
}

async function send(
  stage: Stage,
  context: TurnContext,
  positions: readonly number[],
  said: boolean,
): Promise<void> {
  if (said) await stage.pause(TIMINGS.submit - TIMINGS.reply);
  const { now, onReady, step } = context;
  const user = context.user();
  const contact = { email: user?.email ?? null, phone: user?.phone ?? null };
  const all = draftsOf(now()).map((draft, position) => ({
    position,
    draft: { ...draft, ...contact },
  }));
  const ready = all.filter(({ position }) => positions.includes(position));
  const sent = await onReady(ready, ready.length === all.length);
  // All of them: the results follow.
  if (sent.length === 0 || sent.length === all.length) return undefined;
  step({ type: 'submitted', sent });
  return playTurn(stage, context, { type: 'sent-some' });
}

async function prove(stage: Stage, context: TurnContext, contact: Contact | null): Promise<void> {
  if (contact) return context.onContactNeeded(contact);
  await stage.pause(TIMINGS.askWho - TIMINGS.reply);
  if (context.now().step === 'contact') return context.onContactNeeded(null);
  return playTurn(stage, context, { type: 'went-on' });
}
