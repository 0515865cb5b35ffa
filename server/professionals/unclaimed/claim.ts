import type { OnboardingForm } from '#contract/professionals/onboarding.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import { professionNumbered } from '#server/professionals/present.ts';
import { findProfile } from '#server/professionals/profile/queries-profile.ts';
import { deleteUnclaimedFacts, updateClaimed } from './queries-claim.ts';

/** The fields a profile takes from the form of a personal link. */
type Said = Pick<
  OnboardingForm,
  'name' | 'description' | 'hourlyRate' | 'yearsExperience' | 'certifications' | 'availability'
>;

/**
 * Claims an imported profile for the person with its personal link: with its leads and its used
 * quota. The operator's notes about it are deleted.
 */
export async function claimProfile(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  {
    professionalId,
    userId,
    currency,
  }: { professionalId: string; userId: string; currency: Currency },
  said: Said,
): Promise<void> {
  const claimed = await updateClaimed(tx, professionalId, userId, {
    name: said.name,
    description: said.description,
    hourly_rate: said.hourlyRate,
    rate_currency: currency,
    years_experience: said.yearsExperience,
    certifications: said.certifications || null,
    availability: said.availability,
  });
  if (!claimed) throw new Error(`professional ${professionalId} is somebody's already`);
  await deleteUnclaimedFacts(tx, professionalId);
  if (claimed.contactable) record({ type: 'professional.available', professionalId });
}

/** An unclaimed profile for its person, by a personal link. Throws where there is none. */
export async function getUnclaimedProfile(db: Db, id: string) {
  const profile = await findProfile(db, id);
  if (!profile) throw new Error(`No professional has the id ${id}`);
  return {
    name: profile.name,
    yearsExperience: profile.years_experience,
    hourlyRate: profile.hourly_rate,
    rateCurrency: profile.rate_currency,
    certifications: profile.certifications,
    description: profile.description,
    availability: profile.availability,
    profession: professionNumbered(profile.profession_id),
    location: profile.area ?? '',
  };
}
