import { storeUnclaimed, type UnclaimedRecord } from '#server/professionals/professionals.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Batch } from './batches.ts';
import type { RefusedRow } from './problem.ts';
import { lockRowsDone, updateProgress } from './queries-imports.ts';
import type { Candidate } from './read-row.ts';
import { classifyRows } from './classify-rows.ts';
import { ImportStopped } from './import-stopped.ts';

export interface Counts {
  created: number;
  known: number;
  refused: number;
}

/** The outcome of a batch: its counts, and its refused rows. */
export type BatchResult = { counts: Counts; refused: RefusedRow[] };

/**
 * Stores the new rows of a batch and its progress in one transaction: after a crash a batch is done or not. @throws ImportStopped where a concurrent run over this file was
 * first
 */
export async function storeBatch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  importId: string,
  batch: Batch,
): Promise<BatchResult> {
  return db.transaction().execute(async (tx) => {
    if ((await lockRowsDone(tx, importId)) !== batch.before) throw new ImportStopped('busy');
    const { fresh, known, refused } = await classifyRows(tx, batch);
    const at = clock.now();
    const created = await storeUnclaimed(tx, fresh.map(recordOf), { importId, at });
    // Rows stored by a concurrent import are known by now.
    const counts = {
      created,
      known: known + fresh.length - created,
      refused: refused.length,
    };
    await updateProgress(tx, importId, { rows: batch.rows, ...counts });
    return { counts, refused };
  });
}

function recordOf(candidate: Candidate): UnclaimedRecord {
  const { yearsExperience, hourlyRate, rateCurrency, serviceRadiusKm, basis, ...rest } = candidate;
  return {
    ...rest,
    years_experience: yearsExperience,
    hourly_rate: hourlyRate,
    rate_currency: rateCurrency,
    service_radius_km: serviceRadiusKm,
    lawful_basis: basis,
  };
}
