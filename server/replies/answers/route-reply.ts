import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { isLost, type TextJob } from '#server/notifications/notifications.ts';
import type { Answer } from './answer-words.ts';
import type { Reply } from './read-reply.ts';

/** Where a reply belongs. */
export type Route =
  | { to: 'answer'; leadId: string; answer: Answer }
  | { to: 'message'; leadId: string; words: string }
  /** What it is about is over. */
  | { to: 'ended'; leadId: string }
  /** It is not clear: the person is asked which they mean. */
  | { to: 'ask' }
  /** Nothing is open that it could be about. */
  | { to: 'nothing' };

/**
 * Where a reply of somebody with these jobs belongs. It guesses nowhere: what could mean two jobs is
 * asked back.
 */
export function routeReply(reply: Reply, jobs: readonly TextJob[], now: Date): Route {
  if (reply.mark !== null) return routeMarked(reply, jobs);
  const asked = jobs.filter(({ state }) => state === 'asked');
  return reply.answer && asked.length > 0
    ? routeBareAnswer(reply.answer, asked, { reply, jobs, now })
    : routeMessage(reply, jobs, now);
}

function routeMarked({ mark, answer, words }: Reply, jobs: readonly TextJob[]): Route {
  const named = jobs.filter((job) => job.mark === mark);
  const job = named.find(({ state }) => state !== 'ended') ?? named.at(-1);
  if (!job) return { to: 'ask' };
  const { leadId, state, isAnswered } = job;
  if (state === 'talking') return { to: 'message', leadId, words };
  // An answer that comes too late is refused by the rules of leads, with the reason.
  if (answer && (state === 'asked' || !isAnswered)) return { to: 'answer', leadId, answer };
  return state === 'asked' ? { to: 'ask' } : { to: 'ended', leadId };
}

function routeBareAnswer(
  answer: Answer,
  [question, ...others]: readonly TextJob[],
  { reply, jobs, now }: { reply: Reply; jobs: readonly TextJob[]; now: Date },
): Route {
  // What they were not asked by text yet, they cannot mean.
  if (!question || others.length > 0 || question.textedAt === null) return { to: 'ask' };
  const isNewer = ({ textedAt }: TextJob) => textedAt !== null && textedAt > question.textedAt!;
  const lost = jobs.filter((job) => isLost(job, +now - DAY_MS));
  if (lost.some(isNewer) || (lost.length > 0 && !question.askedBare)) return { to: 'ask' };
  // "Ok" may answer what somebody wrote since; a number answers the question.
  const isTalk = jobs.some((job) => job.state === 'talking' && isNewer(job));
  if (isTalk && !reply.isNumber) return { to: 'ask' };
  return { to: 'answer', leadId: question.leadId, answer };
}

function routeMessage({ words }: Reply, jobs: readonly TextJob[], now: Date): Route {
  const open = jobs.filter(({ state }) => state !== 'ended').toSorted(newestFirst);
  const [last, next] = open;
  if (!last) return routeLate(jobs, now);
  // The next was written about within the hour: they may mean it as well.
  const isClear = next === undefined || (last.textedAt !== null && !isRecent(next, now, HOUR_MS));
  return isClear && last.state === 'talking'
    ? { to: 'message', leadId: last.leadId, words }
    : { to: 'ask' };
}

function routeLate(jobs: readonly TextJob[], now: Date): Route {
  const [last] = jobs.filter((job) => isRecent(job, now, DAY_MS)).toSorted(newestFirst);
  return last ? { to: 'ended', leadId: last.leadId } : { to: 'nothing' };
}

function isRecent({ textedAt }: TextJob, now: Date, milliseconds: number): boolean {
  return textedAt !== null && +textedAt > +now - milliseconds;
}

function newestFirst(one: TextJob, other: TextJob): number {
  return +(other.textedAt ?? 0) - +(one.textedAt ?? 0);
}
