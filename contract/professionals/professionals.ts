import * as z from 'zod/mini';
import { personName } from '../accounts/accounts.ts';
import { MAX_SERVICE_RADIUS_KM } from '../distance.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { browserTimeZone } from '../places.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { professionalCard } from './professional-card.ts';
import { professionSlug } from './profession-slug.ts';
import { calendarDay, emailAddress, id, isInCents, moment, phoneNumber, text } from '../text.ts';
import { LANGUAGES_SPOKEN } from './spoken-languages.ts';
import { publicPhoto } from './work-photos.ts';
import { daysOff, dayOff, timeZone, workingHours, workingSpan } from './working-hours.ts';

/** A professional as shown to customers. */
export type ProfessionalCard = z.output<typeof professionalCard>;

export const AVAILABILITIES = ['available', 'busy', 'unavailable'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

const details = {
  professionalId: id,
  hourlyRate: z.nullable(z.number()),
  /** Of their rate and their minimum job; null is the site's. */
  rateCurrency: z.nullable(z.enum(CURRENCIES)),
  yearsExperience: z.nullable(z.int()),
  /** All their trades, the first one first. */
  professions: z.array(professionSlug),
  certifications: z.nullable(z.string()),
  minimumJob: z.nullable(z.number()),
  languages: z.array(z.enum(LANGUAGES_SPOKEN)),
  photos: z.array(publicPhoto),
};

/** When the operator checked a paper; null: not yet. */
const checkedAt = z.nullable(moment);
const day = calendarDay();
const licenceFields = { number: text(1, 60), authority: text(1, 120) };
const insuranceFields = { company: text(1, 120) };

/** A public profile: no contact. */
export const publicProfile = z.extend(professionalCard, {
  ...details,
  own: z.literal(false),
  email: z.null(),
  phone: z.null(),
  licence: z.nullable(z.object({ ...licenceFields, checkedAt })),
  insurance: z.nullable(z.object({ ...insuranceFields, checkedAt })),
  /** Their public page, if they agreed to one. */
  publicPath: z.nullable(z.string()),
});
export type PublicProfile = z.output<typeof publicProfile>;

/** The monthly quota; `included` and `left` are null where it is unlimited. */
export const quotaLeft = z.object({
  included: z.nullable(z.int()),
  used: z.int(),
  left: z.nullable(z.int()),
  resetsAt: moment,
});

/** What makes a profile complete, the most important first. */
export const PROFILE_ITEMS = [
  'place',
  'contact',
  'portrait',
  'description',
  'workPhotos',
  'hourlyRate',
  'yearsExperience',
  'languages',
  'papers',
] as const;
export type ProfileItem = (typeof PROFILE_ITEMS)[number];

/**
 * A profile for its owner. An unproven address is shown beside the current one. `location` is null,
 * and nobody contacts them, until there is a place.
 */
export const ownProfile = z.extend(professionalCard, {
  ...details,
  own: z.literal(true),
  location: z.nullable(z.string()),
  /** Its city and region, which others may see. */
  area: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  unprovenEmail: z.nullable(z.string()),
  unprovenPhone: z.nullable(z.string()),
  /** Whether they have a proven address or phone: required for being contacted. */
  addressProven: z.boolean(),
  availability: z.enum(AVAILABILITIES),
  /** They are not contacted before it. */
  pausedUntil: z.nullable(moment),
  /** The zone of the hours: chosen, or that of the place. */
  timeZone: z.string(),
  serviceRadiusKm: z.int(),
  hours: z.array(workingSpan),
  daysOff: z.array(dayOff),
  licence: z.nullable(z.object({ ...licenceFields, expiresOn: z.nullable(day), checkedAt })),
  insurance: z.nullable(
    z.object({
      ...insuranceFields,
      policy: z.nullable(z.string()),
      expiresOn: z.nullable(day),
      checkedAt,
    }),
  ),
  /** Whether they agreed to a public page that search engines may list. */
  listed: z.boolean(),
  /** Its address; null without one. */
  publicPath: z.nullable(z.string()),
  quota: quotaLeft,
  completeness: z.object({ percent: z.int(), missing: z.array(z.enum(PROFILE_ITEMS)) }),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const trustedProfessionals = endpoint({
  method: 'GET',
  path: '/api/professionals/trusted',
  audience: 'anyone',
  summary:
    'The three best-rated professionals of the site; with a time zone or a language those near it and who speak it first',
  query: { timeZone: z.optional(browserTimeZone), language: z.optional(z.enum(LANGUAGES)) },
  response: z.array(professionalCard),
  errors: [],
});

export const publicProfessional = endpoint({
  method: 'GET',
  path: '/api/professionals/:id',
  audience: 'anyone',
  summary: "A professional's profile: public, or in full for the professional",
  params: { id },
  response: z.discriminatedUnion('own', [publicProfile, ownProfile]),
  errors: ['not_found'],
});

const hourlyRate = z
  .number()
  .check(z.minimum(0), z.maximum(10_000), z.refine(isInCents, 'at most two decimals'));

const eachOnce = z.refine<readonly string[]>(
  (all) => new Set(all).size === all.length,
  'the same twice',
);
const furtherProfessions = z.array(professionSlug).check(z.maxLength(4), eachOnce);

/** Changes of a profile; null empties a field. */
export const profileChanges = z
  .strictObject({
    name: z.optional(personName.check(z.minLength(2))),
    email: z.optional(z.nullable(emailAddress)),
    phone: z.optional(z.nullable(phoneNumber)),
    location: z.optional(z.nullable(text(1, 300))),
    locationPlaceId: z.optional(z.nullable(text(1, 300))),
    profession: z.optional(professionSlug),
    description: z.optional(z.nullable(text(0, 2000))),
    hourlyRate: z.optional(z.nullable(hourlyRate)),
    /** What both amounts are in: as they were, or the site's, and then both are typed anew. */
    rateCurrency: z.optional(z.enum(CURRENCIES)),
    yearsExperience: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(80)))),
    availability: z.optional(z.enum(AVAILABILITIES)),
    pausedUntil: z.optional(z.nullable(moment)),
    timeZone: z.optional(z.nullable(timeZone)),
    serviceRadiusKm: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_SERVICE_RADIUS_KM))),
    hours: z.optional(workingHours),
    daysOff: z.optional(daysOff),
    /** The further trades, at most four. */
    furtherProfessions: z.optional(furtherProfessions),
    certifications: z.optional(z.nullable(text(0, 1000))),
    minimumJob: z.optional(z.nullable(hourlyRate)),
    languages: z.optional(z.array(z.enum(LANGUAGES_SPOKEN)).check(z.maxLength(12), eachOnce)),
    /** A change of it removes the operator's check. */
    licence: z.optional(
      z.nullable(z.strictObject({ ...licenceFields, expiresOn: z.optional(z.nullable(day)) })),
    ),
    insurance: z.optional(
      z.nullable(
        z.strictObject({
          ...insuranceFields,
          policy: z.optional(z.nullable(text(1, 120))),
          expiresOn: z.optional(z.nullable(day)),
        }),
      ),
    ),
    listed: z.optional(z.boolean()),
  })
  .check(z.refine((said) => Object.keys(said).length > 0, 'nothing to change'));
export type ProfileChanges = z.output<typeof profileChanges>;

export const updateProfessional = endpoint({
  method: 'PATCH',
  path: '/api/professionals/:id',
  audience: 'professional',
  summary: 'Change the own profile; a new e-mail address or phone counts once its code is entered',
  params: { id },
  body: profileChanges,
  response: ownProfile,
  errors: ['name_refused', 'not_yours'],
});
