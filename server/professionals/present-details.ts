import type { PublicProfile } from '#contract/professionals/professionals.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { SpokenLanguage } from '#contract/professionals/spoken-languages.ts';
import type { PublicPhoto } from '#contract/professionals/work-photos.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { presentCard, professionNumbered, type CardRow } from './present.ts';

/** What a profile says beside its card. */
export interface DetailRow {
  hourly_rate: number | null;
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

/** What other tables know of a professional. */
export interface Beside {
  furtherProfessions: readonly Profession[];
  photos: PublicPhoto[];
}

/** A profile as everybody sees it. */
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

/** What the public profile and that of its owner say alike. */
export function presentDetails(
  row: Pick<CardRow, 'id' | 'profession_id'> & DetailRow,
  { furtherProfessions, photos }: Beside,
) {
  return {
    professionalId: row.id,
    hourlyRate: row.hourly_rate,
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

/** The address of their own page, which says its language behind it; null where they agreed to none. */
export function publicPathOf(
  row: Pick<CardRow, 'id' | 'name'> & Pick<DetailRow, 'listed_at'>,
): string | null {
  return row.listed_at === null ? null : `/pro/${slugOf(row.name)}${row.id}`;
}

/** A name as part of an address: plain letters, a hyphen at its end; nothing where none are left. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return words === '' ? '' : `${words}-`;
}
