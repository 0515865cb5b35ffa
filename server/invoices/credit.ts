import { isDeepStrictEqual } from 'node:util';
import type { ChangeLine } from '#contract/agreements/terms.ts';
import { totalsOf, type Totals } from '#contract/quotes/totals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { withLockedInvoice, type LockedInvoice } from './locked-invoice.ts';
import { findInvoiceByKey, insertInvoice } from './queries.ts';

/** A credit note on an invoice. */
interface Crediting {
  invoiceId: string;
  /** Null for all that is left. */
  lines: ChangeLine[] | null;
  reason: string;
  idempotencyKey: string | null;
}

/**
 * Corrects an invoice by a credit note, which takes the next number too. Its taxes are the difference of
 * what the invoice charged before and after, so that crediting it in parts ends exactly at nothing.
 * Idempotent by its key.
 * @throws Refusal `not_found`, `above_invoice`, `idempotency_key_reused`
 */
export async function creditInvoice(
  platform: Platform,
  professional: { professionalId: string },
  crediting: Crediting,
): Promise<void> {
  const { invoiceId, reason, idempotencyKey: key } = crediting;
  await withLockedInvoice(platform, professional, invoiceId, async (locked) => {
    const { change, invoice, now } = locked;
    const earlier = key && (await findInvoiceByKey(change.tx, invoice.professional_id, key));
    if (earlier) {
      const isSame = earlier.credits === invoiceId && earlier.document.note === reason;
      return assertThat(isSame, 'idempotency_key_reused');
    }
    const { lines, totals } = creditedOf(locked, crediting.lines);
    const { id } = await insertInvoice(change.tx, {
      ...invoice,
      id: uuidv7(now.getTime()),
      kind: 'credit',
      credits: invoiceId,
      document: { ...invoice.document, lines, totals, note: reason },
      total: totals.total,
      idempotency_key: key,
      issued_at: now,
    });
    change.record({ type: 'invoice.issued', invoiceId: id });
  });
}

function creditedOf(
  { invoice: { document }, account }: LockedInvoice,
  given: readonly ChangeLine[] | null,
): { lines: ChangeLine[]; totals: Totals } {
  const { taxes } = document;
  const left = [
    ...document.lines,
    ...account.credits.flatMap((one) => one.document.lines.map(less)),
  ];
  const lines = given ? [...given] : withoutPairs(left);
  const before = totalsOf({ lines: left, taxes });
  const after = totalsOf({ lines: [...left, ...lines.map(less)], taxes });
  const totals = {
    lines: totalsOf({ lines, taxes: [] }).lines,
    subtotal: before.subtotal - after.subtotal,
    taxes: before.taxes.map((tax, index) => tax - (after.taxes[index] ?? 0)),
    total: before.total - after.total,
  };
  const isPossible =
    totals.subtotal > 0 && after.subtotal >= 0 && totals.total <= account.uncredited;
  assertThat(isPossible, 'above_invoice');
  return { lines, totals };
}

/** The same line, taken away. */
function less(line: ChangeLine): ChangeLine {
  return { ...line, unitPrice: line.unitPrice === 0 ? 0 : -line.unitPrice };
}

/** Without lines that were credited as they are: both fall away. */
function withoutPairs(lines: readonly ChangeLine[]): ChangeLine[] {
  const kept: ChangeLine[] = [];
  for (const line of lines) {
    const opposite = kept.findIndex((other) => isDeepStrictEqual(other, less(line)));
    if (opposite === -1) kept.push(line);
    else kept.splice(opposite, 1);
  }
  return kept;
}
