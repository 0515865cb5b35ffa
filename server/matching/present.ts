import type { Attachment } from '#contract/files.ts';
import type { Lead } from '#contract/requests/leads.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { OwnReview } from '#contract/requests/reviews.ts';
import type { Person } from '#server/accounts/accounts.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import {
  extraAnswersOf,
  presentSchedule,
  sharedEmail,
  sharedPhone,
  type RequestRow,
} from '#server/requests/requests.ts';
import { maskAnswers, maskContacts } from './mask-contacts.ts';
import { isActiveLead } from './lifecycle.ts';
import {
  assignmentActions,
  isDirectOnly,
  leadActions,
  mayKnowCustomer,
  type Situation,
} from './policy.ts';
import type { LeadRow } from './queries.ts';

/** What other domains add to a lead for its professional; the customer only where visible. */
export interface AboutLead {
  customer: Person | undefined;
  newest: Message | null;
  unreadCount: number;
  photos: Attachment[];
  review: OwnReview | undefined;
  /** Whether one of the two has blocked the other. */
  isBlocked: boolean;
  team: AboutTeam;
  /** Whether the reader may block people for the business. */
  mayBlock: boolean;
}

/** The people who work for the professional of a lead. */
export interface AboutTeam {
  /** The id of the account that reads. */
  reader: string;
  /** How many work there now. */
  size: number;
  /** Whoever has the lead or answered it, by their id; none where the owner works alone. */
  names: ReadonlyMap<string, string>;
}

/** A lead for its professional; after a block only a record of the work is left. */
export function presentLead(lead: LeadRow, request: RequestRow, about: AboutLead): Lead {
  const isKnown = mayKnowCustomer(lead.status, about.isBlocked);
  const isTheirs = lead.status === 'accepted' && request.professional_id === lead.professional_id;
  return {
    ...answerOf(lead),
    professionalResponse: lead.professional_response,
    endedNote: customerNote(lead, request),
    completionReportedAt: isTheirs ? isoOrNull(request.completion_reported_at) : null,
    distanceKm: shownDistance(lead),
    unreadCount: isKnown ? about.unreadCount : 0,
    allowedActions: actionsOf(lead, request, about),
    assignedTo: personOf(about.team, lead.assigned_to),
    respondedBy: personOf(about.team, lead.responded_by),
    serviceRequest: {
      id: request.id,
      profession: professionNumbered(request.profession_id),
      description: isKnown ? request.description : maskContacts(request.description),
      extraAnswers: isKnown ? extraAnswersOf(request) : maskAnswers(extraAnswersOf(request)),
      location: isKnown ? request.location : request.area,
      destination: (isKnown ? request.destination : request.destination_area) || null,
      ...presentSchedule(request),
      status: lead.status === 'accepted' ? request.status : statusForStrangers(lead, request),
      createdAt: request.created_at.toISOString(),
      professionalId:
        request.professional_id === lead.professional_id ? lead.professional_id : null,
      messages: isKnown && about.newest ? [about.newest] : [],
      photos: isActiveLead(lead.status) && !about.isBlocked ? about.photos : [],
      review: isTheirs && about.review ? presentReview(about.review) : null,
      customer: isKnown && about.customer ? presentCustomer(request, about.customer) : null,
    },
  };
}

function actionsOf(
  lead: LeadRow,
  request: RequestRow,
  { isBlocked, team, mayBlock }: AboutLead,
): Lead['allowedActions'] {
  const situation = situationOf(request);
  const held = { status: lead.status, assignedTo: lead.assigned_to };
  const own = leadActions(lead.status, situation, isBlocked);
  return [
    ...own.filter((action) => action !== 'block' || mayBlock),
    ...assignmentActions(held, situation, team),
  ];
}

function personOf({ names }: AboutTeam, id: string | null): Lead['assignedTo'] {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

/**
 * The status without what is not theirs to know: whether others accepted, or how many were
 * contacted. That another was hired is visible, because they are notified of it.
 */
function statusForStrangers(
  { ended_because: because }: LeadRow,
  { status }: RequestRow,
): RequestRow['status'] {
  if (status === 'in_progress' && because === 'hired_other') return status;
  return status === 'completed' || status === 'cancelled' ? status : 'sent';
}

/**
 * The customer's reason for cancelling or releasing, masked: the reader no longer knows the
 * customer.
 */
export function customerNote(lead: LeadRow, request: RequestRow): string | null {
  const releaseNote = lead.ended_because === 'released' ? lead.ended_note : null;
  const note = lead.ended_because === 'cancelled' ? request.cancel_reason : releaseNote;
  return note && maskContacts(note);
}

export function situationOf(
  request: Pick<RequestRow, 'status' | 'completion_reported_at' | 'direct_others'>,
): Situation {
  return {
    status: request.status,
    completionReported: request.completion_reported_at !== null,
    directOnly: isDirectOnly(request),
  };
}

function presentReview({ id, rating, comment, answer }: OwnReview) {
  return { id, rating, comment, answer };
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

/** In whole kilometres, at least one: nearer would say more than the area. */
export function shownDistance({ distance_km: km }: LeadRow): number | null {
  return km === null ? null : Math.max(1, Math.round(km));
}

/** The fields of a lead both sides see. */
export function answerOf(lead: LeadRow) {
  return {
    id: lead.id,
    status: lead.status,
    sentAt: lead.sent_at.toISOString(),
    seenAt: isoOrNull(lead.seen_at),
    expiresAt: lead.status === 'pending' ? lead.expires_at.toISOString() : null,
    respondedAt: isoOrNull(lead.responded_at),
    endedBecause: lead.ended_because,
    reasons: lead.reasons,
  };
}
