import type { OwnProfile, ProfileChanges } from '#contract/professionals.ts';

/** A profile as its form holds it: what is typed stays text until it is saved. */
export interface Draft {
  name: string;
  email: string;
  phone: string;
  profession: OwnProfile['profession'];
  description: string;
  location: string;
  /** Of the place that was taken from the list; null where the address was typed. */
  locationPlaceId: string | null;
  yearsExperience: string;
  hourlyRate: string;
  availability: OwnProfile['availability'];
  pausedUntil: string | null;
  timeZone: string;
  serviceRadiusKm: string;
  hours: OwnProfile['hours'];
}

/** The form of a profile as it is stored. A contact that is not proven yet stands before the one in use. */
export function draftOf(profile: OwnProfile): Draft {
  return {
    name: profile.name,
    email: profile.unprovenEmail ?? profile.email ?? '',
    phone: profile.unprovenPhone ?? profile.phone ?? '',
    profession: profile.profession,
    description: profile.description ?? '',
    location: profile.location ?? '',
    locationPlaceId: null,
    yearsExperience: asText(profile.yearsExperience),
    hourlyRate: asText(profile.hourlyRate),
    availability: profile.availability,
    pausedUntil: profile.pausedUntil,
    timeZone: profile.timeZone,
    serviceRadiusKm: asText(profile.serviceRadiusKm),
    hours: profile.hours,
  };
}

/** What differs from the stored profile, as it is sent: an emptied field is null. */
export function changesOf(profile: OwnProfile, draft: Draft): ProfileChanges {
  const stored = draftOf(profile);
  const changed = (Object.keys(stored) as (keyof Draft)[]).filter(
    (field) => !isSame(stored[field], draft[field]),
  );
  const sent = asSent(draft);
  const changes = Object.fromEntries(changed.map((field) => [field, sent[field]]));
  // A place is told by its words and its id together.
  return 'locationPlaceId' in changes ? { ...changes, location: sent.location } : changes;
}

function asSent(draft: Draft): Required<ProfileChanges> {
  return {
    ...draft,
    name: draft.name.trim(),
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    description: draft.description.trim() || null,
    location: draft.location.trim() || null,
    yearsExperience: asNumber(draft.yearsExperience),
    hourlyRate: asNumber(draft.hourlyRate),
    serviceRadiusKm: Number(draft.serviceRadiusKm),
  };
}

function asText(value: number | null): string {
  return value === null ? '' : String(value);
}

function asNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === 'string' ? value.trim() : JSON.stringify(value);
  return plain(one) === plain(other);
}
