import type { LawfulBasis } from '#contract/admin/imports.ts';
import { DAY_MS } from '#contract/durations.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { findInvitedJob, findLead, withdrawLead, type LeadRow } from '#server/matching/matching.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  findProfessionals,
  isSuspended,
  lockUnclaimed,
  markFirstContacted,
  type KnownProfessional,
  type UnclaimedRow,
} from '#server/professionals/professionals.ts';
import { quotaOf } from '#server/subscriptions/subscriptions.ts';
import { addressHash, type WrittenTo } from '#server/onboarding/do-not-contact/address-hash.ts';
import { findDoNotContact } from '#server/onboarding/do-not-contact/queries-do-not-contact.ts';
import { hasInvitation, insertInvitation, wasContactedSince } from './queries-invitations.ts';
import { addressesOf } from '#server/onboarding/record-addresses.ts';
import { doNotContactToken } from '#server/onboarding/do-not-contact/do-not-contact-token.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { QueueInvitation } from './invitation-message.ts';

/** TTL of a personal link. */
const LINK_LIVES = 14 * DAY_MS;

interface Asked {
  lead: LeadRow;
  professional: KnownProfessional;
}

/**
 * Sends the invitation of a lead to its unclaimed professional, and stores the proof that this is
 * lawful. One who may not be written to, or was within a day, has the lead withdrawn, and a
 * replacement is contacted. Idempotent.
 */
export async function inviteToLead(
  platform: Platform,
  queueInvitation: QueueInvitation,
  { leadId }: { leadId: string },
): Promise<void> {
  const asked = await findAsked(platform, leadId);
  if (!asked) return;
  const isKept = await platform.db.transaction().execute(async (tx) => {
    const record = await lockUnclaimed(tx, asked.lead.professional_id);
    // The profile was claimed in between: the lead waits on their dashboard.
    if (!record || (await hasInvitation(tx, leadId))) return true;
    const to = await whereToWrite(tx, platform, record);
    if (!to) return false;
    await write(tx, platform, queueInvitation, { ...asked, record, to });
    await markFirstContacted(tx, record.professional_id, platform.clock.now());
    return true;
  });
  if (!isKept) await withdrawLead(platform, leadId, 'gone');
}

async function findAsked({ db }: Platform, leadId: string): Promise<Asked | undefined> {
  const lead = await findLead(db, leadId);
  if (lead?.status !== 'pending') return undefined;
  const professional = (await findProfessionals(db, [lead.professional_id])).get(
    lead.professional_id,
  );
  return professional?.userId === null ? { lead, professional } : undefined;
}

/**
 * By e-mail where there is one, else by text message; undefined where either would be once too
 * often.
 */
async function whereToWrite(
  tx: Tx,
  { config, clock }: Platform,
  record: UnclaimedRow,
): Promise<WrittenTo | undefined> {
  const { channels } = config.invitations;
  if (await isSuspended(tx, record.professional_id)) return undefined;
  const known = addressesOf(record);
  if ((await findDoNotContact(tx, known)).length > 0) return undefined;
  const since = new Date(clock.now().getTime() - DAY_MS);
  if (await wasContactedSince(tx, known.map(addressHash), since)) return undefined;
  return known.find((address) => channels.includes(channelOf(address)));
}

async function write(
  tx: Tx,
  { config, clock }: Platform,
  queueInvitation: QueueInvitation,
  { lead, professional, record, to }: Asked & { record: UnclaimedRow; to: WrittenTo },
): Promise<void> {
  const now = clock.now();
  const [id, token] = [uuidv7(now.getTime()), newSecret()];
  const job = await findInvitedJob(tx, lead.id);
  if (!job) return;
  const { professional_id: professionalId, lawful_basis: basis, source } = record;
  // The proof names the language that was written in.
  const language = readerLanguage(config, record.language);
  const said = await queueInvitation(tx, {
    leadId: lead.id,
    to: { channel: channelOf(to), address: to.target, language },
    token,
    stopToken: doNotContactToken(config.sessionSecret, id),
    name: professional.card.name,
    basis: basis satisfies LawfulBasis,
    source,
    job,
    answerBy: lead.expires_at,
    timeZone: professional.working.timeZone,
    freeRequests: (await quotaOf(tx, professionalId, now)).included,
  });
  await insertInvitation(tx, {
    id,
    professional_id: professionalId,
    lead_id: lead.id,
    token_hash: hashOf(token),
    channel: channelOf(to),
    address_hash: addressHash(to),
    language,
    lawful_basis: basis,
    source,
    said,
    sent_at: now,
    expires_at: new Date(now.getTime() + LINK_LIVES),
  });
}

function channelOf({ channel }: WrittenTo): 'email' | 'sms' {
  return channel === 'email' ? 'email' : 'sms';
}
