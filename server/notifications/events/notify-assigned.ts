import { findUsers } from '#server/accounts/accounts.ts';
import { findLeadForNotice } from '#server/matching/matching.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { notify, type NotifyPlatform } from '#server/notifications/notify.ts';

interface Assigned {
  leadId: string;
  to: string | null;
  by: string;
  number: number;
}

/**
 * Notifies the owner of a team who has a lead now, and whoever it was given to; nobody of what they did
 * themselves, nor of what was changed again since.
 */
export async function notifyAssigned(
  platform: NotifyPlatform,
  { leadId, to, by, number }: Assigned,
): Promise<void> {
  const { db } = platform;
  const lead = await findLeadForNotice(db, leadId);
  if (lead?.professional.assignments !== number) return;
  const { request, professional } = lead;
  const people = await findUsers(db, [by, ...(to === null ? [] : [to])]);
  const about = {
    profession: request.profession,
    area: request.place,
    conversation: { requestId: request.id, professionalId: professional.id },
    href: hrefs.lead(leadId),
    to: (to && people.get(to)?.name) ?? null,
    by: people.get(by)?.name ?? '',
  };
  const [owner] = professional.userIds;
  const readers = new Set([owner, to ?? undefined].filter((id) => id !== undefined && id !== by));
  for (const userId of readers as Set<string>) {
    const facts = { ...about, isYours: userId === to };
    await notify(platform, {
      kind: 'leadAssigned',
      key: `${leadId} ${number} ${userId}`,
      userId,
      ...(userId !== owner && { ownerId: owner }),
      facts,
    });
  }
}
