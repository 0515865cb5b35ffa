import type { RequestDetail } from '#contract/admin/details.ts';
import type { AdminRole } from '#contract/admin/roles.ts';
import { readAgreementOfRequest } from '#server/agreements/agreements.ts';
import { readInvoicesOfRequest } from '#server/invoices/invoices.ts';
import { hasFreePlace, presentTimeline } from '#server/matching/matching.ts';
import { findRequestLetters } from '#server/notifications/notifications.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { readAllQuotes } from '#server/quotes/quotes.ts';
import {
  findRequest,
  listHistory,
  presentSchedule,
  type RequestRow,
} from '#server/requests/requests.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import type { AdminActor } from '../audit/record-audit.ts';
import { feedback } from '../lists/feedback.ts';
import { requests } from '../lists/requests.ts';
import { LEAD_CALLS, leadActions } from '../policy.ts';
import { actionsOfRole } from '../rights.ts';
import { readAudited } from './read-audited.ts';
import { findLeads } from './queries-request.ts';
import { getRow } from './list-row.ts';

/**
 * A request with its leads, quotes, agreement, invoices, history and the messages sent; nothing of its
 * conversations.
 * @throws Refusal `not_found`
 */
export function readRequest(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: AdminActor,
  id: string,
): Promise<RequestDetail> {
  return readAudited(platform, reader, { kind: 'request', id }, async (tx) => {
    const request = await findRequest(tx, id);
    assertThat(request !== undefined, 'not_found');
    const leads = await findLeads(tx, id);
    const named = leads.map((lead) => ({ lead, card: { name: lead.professionalName } }));
    return {
      ...(await getRow(tx, requests(platform), { id, role: reader.role })),
      ...presentFacts(request),
      hasFreePlace: hasFreePlace(request, leads),
      leads: leads.map((lead) => presentLead(lead, request, reader.role)),
      timeline: presentTimeline(await listHistory(tx, id), named),
      notifications: await findRequestLetters(tx, [id, ...leads.map((lead) => lead.id)]),
      quotes: await readAllQuotes(tx, id),
      agreement: await readAgreementOfRequest(tx, request),
      invoices: await readInvoicesOfRequest(tx, request),
      review: await reviewOf(tx, id, reader.role),
    };
  });
}

function presentFacts(request: RequestRow) {
  return {
    area: request.area,
    placeFound: request.place_found,
    destination: request.destination,
    ...presentSchedule(request),
    language: request.language,
    contactEmail: request.contact_email,
    contactPhone: request.contact_phone,
    photos: request.photo_count,
    hiredAt: isoOrNull(request.hired_at),
    completionReportedAt: isoOrNull(request.completion_reported_at),
    endedAt: isoOrNull(request.ended_at),
    cancelReason: request.cancel_reason,
  };
}

type Lead = Awaited<ReturnType<typeof findLeads>>[number];

function presentLead(
  { sentAt, seenAt, expiresAt, respondedAt, ...lead }: Lead,
  request: RequestRow,
  role: AdminRole,
): RequestDetail['leads'][number] {
  return {
    ...lead,
    sentAt: sentAt.toISOString(),
    seenAt: isoOrNull(seenAt),
    expiresAt: expiresAt.toISOString(),
    respondedAt: isoOrNull(respondedAt),
    allowedActions: actionsOfRole(role, leadActions(lead.status, request.status), LEAD_CALLS),
  };
}

async function reviewOf(
  tx: Tx,
  requestId: string,
  role: AdminRole,
): Promise<RequestDetail['review']> {
  const review = (await findReviewsByRequests(tx, [requestId])).get(requestId);
  return review ? getRow(tx, feedback, { id: review.id, role }) : null;
}
