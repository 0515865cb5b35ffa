import type { Completion } from '#contract/invoices/completions.ts';
import type { Invoice, InvoicesOfJob } from '#contract/invoices/invoices.ts';
import type { RequestStatus } from '#contract/requests/statuses.ts';
import type { Side } from '#server/agreements/agreements.ts';

interface JobSituation {
  side: Side;
  request: RequestStatus;
}

/** Actions on the report of a job: once, while it goes on and nothing waits for an answer. */
export function completionActions({
  side,
  request,
  completionReported,
  hasOpenChange,
}: JobSituation & {
  completionReported: boolean;
  hasOpenChange: boolean;
}): Completion['allowedActions'] {
  const isWorking = request === 'in_progress' && !completionReported;
  return side === 'professional' && isWorking && !hasOpenChange ? ['report'] : [];
}

/** Actions on the invoices of a job: one at a time, once the job is completed. */
export function jobInvoiceActions(
  { side, request }: JobSituation,
  isInvoiced: boolean,
): InvoicesOfJob['allowedActions'] {
  return side === 'professional' && request === 'completed' && !isInvoiced ? ['issue'] : [];
}

/** Actions of a professional on an invoice: what is left of it decides. */
export function invoiceActions(
  side: Side,
  { kind, uncredited, balance }: { kind: Invoice['kind']; uncredited: number; balance: number },
): Invoice['allowedActions'] {
  if (side !== 'professional' || kind !== 'invoice') return [];
  return [
    ...(balance > 0 ? (['recordPayment'] as const) : []),
    ...(uncredited > 0 ? (['credit'] as const) : []),
  ];
}
