import { portraitUrl } from '#contract/portraits.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { findLeadForNotice } from '#server/matching/matching.ts';
import { findRequest } from '#server/requests/requests.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { notify, type NotifyPlatform } from '#server/notifications/notify.ts';

type Notice = Parameters<typeof notify>[1];

/** A notice about the job of a lead, but for who reads it, and what and where the job is. */
interface OfJob {
  leadId: string;
  kind: Notice['kind'];
  /** Idempotency key: one notice of a kind and key. */
  key: string;
  /** What the kind says beside the job. */
  more: object;
}

/** Notifies the customer of a lead's job of something its professional did. */
export async function notifyCustomerOfJob(
  platform: NotifyPlatform,
  { leadId, kind, key, more }: OfJob,
): Promise<void> {
  const lead = await findLeadForNotice(platform.db, leadId);
  const request = lead && (await findRequest(platform.db, lead.request.id));
  if (!request) return;
  const facts = {
    profession: lead.request.profession,
    area: request.area,
    href: hrefs.request(request.id),
    professional: lead.professional.name,
    face: portraitUrl(lead.professional.id, lead.professional.avatar),
    ...more,
  };
  const { customer_id: userId, language } = request;
  await notify(platform, { kind, facts, key, userId, language } as Notice);
}

/** Notifies the professional of a lead of something the customer did. */
export async function notifyProfessionalOfJob(
  platform: NotifyPlatform,
  { leadId, kind, key, more }: OfJob,
): Promise<void> {
  const lead = await findLeadForNotice(platform.db, leadId);
  const request = lead && (await findRequest(platform.db, lead.request.id));
  if (!request || lead.professional.userId === null) return;
  const { customerId, profession } = lead.request;
  const customer = (await findUsers(platform.db, [customerId])).get(customerId)?.name ?? '';
  const facts = {
    profession,
    // The area alone: a notice is kept longer than the address is theirs to know.
    area: request.area,
    href: hrefs.lead(leadId),
    customer,
    ...more,
  };
  const { userId } = lead.professional;
  await notify(platform, { kind, facts, key, userId } as Notice);
}
