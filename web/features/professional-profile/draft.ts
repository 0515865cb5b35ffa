import type { OwnProfile, ProfileChanges } from '#contract/professionals/professionals.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import { CURRENCY, typedIn } from '#web/lib/currency.ts';

/** The state of the profile form: input stays text until it is saved. */
export interface Draft {
  name: string;
  email: string;
  phone: string;
  profession: OwnProfile['profession'];
  /** The further trades. */
  furtherProfessions: OwnProfile['professions'];
  description: string;
  location: string;
  /** The id of the chosen place; null where the address was typed. */
  locationPlaceId: string | null;
  yearsExperience: string;
  hourlyRate: string;
  minimumJob: string;
  /** Of both amounts. */
  rateCurrency: Currency;
  languages: OwnProfile['languages'];
  certifications: string;
  licence: LicenceDraft;
  insurance: InsuranceDraft;
  availability: OwnProfile['availability'];
  pausedUntil: string | null;
  timeZone: string;
  serviceRadiusKm: string;
  hours: OwnProfile['hours'];
  daysOff: OwnProfile['daysOff'];
}

/** The form of a paper; null where every field is empty. */
export interface LicenceDraft {
  number: string;
  authority: string;
  expiresOn: string;
}
export interface InsuranceDraft {
  company: string;
  policy: string;
  expiresOn: string;
}

/** The form of a stored profile. An unproven contact is shown instead of the current one. */
export function draftOf(profile: OwnProfile): Draft {
  return {
    name: profile.name,
    email: profile.unprovenEmail ?? profile.email ?? '',
    phone: profile.unprovenPhone ?? profile.phone ?? '',
    profession: profile.profession,
    furtherProfessions: profile.professions.filter((each) => each !== profile.profession),
    description: profile.description ?? '',
    location: profile.location ?? '',
    locationPlaceId: null,
    yearsExperience: asText(profile.yearsExperience),
    hourlyRate: asText(profile.hourlyRate),
    minimumJob: asText(profile.minimumJob),
    rateCurrency: currencyOf(profile),
    languages: profile.languages,
    certifications: profile.certifications ?? '',
    licence: typed(NO_LICENCE, profile.licence),
    insurance: typed(NO_INSURANCE, profile.insurance),
    availability: profile.availability,
    pausedUntil: profile.pausedUntil,
    timeZone: profile.timeZone,
    serviceRadiusKm: asText(profile.serviceRadiusKm),
    hours: profile.hours,
    daysOff: profile.daysOff,
  };
}

/** The difference from the stored profile, as sent: an emptied field is null. */
export function changesOf(profile: OwnProfile, draft: Draft): ProfileChanges {
  const stored = asSent(draftOf(profile));
  const sent = asSent(draft);
  const changed = (Object.keys(sent) as (keyof Sent)[]).filter(
    (field) => !isSame(stored[field], sent[field]),
  );
  const isPriced = changed.includes('hourlyRate') || changed.includes('minimumJob');
  const { currency } = typedIn(sent.rateCurrency ?? CURRENCY);
  const changes: ProfileChanges = {
    ...Object.fromEntries(changed.map((field) => [field, sent[field]])),
    // What an amount was typed in is said with it: the site may count in another currency by then.
    ...(isPriced && currency && { rateCurrency: currency }),
  };
  // A place consists of its text and its id together.
  return 'locationPlaceId' in changes ? { ...changes, location: sent.location } : changes;
}

/** Amounts stay in their currency; without any it is the site's. */
function currencyOf({ hourlyRate, minimumJob, rateCurrency }: OwnProfile): Currency {
  return hourlyRate === null && minimumJob === null ? CURRENCY : (rateCurrency ?? CURRENCY);
}

const NO_LICENCE: LicenceDraft = { number: '', authority: '', expiresOn: '' };
const NO_INSURANCE: InsuranceDraft = { company: '', policy: '', expiresOn: '' };

type Sent = Required<Omit<ProfileChanges, 'listed'>>;

function asSent(draft: Draft): Sent {
  return {
    ...draft,
    name: draft.name.trim(),
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    description: draft.description.trim() || null,
    location: draft.location.trim() || null,
    yearsExperience: asNumber(draft.yearsExperience),
    hourlyRate: asNumber(draft.hourlyRate),
    minimumJob: asNumber(draft.minimumJob),
    certifications: draft.certifications.trim() || null,
    licence: licenceOf(draft.licence),
    insurance: insuranceOf(draft.insurance),
    serviceRadiusKm: Number(draft.serviceRadiusKm),
  };
}

function licenceOf({ number, authority, expiresOn }: LicenceDraft): Sent['licence'] {
  const licence = { number: number.trim(), authority: authority.trim() };
  if (isEmpty(licence) && expiresOn === '') return null;
  return { ...licence, expiresOn: expiresOn || null };
}

function insuranceOf({ company, policy, expiresOn }: InsuranceDraft): Sent['insurance'] {
  const insurance = { company: company.trim(), policy: policy.trim() || null };
  if (isEmpty(insurance) && expiresOn === '') return null;
  return { ...insurance, expiresOn: expiresOn || null };
}

function isEmpty(fields: object): boolean {
  return Object.values(fields).every((value) => !value);
}

/** The form fields of a paper, as typed. */
function typed<Paper extends object>(none: Paper, paper: object | null): Paper {
  const stored = Object.entries(paper ?? {}).filter(([field, value]) => field in none && value);
  return { ...none, ...Object.fromEntries(stored) };
}

function asText(value: number | null): string {
  return value === null ? '' : String(value);
}

function asNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
