import { MINUTE_SECONDS } from '#contract/durations.ts';
import { countFailedMessages } from '#server/notifications/notifications.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/queues.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';

/** Workers poll at least every half minute. */
const SLOW_SECONDS = 2 * MINUTE_SECONDS;
const STUCK_SECONDS = 15 * MINUTE_SECONDS;

/** The lag of the job queue, and its dead jobs. */
export const examineQueue: Look = async (examination) => {
  const { platform } = examination;
  const queues = await platform.jobs.countByQueue();
  const waiting = sumOf(
    queues.filter(({ queue }) => queue !== DEAD_LETTERS),
    'waiting',
  );
  const dead = sumOf(await platform.jobs.dead.countByQueue(), 'dead');
  const failed = sumOf(await countFailedMessages(platform), 'failed');
  const { deadJobs, failedMessages, lookCure } = examination.texts.queue;
  const settled = (what: string, count: number) => {
    const note = examination.figures.count(count);
    return count === 0 ? well(what, note) : warning(what, note, lookCure);
  };
  return [
    waitingFound(examination, waiting, await findLongestWait(platform)),
    settled(deadJobs, dead),
    settled(failedMessages, failed),
  ];
};

/** In seconds; null where no job is due. */
async function findLongestWait({ jobs }: Examination['platform']): Promise<number | null> {
  const waits = await jobs.findWaits();
  return waits.length === 0 ? null : Math.max(...waits.map(({ seconds }) => seconds));
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

function waitingFound(
  { texts, figures }: Examination,
  waiting: number,
  longest: number | null,
): Finding {
  const { parts, queue } = texts;
  const note = queue.waiting(figures.count(waiting));
  if (longest === null || longest < SLOW_SECONDS) return well(parts.queue, note);
  const late = `${note} ${queue.longest(figures.duration(longest))}`;
  return (longest < STUCK_SECONDS ? warning : bad)(parts.queue, late, queue.cure);
}
