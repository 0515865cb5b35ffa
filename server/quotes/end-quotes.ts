import { ACCOUNTS_KEPT_DAYS, DAY_MS } from '#contract/durations.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { QuoteEvent } from './lifecycle.ts';
import { endQuote, publishQuote, withLockedQuote } from './locked-quote.ts';
import { deleteEndedBefore, listOverdueQuotes, listVainQuotes } from './queries.ts';

/** Run by a timer: ends open quotes that are not valid any more. */
export async function expireQuotes(platform: Platform): Promise<void> {
  await inBatches(100, async (limit) => {
    const overdue = await listOverdueQuotes(platform.db, platform.clock.now(), limit);
    for (const { id } of overdue) await endIfOpen(platform, id, 'expire');
    return overdue.length;
  });
}

/** Run by a timer: deletes quotes that ended long ago. */
export async function deleteOldQuotes({ db, clock }: Platform): Promise<void> {
  await deleteEndedBefore(db, new Date(clock.now().getTime() - ACCOUNTS_KEPT_DAYS * DAY_MS));
}

/** Closes the open quotes of a request that can no longer be accepted. Idempotent. */
export async function closeQuotes(
  platform: Platform,
  { requestId }: { requestId: string },
): Promise<void> {
  for (const { id } of await listVainQuotes(platform.db, requestId)) {
    await endIfOpen(platform, id, 'close');
  }
}

async function endIfOpen(
  platform: Platform,
  quoteId: string,
  event: Extract<QuoteEvent, 'expire' | 'close'>,
): Promise<void> {
  await withLockedQuote(platform, quoteId, async (locked) => {
    const { change, quote, lead } = locked;
    if (quote.status !== 'open') return;
    await endQuote(locked, event);
    if (event === 'expire') {
      const { request_id: requestId } = quote;
      change.record({ type: 'quote.expired', quoteId, requestId, leadId: lead.id });
    }
    await publishQuote(locked, lead);
  });
}
