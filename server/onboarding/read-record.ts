import { readerLanguage } from '#contract/reader-language.ts';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { findInvitedJob } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getUnclaimedProfile } from '#server/professionals/professionals.ts';
import type { LinkHolder } from './invitations/invitation-of-link.ts';
import { doNotContactToken } from './do-not-contact/do-not-contact-token.ts';

/** The record of a personal link, and its job if it still exists. */
export async function readRecord(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { invitation, record }: LinkHolder,
): Promise<OnboardingRecord> {
  const { lead_id: leadId, expires_at: expiresAt } = invitation;
  const { rateCurrency, ...profile } = await getUnclaimedProfile(db, invitation.professional_id);
  const isOfSite = rateCurrency === null || rateCurrency === config.currency;
  return {
    ...profile,
    hourlyRate: isOfSite ? profile.hourlyRate : null,
    email: record.email,
    phone: record.phone,
    language: readerLanguage(config, invitation.language),
    source: record.source,
    expiresAt: expiresAt.toISOString(),
    job: leadId === null ? null : await findInvitedJob(db, leadId),
    stopToken: doNotContactToken(config.sessionSecret, invitation.id),
  };
}
