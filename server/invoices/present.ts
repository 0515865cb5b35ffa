import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Side } from '#server/agreements/agreements.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { invoiceActions } from './policy.ts';
import type { InvoiceRow } from './queries.ts';
import type { Account } from './what-is-left.ts';

/** An invoice or a credit note, for one of the two it is between. */
export function presentInvoice(
  row: InvoiceRow,
  { account, side, creditsNumber }: { account: Account; side: Side; creditsNumber: number | null },
): Invoice {
  const isInvoice = row.kind === 'invoice';
  return {
    id: row.id,
    requestId: row.request_id,
    professionalId: row.professional_id,
    number: row.number,
    kind: row.kind,
    creditsNumber,
    currency: row.currency,
    document: row.document,
    issuedAt: row.issued_at.toISOString(),
    credits: account.credits.map(({ id, number, total }) => ({ id, number, total })),
    payments: account.payments.map((payment) => ({
      id: payment.id,
      amount: payment.amount,
      method: payment.method,
      paidOn: payment.paid_on,
      takenBackAt: isoOrNull(payment.taken_back_at),
      allowedActions: side === 'professional' && payment.taken_back_at === null ? ['takeBack'] : [],
    })),
    balance: isInvoice ? account.balance : null,
    allowedActions: invoiceActions(side, { kind: row.kind, ...account }),
  };
}
