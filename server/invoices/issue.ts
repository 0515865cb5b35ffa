import { isDeepStrictEqual } from 'node:util';
import type { ChangeLine } from '#contract/agreements/terms.ts';
import type { InvoiceDocument } from '#contract/invoices/invoices.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { withLockedRequest, type LockedRequest } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { currencyToStore } from '#server/platform/typed-currency.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { assertFinal, findAgreedAmounts, notAllowed } from './agreed-amounts.ts';
import { publishInvoices } from './publish-invoices.ts';
import { findInvoiceByKey, insertInvoice, type InvoiceRow } from './queries.ts';
import { findNewestCompletion } from './queries-completions.ts';
import { isInvoiced } from './what-is-left.ts';

/** An invoice to issue for a completed job. */
interface Issuing {
  requestId: string;
  seller: InvoiceDocument['seller'];
  /** Null where the report of the work says them. */
  lines: ChangeLine[] | null;
  taxes: QuoteTax[];
  /** Seen by the professional. */
  currency?: Currency | undefined;
  note: string | null;
  idempotencyKey: string | null;
}

/**
 * Issues the invoice of a completed job, with the next number of its professional. Idempotent by its key.
 * @throws Refusal `not_found`, `not_completed`, `already_invoiced`, `above_agreed`, `currency_changed`,
 *   `invalid_input` for lines or taxes other than reported, `idempotency_key_reused`
 */
export async function issueInvoice(
  platform: Platform,
  { professionalId }: { professionalId: string },
  issuing: Issuing,
): Promise<void> {
  const { requestId, idempotencyKey: key } = issuing;
  await withLockedRequest(platform, requestId, async (locked) => {
    const { change, request, leads, now } = locked;
    assertThat(request.professional_id === professionalId, 'not_found');
    const earlier = key && (await findInvoiceByKey(change.tx, professionalId, key));
    if (earlier) return assertThat(isSame(earlier, issuing), 'idempotency_key_reused');
    assertThat(request.status === 'completed', 'not_completed');
    assertThat(!(await isInvoiced(change.tx, request)), 'already_invoiced');
    const { document, agreed } = await documentOf(locked, issuing);
    const currency = currencyToStore(platform.config, issuing.currency, agreed);
    const lead = leads.find((one) => one.professional_id === professionalId);
    const { id } = await insertInvoice(change.tx, {
      id: uuidv7(now.getTime()),
      professional_id: professionalId,
      customer_id: request.customer_id,
      request_id: requestId,
      lead_id: lead?.id ?? null,
      kind: 'invoice',
      credits: null,
      currency,
      document,
      total: document.totals.total,
      idempotency_key: key,
      issued_at: now,
    });
    change.record({ type: 'invoice.issued', invoiceId: id });
    await publishInvoices(locked.change, { request, professionalId });
  });
}

function isSame({ request_id, document }: InvoiceRow, { requestId, seller, note }: Issuing) {
  return (
    request_id === requestId && isDeepStrictEqual([document.seller, document.note], [seller, note])
  );
}

/** The text of an invoice: lines and taxes are those of the report, where it says them. */
async function documentOf(
  { change: { tx }, request }: LockedRequest,
  { seller, lines, taxes, note }: Issuing,
): Promise<{ document: InvoiceDocument; agreed: Currency | undefined }> {
  const report = await findNewestCompletion(tx, request);
  const reported = report?.terms.lines ?? null;
  // Given twice, they could differ.
  if ((reported === null) === (lines === null)) throw notAllowed('lines');
  const agreed = await findAgreedAmounts(tx, request);
  const final = reported ?? lines ?? [];
  const most = agreed?.most ?? Infinity;
  const bound = reported && report ? { taxes: report.terms.taxes, most } : agreed;
  const totals = assertFinal({ lines: final, taxes }, bound);
  const customer = (await findUsers(tx, [request.customer_id])).get(request.customer_id);
  const document = {
    seller,
    buyer: { name: customer?.name ?? '' },
    work: {
      profession: professionNumbered(request.profession_id),
      place: request.location,
      did: report?.terms.did ?? null,
    },
    lines: final,
    taxes,
    totals,
    note,
  };
  return { document, agreed: report?.currency ?? agreed?.currency };
}
