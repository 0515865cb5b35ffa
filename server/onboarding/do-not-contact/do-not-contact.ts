import type { StoppedContact } from '#contract/professionals/onboarding.ts';
import { listActiveLeads, respondToLead } from '#server/matching/matching.ts';
import { change } from '#server/platform/change.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, ignoreRefusals } from '#server/platform/refusal.ts';
import {
  findProfessionals,
  findUnclaimed,
  lockUnclaimed,
  lockUnclaimedByPhone,
  stopContactingUnclaimed,
  type UnclaimedRow,
} from '#server/professionals/professionals.ts';
import { addressHash, type WrittenTo } from './address-hash.ts';
import {
  insertDoNotContact,
  isDoNotContact,
  type HashedAddress,
} from './queries-do-not-contact.ts';
import {
  findInvitation,
  updateInvitationOutcome,
  updateInvitationsUsed,
  type InvitationRow,
} from '#server/onboarding/invitations/queries-invitations.ts';
import { addressesOf, maskAddress } from '#server/onboarding/record-addresses.ts';
import { readDoNotContactToken } from './do-not-contact-token.ts';
import { answerOneClick } from '#server/platform/http/one-click.ts';

type DoNotContactPlatform = Pick<Platform, 'db' | 'config'>;

/**
 * Shows what a do-not-contact link would stop. Without a name once the record is deleted. @throws Refusal `not_found` for an invalid
 * link
 */
export async function showDoNotContact(
  { db, config }: DoNotContactPlatform,
  token: string,
): Promise<StoppedContact> {
  const invitation = await getInvitationOf(db, config.sessionSecret, token);
  const { professional_id: id } = invitation;
  const record = id === null ? undefined : await findUnclaimed(db, id);
  const known = record && (await findProfessionals(db, [record.professional_id]));
  const written = record && writtenTo(record, invitation);
  return {
    name: known?.get(record?.professional_id ?? '')?.card.name ?? null,
    address: written ? maskAddress(written) : null,
    stopped: await isDoNotContact(db, addressesOfRecord(invitation)),
  };
}

/**
 * Registers all known addresses of the person of this link as do-not-contact: their record gets no further leads, and pending ones are declined. It works for ever, also once the record is deleted; somebody who has joined since keeps their account. Idempotent. @throws Refusal `not_found` for an invalid
 * link
 */
export async function registerDoNotContact(
  platform: DoNotContactPlatform & Pick<Platform, 'clock' | 'jobs' | 'live'>,
  token: string,
): Promise<StoppedContact> {
  const { db, config, clock } = platform;
  const { id } = await getInvitationOf(db, config.sessionSecret, token);
  await change(platform, async ({ tx, record }) => {
    const invitation = await findInvitation(tx, id);
    if (!invitation) return;
    const unclaimed = await lockRecord(tx, invitation);
    const known = unclaimed ? addressesOf(unclaimed).map(hashed) : [];
    const addresses = [...known, addressesOfRecord(invitation)];
    if (invitation.outcome !== 'joined') {
      await updateInvitationOutcome(tx, invitation.id, 'never_again');
    }
    const stopped = await stop(tx, { addresses, unclaimed, at: clock.now() });
    if (stopped) record(stopped);
  });
  return showDoNotContact(platform, token);
}

/** The same for the phone (E.164) of somebody who answered STOP, whether they were written to or not. Idempotent. */
export async function registerPhoneDoNotContact(
  platform: DoNotContactPlatform & Pick<Platform, 'clock' | 'jobs' | 'live'>,
  phone: string,
): Promise<void> {
  const at = platform.clock.now();
  await change(platform, async ({ tx, record }) => {
    const unclaimed = await lockUnclaimedByPhone(tx, phone);
    const known = unclaimed ? addressesOf(unclaimed) : addressesOf({ email: null, phone });
    const stopped = await stop(tx, { addresses: known.map(hashed), unclaimed, at });
    if (stopped) record(stopped);
  });
}

/** Declines the pending leads of a person who must not be contacted. */
export async function declinePendingLeads(
  platform: Platform,
  { professionalId }: { professionalId: string },
): Promise<void> {
  for (const { id } of await listActiveLeads(platform.db, professionalId)) {
    const answer = respondToLead(platform, { professionalId, userId: null }, id, {
      status: 'denied',
    });
    // Somebody was faster, and there is nothing to decline any more.
    await ignoreRefusals(answer);
  }
}

async function getInvitationOf(db: Db, secret: string, token: string): Promise<InvitationRow> {
  const id = readDoNotContactToken(secret, token);
  const invitation = id === undefined ? undefined : await findInvitation(db, id);
  assertThat(invitation !== undefined, 'not_found');
  return invitation;
}

async function lockRecord(tx: Tx, { professional_id: id }: InvitationRow) {
  return id === null ? undefined : lockUnclaimed(tx, id);
}

/** Stops whatever contacts these addresses and their record; its event, where that is news. */
async function stop(tx: Tx, { addresses, unclaimed, at }: Stopped) {
  const isNewAddress = await insertDoNotContact(tx, addresses, at);
  if (!unclaimed) return undefined;
  const { professional_id: professionalId } = unclaimed;
  const isNewRecord = await stopContactingUnclaimed(tx, professionalId);
  await updateInvitationsUsed(tx, { professionalId, outcome: 'never_again', at });
  const stopped = { type: 'contact.stopped', professionalId } as const;
  return isNewAddress || isNewRecord ? stopped : undefined;
}

interface Stopped {
  addresses: readonly HashedAddress[];
  unclaimed: UnclaimedRow | undefined;
  at: Date;
}

function hashed(address: WrittenTo): HashedAddress {
  return { channel: address.channel, hash: addressHash(address) };
}

function writtenTo(record: UnclaimedRow, { address_hash: hash }: InvitationRow) {
  return addressesOf(record).find((address) => addressHash(address).equals(hash));
}

/** The address of an invitation, of which only the hash is stored. */
function addressesOfRecord({ channel, address_hash: hash }: InvitationRow): HashedAddress {
  return { channel: channel === 'email' ? 'email' : 'phone', hash };
}

/**
 * The URL in List-Unsubscribe: GET by a person is a page of the web, POST by a mail program this
 * call.
 */
export const DO_NOT_CONTACT_PATH = '/do-not-contact';

/** Stops everything for ever by the one click of a mail program. */
export function doNotContactByOneClick(platform: Platform, request: Request): Promise<Response> {
  return answerOneClick(request, (token) => registerDoNotContact(platform, token));
}
