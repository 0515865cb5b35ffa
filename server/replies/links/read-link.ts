import type { AnsweredNeed, AnswerLink } from '#contract/requests/lead-answers.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { readAppointments } from '#server/appointments/appointments.ts';
import { getLead } from '#server/inbox/inbox.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { LinkHolder } from './link-holder.ts';

/** The lead of a personal link as it is now: never more than is seen before an answer. */
export async function readLink(
  platform: Pick<Platform, 'db' | 'clock'>,
  holder: LinkHolder,
): Promise<AnswerLink> {
  const { id } = holder.lead;
  const [lead, meetings] = await Promise.all([
    getLead(platform.db, holder, id),
    readAppointments(platform, holder, id),
  ]);
  const may = (['accept', 'decline'] as const).filter((one) => lead.allowedActions.includes(one));
  const { proposal, timeZone } = meetings;
  return {
    leadId: id,
    state: may.length > 0 ? 'open' : stateOf(lead),
    profession: lead.serviceRequest.profession,
    need: may.length > 0 ? needOf(lead) : null,
    timeZone,
    proposed: proposal?.proposedBy === 'professional' ? proposal.times : [],
    allowedActions: may,
  };
}

function stateOf({ status, endedBecause }: Lead): AnswerLink['state'] {
  if (status === 'accepted') return 'accepted';
  if (status === 'denied') return 'declined';
  if (status === 'expired') return 'expired';
  return endedBecause === 'filled' || endedBecause === 'hired_other' ? 'filled' : 'closed';
}

function needOf({ sentAt, expiresAt, distanceKm, serviceRequest }: Lead): AnsweredNeed | null {
  if (expiresAt === null) return null;
  const { description, extraAnswers, location, destination, photos } = serviceRequest;
  const { urgency, dates, recurrence } = serviceRequest;
  return {
    description,
    extraAnswers,
    area: location,
    destination,
    urgency,
    dates,
    recurrence,
    photos: photos.length,
    distanceKm,
    sentAt,
    expiresAt,
  };
}
