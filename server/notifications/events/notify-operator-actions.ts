import { portraitUrl } from '#contract/portraits.ts';
import { findLeadForNotice, type LeadNotice } from '#server/matching/matching.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import { findProfessionals, professionNumbered } from '#server/professionals/professionals.ts';
import { findRequest, type RequestRow } from '#server/requests/requests.ts';
import { findCustomer } from '#server/notifications/redact-customer.ts';
import { findLeadId } from './find-lead-id.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { notify, notifyTeam, type NotifyPlatform } from '#server/notifications/notify.ts';
import { notifyLeadClosed } from './notify-leads.ts';
import { aboutRequest, toCustomer } from './notify-requests.ts';

/**
 * Notifies a customer that our team has cancelled their request; the reason is discussed with our
 * team.
 */
export async function notifyCancelledByTeam(
  platform: NotifyPlatform,
  { requestId, by, at }: { requestId: string; by: 'customer' | 'operator'; at: string },
) {
  if (by === 'customer') return;
  const request = await findRequest(platform.db, requestId);
  if (request?.status !== 'cancelled') return;
  await notify(platform, {
    kind: 'requestCancelled',
    key: `${requestId}:${at}`,
    ...toCustomer(request),
    facts: { ...aboutRequest(request), href: hrefs.request(requestId), isDeleted: false },
  });
}

/** Notifies everyone involved that our team has opened a request again. */
export async function notifyReopened(
  platform: NotifyPlatform,
  { requestId, was, at }: { requestId: string; was: 'cancelled' | 'completed'; at: string },
) {
  const request = await findRequest(platform.db, requestId);
  if (!request) return;
  const about = aboutRequest(request);
  await notify(platform, {
    kind: 'requestReopened',
    key: `${requestId}:${at}`,
    ...toCustomer(request),
    facts: { ...about, href: hrefs.request(requestId), was },
  });
  if (was === 'completed') await notifyJobReopened(platform, request, at);
}

async function notifyJobReopened(platform: NotifyPlatform, request: RequestRow, at: string) {
  const { id, professional_id: professionalId } = request;
  if (request.status !== 'in_progress' || professionalId === null) return;
  const { db } = platform;
  const hired = (await findProfessionals(db, [professionalId])).get(professionalId);
  const customer = await findCustomer(db, id, professionalId);
  if (!hired || customer === undefined) return;
  const href = hrefs.lead(await findLeadId(db, id, professionalId));
  await notifyTeam(platform, hired.userIds, {
    kind: 'jobReopened',
    key: `${id}:${at}`,
    facts: {
      ...aboutRequest(request),
      conversation: { requestId: id, professionalId },
      href,
      ...customer,
    },
  });
}

/** Notifies both sides that our team reassigned a lead. */
export async function notifyReassigned(platform: NotifyPlatform, { leadId }: { leadId: string }) {
  await notifyLeadClosed(platform, { leadId }, 'replaced');
  const lead = await findLeadForNotice(platform.db, leadId);
  const request = lead && (await findRequest(platform.db, lead.request.id));
  if (!request) return;
  await notify(platform, {
    kind: 'leadReplaced',
    key: leadId,
    ...toCustomer(request),
    facts: { ...aboutRequest(request), ...reassignedNotice(lead) },
  });
}

function reassignedNotice({ hadAccepted, professional, request }: LeadNotice) {
  const because = 'team' as const;
  const { id, name, avatar } = professional;
  const face = portraitUrl(id, avatar);
  return { href: hrefs.request(request.id), professional: name, face, because, hadAccepted };
}

/** Notifies the customer of a deleted request, and the professionals with active leads. */
export async function notifyDeleted(
  platform: NotifyPlatform,
  { requestId, customerId, language, professionId, area, leads }: DomainEvents['request.deleted'],
) {
  const about = { profession: professionNumbered(professionId), area };
  await notify(platform, {
    kind: 'requestCancelled',
    key: `${requestId}:deleted`,
    userId: customerId,
    language,
    facts: { ...about, href: hrefs.requests(), isDeleted: true },
  });
  const people = await findProfessionals(
    platform.db,
    leads.map(({ professionalId }) => professionalId),
  );
  for (const { id, professionalId } of leads) {
    const userIds = people.get(professionalId)?.userIds ?? [];
    const facts = {
      ...about,
      href: hrefs.lead(),
      because: 'cancelled_by_team',
      note: null,
    } as const;
    await notifyTeam(platform, userIds, { kind: 'leadClosed', key: id, facts });
  }
}
