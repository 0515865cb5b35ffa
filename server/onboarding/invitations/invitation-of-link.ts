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
import { countingMisses } from '#server/onboarding/limits.ts';
import { findOpenInvitation, type OpenInvitation } from './queries-invitations.ts';
import { addressesOf } from '#server/onboarding/record-addresses.ts';

/** Somebody who holds a personal link: what it is about, and the address that it proves. */
export interface LinkHolder {
  invitation: OpenInvitation;
  record: UnclaimedRow;
  to: WrittenTo;
}

/**
 * Who was sent this link. Unknown, malformed, expired and used ones are one and the same.
 * @throws Refusal `not_found`, `too_many`
 */
export function getLinkHolder(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  token: string,
  { address }: Pick<CallContext, 'address'>,
): Promise<LinkHolder> {
  const { db, clock } = platform;
  return countingMisses(platform, address, async () => {
    const invited = await recipientOf(db, await findOpenInvitation(db, token, clock.now()));
    assertThat(invited !== undefined, 'not_found');
    return invited;
  });
}

/**
 * Nobody where the record has another address by now than the one that the link was sent to, or an
 * operator keeps it from joining.
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
