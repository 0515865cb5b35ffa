import { isDeepStrictEqual } from 'node:util';
import type { CompletionTerms } from '#contract/invoices/completions.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import { attachToCompletion } from '#server/files/files.ts';
import { assertWorksThere, reportLocked, withLockedRequest } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { currencyToStore } from '#server/platform/typed-currency.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { assertFinal, findAgreedAmounts } from './agreed-amounts.ts';
import {
  findCompletionByKey,
  insertCompletion,
  type CompletionRow,
} from './queries-completions.ts';

/** What a professional says of the work of a request that is done. */
interface WorkReport {
  requestId: string;
  terms: CompletionTerms;
  /** Seen by the professional. */
  currency?: Currency | undefined;
  beforeIds: readonly string[];
  afterIds: readonly string[];
  idempotencyKey: string | null;
}

/**
 * The hired professional says that the work is done, what was done, and for how much: completion is
 * reported in the same transaction. Idempotent by its key.
 * @throws Refusal `not_found`, `not_in_progress`, `change_order_open`, `above_agreed`, `currency_changed`,
 *   `invalid_input` for an impossible amount or photos that are not theirs, `idempotency_key_reused`
 */
export async function reportWork(
  platform: Platform,
  { userId, professionalId }: { userId: string; professionalId: string },
  report: WorkReport,
): Promise<void> {
  const { requestId, terms, beforeIds, afterIds, idempotencyKey: key } = report;
  await withLockedRequest(platform, requestId, async (locked) => {
    const { change, request, now } = locked;
    assertThat(request.professional_id === professionalId, 'not_found');
    await assertWorksThere(locked, { professionalId, userId });
    const earlier = key && (await findCompletionByKey(change.tx, professionalId, key));
    if (earlier) return assertThat(isSame(earlier, report), 'idempotency_key_reused');
    const isReported = request.completion_reported_at !== null;
    assertThat(request.status === 'in_progress' && !isReported, 'not_in_progress');
    const agreed = await findAgreedAmounts(change.tx, request);
    assertThat(!agreed?.hasOpenChange, 'change_order_open');
    const currency = currencyToStore(platform.config, report.currency, agreed?.currency);
    const { lines, taxes } = terms;
    const totals = lines && assertFinal({ lines, taxes }, agreed);
    const id = uuidv7(now.getTime());
    await insertCompletion(change.tx, {
      id,
      request_id: requestId,
      professional_id: professionalId,
      currency,
      terms,
      total: totals?.total ?? null,
      idempotency_key: key,
      reported_at: now,
    });
    const photos = { ownerUserId: userId, completionId: id, beforeIds, afterIds };
    await attachToCompletion(change.tx, photos);
    await reportLocked(locked, professionalId);
  });
}

function isSame(earlier: CompletionRow, { requestId, terms }: WorkReport): boolean {
  return earlier.request_id === requestId && isDeepStrictEqual(earlier.terms, terms);
}
