import type { PublicProfile } from '#contract/professionals/professionals.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { SpokenLanguage } from '#contract/professionals/spoken-languages.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { PublicPhoto } from '#contract/professionals/work-photos.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { slugOf } from '#server/platform/slug.ts';
import { presentCard, professionNumbered, type CardRow } from './present.ts';

/** The columns of a profile beside its card. */
export interface DetailRow {
  hourly_rate: number | null;
  /** Null is the site's. */
  rate_currency: Currency | null;
  years_experience: number | null;
  certifications: string | null;
  minimum_job: number | null;
  languages: SpokenLanguage[];
  licence_number: string | null;
  licence_authority: string | null;
  licence_checked_at: Date | null;
  insurance_company: string | null;
  insurance_checked_at: Date | null;
  listed_at: Date | null;
}

/** Data of other tables about a professional. */
export interface Beside {
  furtherProfessions: readonly Profession[];
  photos: PublicPhoto[];
}

/** A public profile. */
export function presentPublicProfile(row: CardRow & DetailRow, beside: Beside): PublicProfile {
  return {
    ...presentCard(row),
    own: false,
    ...presentDetails(row, beside),
    email: null,
    phone: null,
    licence: licenceOf(row),
    insurance: insuranceOf(row),
    publicPath: publicPathOf(row),
  };
}

/** The fields common to the public profile and the owner's. */
export function presentDetails(
  row: Pick<CardRow, 'id' | 'profession_id'> & DetailRow,
  { furtherProfessions, photos }: Beside,
) {
  return {
    professionalId: row.id,
    hourlyRate: row.hourly_rate,
    rateCurrency: row.rate_currency,
    yearsExperience: row.years_experience,
    professions: [professionNumbered(row.profession_id), ...furtherProfessions],
    certifications: row.certifications,
    minimumJob: row.minimum_job,
    languages: row.languages,
    photos,
  };
}

export function licenceOf(row: DetailRow) {
  const { licence_number: number, licence_authority: authority } = row;
  if (number === null || authority === null) return null;
  return { number, authority, checkedAt: isoOrNull(row.licence_checked_at) };
}

export function insuranceOf({ insurance_company: company, insurance_checked_at: at }: DetailRow) {
  return company === null ? null : { company, checkedAt: isoOrNull(at) };
}

/**
 * The path of their public page, to which the language is appended; null where they agreed to none.
 */
export function publicPathOf(
  row: Pick<CardRow, 'id' | 'name'> & Pick<DetailRow, 'listed_at'>,
): string | null {
  return row.listed_at === null ? null : `/pro/${namePart(row.name)}${row.id}`;
}

/** The slug of a name: plain letters, with a hyphen at its end; empty where none are left. */
function namePart(name: string): string {
  const slug = slugOf(name).slice(0, 60);
  return slug === '' ? '' : `${slug}-`;
}
