import { isOwnPhoto } from '#contract/portraits.ts';
import {
  PROFILE_ITEMS,
  type OwnProfile,
  type ProfileItem,
} from '#contract/professionals/professionals.ts';

type Facts = Omit<OwnProfile, 'completeness'>;

/**
 * How complete a profile is, and what is missing. Hours do not count (none means always), nor does
 * the public page: an agreement is nothing that is missing.
 */
export function completenessOf(profile: Facts): OwnProfile['completeness'] {
  const missing = PROFILE_ITEMS.filter((item) => !IS_THERE[item](profile));
  const share = 1 - missing.length / PROFILE_ITEMS.length;
  return { percent: Math.round(100 * share), missing };
}

const IS_THERE: Record<ProfileItem, (profile: Facts) => boolean> = {
  place: ({ location }) => location !== null,
  contact: ({ addressProven }) => addressProven,
  portrait: ({ avatar }) => isOwnPhoto(avatar),
  description: ({ description }) => description !== null,
  workPhotos: ({ photos }) => photos.length > 0,
  hourlyRate: ({ hourlyRate }) => hourlyRate !== null,
  yearsExperience: ({ yearsExperience }) => yearsExperience !== null,
  languages: ({ languages }) => languages.length > 0,
  papers: ({ licence, insurance, certifications }) =>
    licence !== null || insurance !== null || certifications !== null,
};
