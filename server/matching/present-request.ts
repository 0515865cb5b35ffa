import type { Attachment } from '#contract/files.ts';
import type { Message } from '#contract/requests/messages.ts';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import type { ContactedLead, OwnRequest, SubmittedRequest } from '#contract/requests/requests.ts';
import type { OwnReview } from '#contract/requests/reviews.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { firstName } from '#server/platform/first-name.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import {
  completesAt,
  extraAnswersOf,
  presentSchedule,
  type RequestRow,
} from '#server/requests/requests.ts';
import type { LeadWithCard } from './leads.ts';
import { maskContacts } from './mask-contacts.ts';
import { contactedLeadActions, requestActions } from './policy.ts';
import { answerOf, situationOf } from './present.ts';
import type { LeadRow } from './queries.ts';

/** The columns of a request that are shown to its customer, or decide what is. */
export const shownColumns = [
  'id',
  'profession_id',
  'description',
  'extra_answers',
  'location',
  'destination',
  'place_found',
  'urgency',
  'starts_on',
  'ends_on',
  'recurrence',
  'status',
  'professional_id',
  'created_at',
  'hired_at',
  'completion_reported_at',
  'ended_at',
  'cancel_reason',
  'photo_count',
  'direct_to',
  'direct_others',
] as const satisfies readonly (keyof RequestRow)[];

export type ShownRequest = Pick<RequestRow, (typeof shownColumns)[number]>;

/** What other domains add to a request; `unread` counts the messages of each professional. */
export interface AboutRequest {
  newest: Message | null;
  unread(professionalId: string): number;
  photos: Attachment[];
  review: OwnReview | undefined;
}

/** A request for its customer. */
export function presentOwnRequest(
  request: ShownRequest,
  leads: readonly LeadWithCard[],
  { newest, unread, photos, review }: AboutRequest,
): OwnRequest {
  const reportedAt = request.status === 'in_progress' ? request.completion_reported_at : null;
  return {
    id: request.id,
    profession: professionNumbered(request.profession_id),
    description: request.description,
    extraAnswers: extraAnswersOf(request),
    location: request.location,
    destination: request.destination,
    ...presentSchedule(request),
    status: request.status,
    createdAt: request.created_at.toISOString(),
    hiredAt: isoOrNull(request.hired_at),
    completionReportedAt: isoOrNull(request.completion_reported_at),
    completesAt: reportedAt && completesAt(reportedAt).toISOString(),
    endedAt: isoOrNull(request.ended_at),
    cancelReason: request.cancel_reason,
    professionalId: request.professional_id,
    direct: presentDirect(request),
    placeFound: request.place_found,
    leads: leads.map((lead) => presentContacted(lead, request, unread)),
    messages: newest ? [newest] : [],
    photos,
    review: review ?? null,
    allowedActions: requestActions(situationOf(request), review !== undefined),
  };
}

function presentDirect({ direct_to, direct_others: others }: ShownRequest): OwnRequest['direct'] {
  return others && { professionalId: direct_to, others };
}

function presentContacted(
  { lead, card, answeredBy = null }: LeadWithCard,
  request: ShownRequest,
  unread: AboutRequest['unread'],
): ContactedLead {
  const { status, professional_response: response } = lead;
  const isAnswered = lead.responded_at !== null;
  return {
    ...answerOf(lead),
    // A decline must not carry contact details either: masked.
    professionalResponse: status === 'accepted' || !response ? response : maskContacts(response),
    endedNote: endReasonNote(lead),
    replaces: lead.replaces,
    professional: askedCard(card, request),
    answeredBy: answeredBy && firstName(answeredBy),
    unreadCount: unread(lead.professional_id),
    allowedActions: contactedLeadActions({ status, isAnswered }, situationOf(request)),
  };
}

/** The note at the end of a lead: the customer's own words, or the other side's, masked. */
export function endReasonNote({
  ended_because: because,
  ended_note: note,
}: LeadRow): string | null {
  return note && because === 'stepped_back' ? maskContacts(note) : note;
}

/** A request just submitted: it has no messages. */
export function presentSubmitted(
  request: ShownRequest,
  leads: readonly LeadWithCard[],
  photos: Attachment[],
): SubmittedRequest {
  const about = { newest: null, unread: () => 0, photos, review: undefined };
  return {
    ...presentOwnRequest(request, leads, about),
    contactedProfessionals: leads.map(({ card }) => askedCard(card, request)),
  };
}

/**
 * The card of a professional with the trade they were contacted for, which may be a further one.
 */
function askedCard(card: ProfessionalCard, request: ShownRequest): ProfessionalCard {
  return { ...card, profession: professionNumbered(request.profession_id) };
}
