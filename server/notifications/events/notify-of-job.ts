import { notifyTeam, type NotifyPlatform } from '#server/notifications/notify.ts';
import { findJobReader } from './job-reader.ts';

type Notice = Parameters<typeof notifyTeam>[2];

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
  const reader = await findJobReader(platform.db, leadId, 'customer');
  if (!reader) return;
  const { to, job, other } = reader;
  const { userIds, ...inLanguage } = to;
  const facts = { ...job, professional: other.name, face: other.face, ...more };
  await notifyTeam(platform, userIds, { kind, facts, key, ...inLanguage } as Notice);
}

/** Notifies the professional of a lead of something the customer did. */
export async function notifyProfessionalOfJob(
  platform: NotifyPlatform,
  { leadId, kind, key, more }: OfJob,
): Promise<void> {
  const reader = await findJobReader(platform.db, leadId, 'professional');
  if (!reader) return;
  const { to, job, other } = reader;
  const facts = { ...job, customer: other.name, ...more };
  await notifyTeam(platform, to.userIds, { kind, facts, key } as Notice);
}
