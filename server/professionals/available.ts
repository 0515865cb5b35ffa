import { change, type Change } from '#server/platform/change.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { updateAnswered, updateQuotasOpened } from './queries.ts';
import { updatePausesOver } from './profile/queries-profile.ts';

type Recording = Pick<Change, 'tx' | 'record'>;

/** Reopens exhausted quotas, and records who can be contacted again. */
export async function recordQuotasReopened(
  { tx, record }: Recording,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const professionalId of await updateQuotasOpened(tx, ids)) {
    record({ type: 'professional.available', professionalId });
  }
}

/** Counts an answer, and reopens quotas in the same lock order. */
export async function recordAnswer(
  { tx, record }: Recording,
  answered: { id: string; answer: 'accepted' | 'denied'; reopened: string[] },
): Promise<void> {
  for (const professionalId of await updateAnswered(tx, answered)) {
    record({ type: 'professional.available', professionalId });
  }
}

/** Run by a timer: professionals whose pause is over can be contacted again. */
export async function resumeAfterPauses(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await inBatches(200, (limit) =>
    change(platform, async ({ tx, record }) => {
      const rows = await updatePausesOver(tx, now, limit);
      for (const { id: professionalId, contactable } of rows) {
        if (contactable) record({ type: 'professional.available', professionalId });
      }
      return rows.length;
    }),
  );
}
