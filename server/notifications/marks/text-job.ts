import { HOUR_MS } from '#contract/durations.ts';
import type { PersonJob } from '#server/matching/matching.ts';

/** A job as the texts of one of its two people know it. */
export interface TextJob {
  leadId: string;
  /** What names it in a reply: "A". */
  mark: string;
  /**
   * `asked`: a professional is to accept or decline; `talking`: there is a conversation; `ended`:
   * neither any more.
   */
  state: 'asked' | 'talking' | 'ended';
  /** Whether the professional answered it, whatever became of it. */
  isAnswered: boolean;
  /** When a text about it was last written. */
  textedAt: Date | null;
  /** Whether that text said that it can be answered without the mark. */
  askedBare: boolean;
}

/** What a job is to a person of it. */
export function stateOf({ side, status, requestStatus }: PersonJob): TextJob['state'] {
  if (requestStatus === 'completed' || requestStatus === 'cancelled') return 'ended';
  if (status === 'accepted') return 'talking';
  return status === 'pending' && side === 'professional' ? 'asked' : 'ended';
}

/** A question that was put by text and went away unanswered: a late reply may still mean it. */
export function isLost({ state, isAnswered, textedAt }: TextJob, since: number): boolean {
  return state === 'ended' && !isAnswered && textedAt !== null && +textedAt > since;
}

/**
 * Whether a job can be answered without its mark from now on: it is the only open one, and no other
 * question was lost within the hour.
 */
export function mayAskBare(leadId: string, jobs: readonly TextJob[], now: Date): boolean {
  const since = +now - HOUR_MS;
  return jobs.every(
    (job) => job.leadId === leadId || (job.state === 'ended' && !isLost(job, since)),
  );
}
