import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import {
  findUnclaimed,
  isSuspended,
  type UnclaimedRow,
} from '#server/professionals/professionals.ts';
import { addressHash, type WrittenTo } from '#server/onboarding/do-not-contact/address-hash.ts';
import { limitLinkGuesses } from '#server/platform/limits/link-guesses.ts';
import { findOpenInvitation, type OpenInvitation } from './queries-invitations.ts';
import { addressesOf } from '#server/onboarding/record-addresses.ts';

/** The holder of a personal link: its invitation, and the address it proves. */
export interface LinkHolder {
  invitation: OpenInvitation;
  record: UnclaimedRow;
  to: WrittenTo;
}

/**
 * The holder of a personal link. Unknown, malformed, expired and used ones are answered alike.
 * @throws Refusal `not_found`, `too_many`
 */
export function getLinkHolder(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  token: string,
  { address }: Pick<CallContext, 'address'>,
): Promise<LinkHolder> {
  const { db, clock } = platform;
  return limitLinkGuesses(platform, address, async () => {
    const invited = await recipientOf(db, await findOpenInvitation(db, token, clock.now()));
    assertThat(invited !== undefined, 'not_found');
    return invited;
  });
}

/**
 * Undefined where the record's address differs from the one the link was sent to, or an operator
 * suspended it.
 */
export async function recipientOf(
  db: Db,
  invitation: OpenInvitation | undefined,
): Promise<LinkHolder | undefined> {
  const record = invitation && (await findUnclaimed(db, invitation.professional_id));
  if (!invitation || !record) return undefined;
  if (await isSuspended(db, invitation.professional_id)) return undefined;
  const hash = invitation.address_hash;
  const to = addressesOf(record).find((address) => addressHash(address).equals(hash));
  return to && { invitation, record, to };
}
