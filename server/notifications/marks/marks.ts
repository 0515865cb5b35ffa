import { DAY_MS } from '#contract/durations.ts';
import { listPersonJobs, type PersonJob } from '#server/matching/matching.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { nextMark, type GivenMark } from './next-mark.ts';
import * as queries from './queries-marks.ts';
import { mayAskBare, stateOf, type TextJob } from './text-job.ts';

/** How long a job that is over can still be named. */
const REMEMBERED_MS = 30 * DAY_MS;

/** A job with its mark, and what is known of it. */
export type MarkedJob = TextJob & PersonJob;

type Clocked = Pick<Platform, 'clock'>;

/**
 * The jobs of a person with their marks, those of the last 30 days that are over included. A job keeps
 * its mark while it is open; of the open ones no two have the same.
 */
export async function markJobs(tx: Tx, { clock }: Clocked, userId: string): Promise<MarkedJob[]> {
  await queries.lockMarks(tx, userId);
  const marks = await queries.findMarks(tx, userId);
  const jobs = await listPersonJobs(tx, userId, marks.map(leadOf));
  const now = clock.now();
  const open = new Set(jobs.filter((job) => stateOf(job) !== 'ended').map((job) => job.leadId));
  const isOver = (mark: Mark) => mark.closed_at === null && !open.has(mark.lead_id);
  // A job that is open again gets a new mark: another may have its old one by now.
  const isAgain = (mark: Mark) => mark.closed_at !== null && open.has(mark.lead_id);
  await queries.updateMarksClosed(tx, { userId, leadIds: marks.filter(isOver).map(leadOf), now });
  await queries.deleteMarks(tx, { userId, leadIds: marks.filter(isAgain).map(leadOf) });
  await queries.insertMarks(tx, newMarks(userId, [...open], { marks, now }));
  const byLead = new Map((await queries.findMarks(tx, userId)).map((mark) => [mark.lead_id, mark]));
  return jobs.flatMap((job) => {
    const mark = byLead.get(job.leadId);
    return mark ? [markedJob(job, mark)] : [];
  });
}

/**
 * Records that a text is written about jobs of a person; returns those, with what names each in a
 * reply and whether it can be answered without.
 */
export async function recordTexted(
  tx: Tx,
  clocked: Clocked,
  userId: string,
  isAbout: (job: MarkedJob) => boolean,
): Promise<MarkedJob[]> {
  const jobs = await markJobs(tx, clocked, userId);
  const at = clocked.clock.now();
  const about = jobs
    .filter(isAbout)
    .map((job) => ({ ...job, askedBare: mayAskBare(job.leadId, jobs, at) }));
  for (const { leadId, askedBare: isBare } of about) {
    await queries.updateTexted(tx, { userId, leadId, at, isBare });
  }
  return about;
}

/** Deletes the marks of jobs that were over 30 days ago; run by a timer. */
export async function deleteOldMarks({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await queries.deleteMarksClosedBefore(db, new Date(+clock.now() - REMEMBERED_MS));
}

type Mark = Awaited<ReturnType<typeof queries.findMarks>>[number];

function leadOf({ lead_id: id }: Mark): string {
  return id;
}

/** Marks for the open jobs that have none: the first are given first. */
function newMarks(
  userId: string,
  open: readonly string[],
  { marks, now }: { marks: readonly Mark[]; now: Date },
) {
  const given: GivenMark[] = marks.map(({ mark, closed_at: closedAt, lead_id: id }) => ({
    mark,
    closedAt: closedAt ?? (open.includes(id) ? null : now),
  }));
  const isMarked = new Set(marks.filter(({ closed_at }) => closed_at === null).map(leadOf));
  return open.flatMap((id) => {
    const mark = isMarked.has(id) ? undefined : nextMark(given, now);
    if (mark === undefined) return [];
    given.push({ mark, closedAt: null });
    return [{ user_id: userId, lead_id: id, mark, marked_at: now }];
  });
}

function markedJob(job: PersonJob, { mark, texted_at: textedAt, asked_bare }: Mark): MarkedJob {
  return { ...job, mark, state: stateOf(job), textedAt, askedBare: asked_bare };
}
