import { randomUUID } from 'node:crypto';
import { addressHash } from '#server/onboarding/do-not-contact/address-hash.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createProfessional, type Profile } from '#server/professionals/professionals.ts';
import type { StartedApp } from './app.ts';
import { MONTREAL } from './people.ts';

interface Site {
  platform: Platform;
}

interface Known {
  email?: string | null;
  phone?: string | null;
  profile?: Partial<Profile>;
}

/** An imported, unclaimed plumber of Montréal. */
export async function anUnclaimed({ platform: { db } }: Site, name: string, known: Known = {}) {
  const { email = `${randomUUID()}@example.test`, phone = null, profile } = known;
  const id = await createProfessional(db, {
    user_id: null,
    name,
    profession: 'plumber',
    location: 'Montréal, Québec',
    area: 'Montréal, Québec',
    ...MONTREAL,
    ...profile,
  });
  await db
    .insertInto('unclaimed_professionals')
    .values({
      professional_id: id,
      email,
      phone,
      language: 'fr',
      lawful_basis: 'published_address',
      source: 'The directory of the town',
      created_at: new Date(),
    })
    .execute();
  return { id, name, email, phone };
}

export type Unclaimed = Awaited<ReturnType<typeof anUnclaimed>>;

/** Contacts somebody for a request; returns the id of their lead. */
export async function ask({ platform }: Site, { id }: { id: string }, requestId: string) {
  const { db, clock } = platform;
  const leadId = randomUUID();
  const now = clock.now();
  const { asked } = await db
    .selectFrom('leads')
    .select((count) => count.fn.countAll<number>().as('asked'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('leads')
    .values({
      id: leadId,
      request_id: requestId,
      professional_id: id,
      status: 'pending',
      rank: asked + 1,
      distance_km: 1,
      reasons: '[]',
      sent_at: now,
      expires_at: new Date(now.getTime() + 4 * 3_600_000),
    })
    .execute();
  await db
    .updateTable('requests')
    .set({ status: 'sent' })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .execute();
  return leadId;
}

/** Sends an invitation; returns the tokens of its links. */
export async function invite(
  { platform: { db, clock } }: Site,
  { id, email, phone }: Unclaimed,
  { leadId = null, channel }: { leadId?: string | null; channel?: 'email' | 'sms' } = {},
) {
  const by = channel ?? (email === null ? 'sms' : 'email');
  const target = (by === 'email' ? email : phone) ?? '';
  const token = newSecret();
  const now = clock.now();
  const invitationId = randomUUID();
  await db
    .insertInto('invitations')
    .values({
      id: invitationId,
      professional_id: id,
      lead_id: leadId,
      token_hash: hashOf(token),
      channel: by,
      address_hash: addressHash({ channel: by === 'email' ? 'email' : 'phone', target }),
      language: 'fr',
      lawful_basis: 'published_address',
      source: 'The directory of the town',
      said: 'A job near you',
      sent_at: now,
      expires_at: new Date(now.getTime() + 14 * 86_400_000),
    })
    .execute();
  return { token, invitationId };
}

/** The form of somebody with a personal link. */
export const TYPED = {
  name: 'Nora Plumbing',
  yearsExperience: 7,
  hourlyRate: 85,
  description: 'Repairs of taps, pipes and water heaters in the whole of the island of Montréal',
  availability: 'available',
  acceptJob: false,
} as const;

/** Advances to ten in the morning in Montréal: no text messages are sent by night. */
export async function untilDay({ platform, advance }: StartedApp): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(platform.clock.now().getTime());
  const { hour, minute } = now.toZonedDateTimeISO('America/Toronto');
  await advance((((34 - hour) % 24) * 60 - minute) * 60);
}
