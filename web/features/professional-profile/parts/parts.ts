import { useLocation } from 'wouter';
import type { ProfileItem } from '#contract/professionals/professionals.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { href, type AppPath } from '#web/lib/navigation/paths.ts';
import type { Draft } from '#web/features/professional-profile/draft.ts';

/** The parts of the profile as its list groups them; the texts are `sections.<id>` and `<id>.title`. */
export const PART_GROUPS = {
  shown: ['about', 'photos', 'papers', 'reviews', 'preview'],
  work: ['area', 'availability', 'hours', 'daysOff'],
  reach: ['contact', 'page'],
} as const;
export type PartId = (typeof PART_GROUPS)[keyof typeof PART_GROUPS][number];

/** The part of each field. */
export const PART_OF_FIELD: Readonly<Record<keyof Draft, PartId>> = {
  name: 'about',
  profession: 'about',
  furtherProfessions: 'about',
  description: 'about',
  yearsExperience: 'about',
  hourlyRate: 'about',
  minimumJob: 'about',
  rateCurrency: 'about',
  languages: 'about',
  certifications: 'papers',
  licence: 'papers',
  insurance: 'papers',
  location: 'area',
  locationPlaceId: 'area',
  serviceRadiusKm: 'area',
  availability: 'availability',
  pausedUntil: 'availability',
  hours: 'hours',
  timeZone: 'hours',
  daysOff: 'daysOff',
  email: 'contact',
  phone: 'contact',
};

/** The part in which something that is missing is added. */
export const PART_OF_ITEM: Readonly<Record<ProfileItem, PartId>> = {
  place: 'area',
  contact: 'contact',
  portrait: 'photos',
  description: 'about',
  workPhotos: 'photos',
  hourlyRate: 'about',
  yearsExperience: 'about',
  languages: 'about',
  papers: 'papers',
};

const PARTS: readonly PartId[] = Object.values(PART_GROUPS).flat();

/** The address of a part, or of their list, on the screen that is open: the home has several paths. */
export function usePartHref(): (part?: PartId) => string {
  const [path] = useLocation();
  return (part) => href(path as AppPath, { tab: 'profile', section: part });
}

/** The part in the address, if any. */
export function usePart(): PartId | undefined {
  const asked = useQueryParameters().get('section');
  return PARTS.find((part) => part === asked);
}
