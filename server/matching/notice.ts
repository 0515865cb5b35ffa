import type { Reason } from '#contract/requests/leads.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { needInWords } from '#contract/requests/need-in-words.ts';
import { placeName } from '#contract/requests/place-name.ts';
import type { Schedule } from '#contract/requests/schedule-name.ts';
import type { Db } from '#server/platform/database/db.ts';
import {
  findProfessionals,
  professionNumbered,
  type KnownProfessional,
  type WorkingTime,
} from '#server/professionals/professionals.ts';
import {
  extraAnswersOf,
  findRequest,
  presentSchedule,
  type RequestRow,
} from '#server/requests/requests.ts';
import { maskNeed } from './mask-contacts.ts';
import { concernedBy, mayKnowCustomer } from './policy.ts';
import { customerNote, shownDistance } from './present.ts';
import { endReasonNote } from './present-request.ts';
import { findLead, type LeadRow } from './queries.ts';
import { findParties } from './queries-parties.ts';

/** A lead with what may be said in messages to its professional or its customer. */
export interface LeadNotice {
  id: string;
  status: LeadStatus;
  /** Whether they had accepted, whatever the status is now. */
  hadAccepted: boolean;
  reasons: Reason[];
  /** What the professional wrote with their answer. */
  professionalResponse: string | null;
  /** In kilometres, rounded as the professional sees it. */
  distanceKm: number | null;
  sentAt: Date;
  /** Until when an answer is awaited. */
  expiresAt: Date;
  /** The other side's note at the end, contacts masked. */
  endedNote: string | null;
  /** `userId` is null for an unclaimed professional. */
  professional: {
    id: string;
    userId: string | null;
    /** Who is notified of it: the owner first, then who has it, or the whole team where nobody has. */
    userIds: readonly string[];
    name: string;
    avatar: string | null;
    /** How often the lead was taken, assigned or given back. */
    assignments: number;
    working: WorkingTime;
  };
  request: {
    id: string;
    customerId: string;
    status: RequestStatus;
    /** Whether only a professional asked by name was asked, and nobody else is to be. */
    asksNobodyElse: boolean;
    profession: Profession;
    /** With the extra answers; contacts masked, and the area only, until the professional has accepted. */
    description: string;
    place: string;
    schedule: Schedule;
  };
}

/** The current data of a lead for notices, or undefined where it was deleted. */
export async function findLeadForNotice(db: Db, leadId: string): Promise<LeadNotice | undefined> {
  const lead = await findLead(db, leadId);
  const request = lead && (await findRequest(db, lead.request_id));
  if (!lead || !request) return undefined;
  const professional = (await findProfessionals(db, [lead.professional_id])).get(
    lead.professional_id,
  );
  if (!professional) return undefined;
  const parties = await findParties(db, request.id, lead.professional_id);
  const isKnown = mayKnowCustomer(lead.status, parties?.isBlocked ?? true);
  return {
    id: lead.id,
    status: lead.status,
    hadAccepted: lead.responded_at !== null && lead.status !== 'denied',
    reasons: lead.reasons,
    professionalResponse: lead.professional_response,
    distanceKm: shownDistance(lead),
    sentAt: lead.sent_at,
    expiresAt: lead.expires_at,
    endedNote:
      lead.ended_because === 'stepped_back' ? endReasonNote(lead) : customerNote(lead, request),
    professional: askedOf(lead, professional),
    request: {
      id: request.id,
      customerId: request.customer_id,
      status: request.status,
      asksNobodyElse: request.direct_others === 'no',
      profession: professionNumbered(request.profession_id),
      description: needFor(request, isKnown),
      place: isKnown
        ? placeName(request.location, request.destination)
        : placeName(request.area, request.destination_area),
      schedule: presentSchedule(request),
    },
  };
}

function askedOf(
  { professional_id: id, assigned_to: assignedTo, assignments }: LeadRow,
  { userId, userIds, working, card: { name, avatar } }: KnownProfessional,
): LeadNotice['professional'] {
  const concerned = concernedBy(assignedTo, userIds);
  return { id, userId, userIds: concerned, name, avatar, assignments, working };
}

function needFor(request: RequestRow, isKnown: boolean): string {
  const need = { description: request.description, extraAnswers: extraAnswersOf(request) };
  return needInWords(isKnown ? need : maskNeed(need));
}
