import type { DeadJob } from '#contract/admin/deliveries.ts';
import { maskAddresses } from '#server/notifications/notifications.ts';
import type { DeadJob as Dead, DeadJobFilter } from '#server/platform/jobs/dead-jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { describeJob } from './describe-job.ts';
import { encodeCursor, decodeCursor } from '../lists/cursor.ts';
import { auditSelection } from './audit-selection.ts';

const ORDER = { list: 'dead-jobs', sort: 'failedAt', kind: 'moment' } as const;

/** A page of the dead letter queue: jobs that failed for good. */
export async function readDeadJobs(
  { jobs }: Pick<Platform, 'jobs'>,
  { queue, after, limit }: { queue: string | undefined; after: string | undefined; limit: number },
): Promise<DeadJob[]> {
  const place = after === undefined ? undefined : decodeCursor(ORDER, after);
  const from = place && { failedAt: place.key, id: place.id };
  return (await jobs.dead.list({ queue, after: from, limit })).map(presentJob);
}

function presentJob({ payload, problem, ...job }: Dead): DeadJob {
  return {
    ...job,
    about: describeJob(payload),
    problem: maskAddresses(problem),
    cursor: encodeCursor(ORDER, { key: job.failedAt, id: job.id }),
  };
}

/** Retries dead jobs, or discards them; audited where there were any. */
export async function retryOrDiscardDeadJobs(
  platform: Platform,
  actor: Actor,
  {
    which,
    ...audit
  }:
    | { which: DeadJobFilter; action: 'retried' }
    | { which: DeadJobFilter; action: 'discarded'; reason: string },
): Promise<number> {
  const { dead } = platform.jobs;
  return platform.db.transaction().execute(async (tx) => {
    const settled =
      audit.action === 'retried' ? await dead.retry(tx, which) : await dead.discard(tx, which);
    if (settled === 0) return 0;
    const { id, ...named } = auditSelection(which);
    const after = { [audit.action]: settled, ...named };
    await recordAudit(tx, platform, actor, { ...audit, target: { kind: 'job', id }, after });
    return settled;
  });
}
