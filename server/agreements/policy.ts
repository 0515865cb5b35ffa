import type { Agreement, ChangeOrder, ChangeOrderStatus } from '#contract/agreements/agreements.ts';
import type { RequestStatus } from '#contract/requests/statuses.ts';
import type { RequestRow } from '#server/requests/requests.ts';

/** One of the two sides of an agreement. */
export type Side = 'customer' | 'professional';

/** What decides the allowed actions on an agreement. */
export interface AgreementSituation {
  side: Side;
  request: RequestStatus;
  completionReported: boolean;
  hasOpenChange: boolean;
}

/** Who somebody is to a request: its customer, the professional hired for it, or nobody. */
export function sideOf(
  { userId, professionalId }: { userId: string; professionalId: string | null },
  request: Pick<RequestRow, 'customer_id' | 'professional_id' | 'hired_at'>,
): Side | null {
  if (request.customer_id === userId) return 'customer';
  // Before somebody is hired, whoever accepted first is only named.
  const isTheirs = professionalId !== null && request.professional_id === professionalId;
  return isTheirs && request.hired_at !== null ? 'professional' : null;
}

/** Actions on an agreement: one change at a time, while the work goes on. */
export function agreementActions({
  side,
  request,
  completionReported,
  hasOpenChange,
}: AgreementSituation): Agreement['allowedActions'] {
  const isWorking = request === 'in_progress' && !completionReported;
  return side === 'professional' && isWorking && !hasOpenChange ? ['proposeChange'] : [];
}

/** Actions on a change order: it is answered while the job is in progress. */
export function changeOrderActions(
  status: ChangeOrderStatus,
  { side, request }: Pick<AgreementSituation, 'side' | 'request'>,
): ChangeOrder['allowedActions'] {
  if (status !== 'open' || request !== 'in_progress') return [];
  return side === 'professional' ? ['withdraw'] : ['accept', 'decline'];
}
