import type { Lead } from '#contract/leads.ts';
import type { Message } from '#contract/messages.ts';
import type { ContactedLead, OwnRequest, SubmittedRequest } from '#contract/requests.ts';
import type { Person } from '#server/accounts/accounts.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import { sharedEmail, sharedPhone, type RequestRow } from '#server/requests/requests.ts';
import type { LeadWithCard } from './leads.ts';
import { maskContacts } from './mask-contacts.ts';
import { leadActions, mayKnowCustomer, requestActions } from './policy.ts';
import type { LeadRow } from './queries.ts';

/** What messaging knows of a conversation: its newest message, and how many the reader has not read. */
export interface Correspondence {
  newest: Message | null;
  unreadCount: number;
}

/** A lead as its professional sees it; the customer is needed only where they may be known. */
export function presentLead(
  lead: LeadRow,
  request: RequestRow,
  customer: Person | undefined,
  { newest, unreadCount }: Correspondence,
): Lead {
  const isKnown = mayKnowCustomer(lead.status);
  return {
    ...answerOf(lead),
    distanceKm: lead.distance_km === null ? null : Math.max(1, Math.round(lead.distance_km)),
    unreadCount: isKnown ? unreadCount : 0,
    allowedActions: leadActions(lead.status, request.status),
    serviceRequest: {
      id: request.id,
      profession: professionNumbered(request.profession_id),
      description: isKnown ? request.description : maskContacts(request.description),
      location: isKnown ? request.location : request.area,
      urgency: request.urgency,
      status: isKnown ? request.status : statusForStrangers(request),
      createdAt: request.created_at.toISOString(),
      professionalId:
        request.professional_id === lead.professional_id ? lead.professional_id : null,
      messages: isKnown && newest ? [newest] : [],
      customer: isKnown && customer ? presentCustomer(request, customer) : null,
    },
  };
}

/** Whether others have accepted, or how many were asked, is not theirs to know. */
function statusForStrangers({ status }: RequestRow): RequestRow['status'] {
  return status === 'completed' || status === 'cancelled' ? status : 'sent';
}

function presentCustomer(request: RequestRow, customer: Person) {
  return {
    id: customer.id,
    name: customer.name,
    avatar: customer.avatar,
    email: sharedEmail(request, customer),
    phone: sharedPhone(request, customer),
  };
}

/** A request as its customer sees it; `unread` counts the messages of each professional. */
export function presentOwnRequest(
  request: RequestRow,
  leads: readonly LeadWithCard[],
  newest: Message | null,
  unread: (professionalId: string) => number,
): OwnRequest {
  return {
    id: request.id,
    profession: professionNumbered(request.profession_id),
    description: request.description,
    location: request.location,
    urgency: request.urgency,
    status: request.status,
    createdAt: request.created_at.toISOString(),
    professionalId: request.professional_id,
    placeFound: request.place_found,
    leads: leads.map(({ lead, card }): ContactedLead => ({
      ...answerOf(lead),
      professional: card,
      unreadCount: unread(lead.professional_id),
    })),
    messages: newest ? [newest] : [],
    allowedActions: requestActions(request.status),
  };
}

/** A request just submitted: nobody has written about it. */
export function presentSubmitted(
  request: RequestRow,
  leads: readonly LeadWithCard[],
): SubmittedRequest {
  return {
    ...presentOwnRequest(request, leads, null, () => 0),
    contactedProfessionals: leads.map(({ card }) => card),
  };
}

function answerOf(lead: LeadRow) {
  return {
    id: lead.id,
    status: lead.status,
    sentAt: lead.sent_at.toISOString(),
    respondedAt: lead.responded_at?.toISOString() ?? null,
    professionalResponse: lead.professional_response,
    reasons: lead.reasons,
  };
}
