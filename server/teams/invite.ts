import { DAY_MS, DAY_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { MAX_MEMBERS, TEAM_INVITATION_DAYS } from '#contract/teams/teams.ts';
import { queueMemberInvitation } from '#server/notifications/notifications.ts';
import { change } from '#server/platform/change.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { enforceRateLimit } from '#server/platform/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { findProfessionals, listTeam, lockTeam } from '#server/professionals/professionals.ts';
import { publishTeamChange } from './publish-team-change.ts';
import { deleteInvitation, listInvitations, upsertInvitation } from './queries-invitations.ts';

// Documented in docs/limits.md.
const mailsTo = { limit: 5, windowSeconds: DAY_SECONDS };

interface Invited {
  email: string;
  /** Of the mail. */
  language: Language;
  idempotencyKey: string | null;
}

/**
 * Invites somebody by mail, with a link that opens once; an earlier link of the same address opens
 * nothing any more. The answer is the same whoever has the address. Idempotent by its key.
 * @throws Refusal `team_full`, `too_many`, `idempotency_key_reused`
 */
export async function inviteMember(
  platform: Platform,
  { professionalId }: { professionalId: string },
  { email, language, idempotencyKey }: Invited,
): Promise<void> {
  await enforceRateLimit(platform, ['team-invitations-to', email], mailsTo);
  const now = platform.clock.now();
  const id = uuidv7(now.getTime());
  const token = newSecret();
  await change(platform, async (change) => {
    const { tx } = change;
    await lockTeam(tx, professionalId);
    const invitations = await listInvitations(tx, professionalId, now);
    const first = invitations.find((one) => one.idempotency_key === idempotencyKey);
    if (idempotencyKey !== null && first) {
      assertThat(first.email === email, 'idempotency_key_reused');
      return;
    }
    await assertRoom(tx, professionalId, invitations.filter((one) => one.email !== email).length);
    const business = (await findProfessionals(tx, [professionalId])).get(professionalId);
    assertThat(business !== undefined, 'not_found');
    await upsertInvitation(tx, {
      id,
      professional_id: professionalId,
      email,
      token_hash: hashOf(token),
      idempotency_key: idempotencyKey,
      created_at: now,
      expires_at: new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS),
    });
    const to = { channel: 'email', address: email, language } as const;
    const said = { business: business.card.name, days: TEAM_INVITATION_DAYS };
    await queueMemberInvitation(tx, platform, { id, token, to, ...said });
    publishTeamChange(change, business.userIds);
  });
}

async function assertRoom(tx: Tx, professionalId: string, invited: number): Promise<void> {
  const members = (await listTeam(tx, professionalId)).filter(({ leftAt }) => leftAt === null);
  assertThat(members.length + invited < MAX_MEMBERS, 'team_full');
}

/** Withdraws an invitation: its link opens nothing any more. @throws Refusal `not_found` */
export async function withdrawInvitation(
  platform: Platform,
  { professionalId }: { professionalId: string },
  id: string,
): Promise<void> {
  assertThat(await deleteInvitation(platform.db, { id, professionalId }), 'not_found');
}
