import type { Lead } from '#contract/requests/leads.ts';
import type { ContactedLead, DirectOthers, OwnRequest } from '#contract/requests/requests.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { isActiveLead } from './lifecycle.ts';

/** How many leads are kept active while a request is open. */
export const MAX_ACTIVE_LEADS = 3;

/**
 * How many acceptances fill a request: one where it is very urgent; otherwise the customer compares
 * three.
 */
export function capacityOf(urgency: Urgency): number {
  return urgency === 'Very urgent (within 24h)' ? 1 : MAX_ACTIVE_LEADS;
}

/** Whether further professionals may be contacted for a request. */
export function isSearching(
  request: { status: RequestStatus; urgency: Urgency },
  accepted: number,
) {
  return (
    ['sent', 'pending', 'accepted'].includes(request.status) &&
    accepted < capacityOf(request.urgency)
  );
}

/** Who else is asked beside the professional asked by name; both null for any other request. */
interface Directed {
  direct_to: string | null;
  direct_others: DirectOthers | null;
}

/** Whether nobody is asked yet beside the professional asked by name. */
export function isDirectOnly({ direct_others: others }: Pick<Directed, 'direct_others'>): boolean {
  return others === 'no' || others === 'unanswered';
}

/**
 * How many more should be contacted. Beside a professional asked by name nobody, until two others are
 * to be asked: their place is not given to a third.
 */
export function missingLeads(
  request: Directed & { status: RequestStatus; urgency: Urgency },
  leads: readonly { professional_id: string; status: LeadStatus }[],
): number {
  const active = leads.filter(({ status }) => isActiveLead(status));
  const accepted = active.filter(({ status }) => status === 'accepted').length;
  if (!isSearching(request, accepted)) return 0;
  const { direct_to: directTo, direct_others: others } = request;
  const isNamedAsked = active.some((lead) => lead.professional_id === directTo);
  if (others === 'no' || (others === 'unanswered' && isNamedAsked)) return 0;
  const kept = others !== null && !isNamedAsked ? 1 : 0;
  return MAX_ACTIVE_LEADS - kept - active.length;
}

/** Whether one more may be contacted by name, beside the active leads. */
export function hasFreePlace(
  request: { status: RequestStatus; urgency: Urgency },
  leads: readonly { status: LeadStatus }[],
): boolean {
  const active = leads.filter(({ status }) => isActiveLead(status));
  const accepted = active.filter(({ status }) => status === 'accepted').length;
  return active.length < MAX_ACTIVE_LEADS && isSearching(request, accepted);
}

/**
 * Whether a professional may see the customer's name, address and contact: after accepting, while
 * the lead is active and neither has blocked the other.
 */
export function mayKnowCustomer(lead: LeadStatus, isBlocked: boolean): boolean {
  return lead === 'accepted' && !isBlocked;
}

/** The columns of a request that decide the allowed actions. */
export interface Situation {
  status: RequestStatus;
  completionReported: boolean;
  /** Whether nobody is asked yet beside a professional asked by name. */
  directOnly: boolean;
}

/**
 * Actions a professional may take on a lead now; `isBlocked` where one of the two has blocked the
 * other. The conversation stays readable after the work is done, but not once the lead has ended.
 * After a block only blocking in turn is left.
 */
export function leadActions(
  lead: LeadStatus,
  request: Situation,
  isBlocked = false,
): Lead['allowedActions'] {
  if (lead === 'pending') return isOver(request) ? [] : ['accept', 'decline'];
  if (lead !== 'accepted') return [];
  if (isBlocked) return ['block'];
  if (isOver(request)) return ['readConversation', 'block'];
  const mayReport = request.status === 'in_progress' && !request.completionReported;
  const quote = request.status === 'accepted' ? (['quote'] as const) : [];
  const report = mayReport ? (['reportCompletion'] as const) : [];
  return ['message', ...quote, ...report, 'stepBack', 'block'];
}

/**
 * Who of a team is notified of what happens to a lead: its owner, who stands first, and who has it; all
 * of them while nobody does.
 */
export function concernedBy(assignedTo: string | null, userIds: readonly string[]): string[] {
  const isHeld = assignedTo !== null && userIds.includes(assignedTo);
  return userIds.filter((id, place) => place === 0 || !isHeld || id === assignedTo);
}

/**
 * What somebody of a team may do about who has a lead. Anybody may take it, assign it and give it back:
 * people who work together have to be able to step in for each other; each change is shown to all.
 */
export function assignmentActions(
  lead: { status: LeadStatus; assignedTo: string | null },
  request: Pick<Situation, 'status'>,
  team: { reader: string; size: number },
): Lead['allowedActions'] {
  if (team.size < 2 || !isActiveLead(lead.status) || isOver(request)) return [];
  if (lead.assignedTo === null) return ['take', 'assign'];
  return lead.assignedTo === team.reader ? ['assign', 'giveBack'] : ['take', 'assign'];
}

/** Actions a customer may take on their request now. */
export function requestActions(
  request: Situation,
  isReviewed: boolean,
): OwnRequest['allowedActions'] {
  if (request.status === 'completed' && !isReviewed) return ['review'];
  if (isOver(request)) return [];
  if (request.status !== 'in_progress') {
    return ['message', ...(request.directOnly ? (['askOthers'] as const) : []), 'cancel'];
  }
  const mayObject = request.completionReported;
  return ['message', 'complete', ...(mayObject ? (['objectToCompletion'] as const) : []), 'cancel'];
}

/**
 * Actions a customer may take on a lead. The conversation with anybody who once accepted stays
 * readable, whatever the outcome; they can be asked again once the request is over.
 */
export function contactedLeadActions(
  lead: { status: LeadStatus; isAnswered: boolean },
  request: Situation,
): ContactedLead['allowedActions'] {
  const block = lead.isAnswered ? (['block'] as const) : [];
  if (isOver(request) || !isActiveLead(lead.status)) {
    const hadAccepted = lead.isAnswered && lead.status !== 'denied';
    const askAgain = hadAccepted && isOver(request) ? (['askAgain'] as const) : [];
    return [...(hadAccepted ? (['readConversation'] as const) : []), ...askAgain, ...block];
  }
  if (lead.status === 'pending') return ['message'];
  const hire = request.status === 'accepted' ? (['hire'] as const) : [];
  return ['message', ...hire, 'release', ...block];
}

function isOver({ status }: Pick<Situation, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}
