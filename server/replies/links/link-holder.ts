import { findLead, type LeadRow } from '#server/matching/matching.ts';
import { findAnswerLink } from '#server/notifications/notifications.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { limitLinkGuesses } from '#server/platform/limits/link-guesses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findWorkplace } from '#server/professionals/professionals.ts';
import { findActor } from '#server/replies/actor.ts';

/** The professional who holds a personal link, and its lead in whatever state. */
export interface LinkHolder {
  userId: string;
  professionalId: string;
  /** The owner of the profile, whose team the holder is a member of, or themselves. */
  ownerId: string;
  teamSize: number;
  lead: LeadRow;
}

/**
 * The holder of a personal link, as long as they would be let in: not suspended or erased, and still
 * the owner of the profile that was asked, or a member of its team. Every other token is answered like an unknown one.
 * @throws Refusal `not_found`, `too_many`
 */
export function getLinkHolder(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  token: string,
  { address }: Pick<CallContext, 'address'>,
): Promise<LinkHolder> {
  return limitLinkGuesses(platform, address, async () => {
    const holder = await findHolder(platform.db, token);
    assertThat(holder !== undefined, 'not_found');
    return holder;
  });
}

async function findHolder(db: Db, token: string): Promise<LinkHolder | undefined> {
  const link = await findAnswerLink(db, token);
  const lead = link && (await findLead(db, link.leadId));
  if (!link || !lead) return undefined;
  const { userId } = link;
  const { professional_id: professionalId } = lead;
  if (!(await findActor(db, userId))) return undefined;
  const works = await findWorkplace(db, userId);
  if (works?.professionalId !== professionalId) return undefined;
  return { userId, ...works, lead };
}
