import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

/** An unclaimed professional from an import. Rates an hour. */
export interface NewUnclaimed {
  id: string;
  profession_id: number;
  name: string;
  /** In lower case; one of the two addresses is required. */
  email: string | null;
  /** In E.164. */
  phone: string | null;
  /** The town alone: an import stores no street. */
  location: string;
  lat: number;
  lon: number;
  description: string | null;
  years_experience: number | null;
  hourly_rate: number | null;
  rate_currency: Currency | null;
  service_radius_km: number;
  certifications: string | null;
  language: Language;
  lawful_basis: Tables['unclaimed_professionals']['lawful_basis'];
  source: string;
}

/** Serializes imports: two with the same people in another order would deadlock. */
export async function lockImporting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import professionals', 0))`.execute(tx);
}

export async function insertUnclaimedProfiles(
  tx: Tx,
  rows: readonly NewUnclaimed[],
  at: Date,
): Promise<void> {
  await sql`
    insert into professionals (id, profession_id, name, location, area, lat, lon, description,
      years_experience, hourly_rate, rate_currency, service_radius_km, certifications, created_at)
    select *, ${at}::timestamptz from unnest(
      ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.profession_id)}::int[],
      ${rows.map((row) => row.name)}::text[],
      ${rows.map((row) => row.location)}::text[],
      ${rows.map((row) => row.location)}::text[],
      ${rows.map((row) => row.lat)}::float8[],
      ${rows.map((row) => row.lon)}::float8[],
      ${rows.map((row) => row.description)}::text[],
      ${rows.map((row) => row.years_experience)}::int[],
      ${rows.map((row) => row.hourly_rate)}::numeric[],
      ${rows.map((row) => row.rate_currency)}::text[],
      ${rows.map((row) => row.service_radius_km)}::int[],
      ${rows.map((row) => row.certifications)}::text[])`.execute(tx);
}

/** Returns the ids of those whose addresses were new; the others are left out. */
export async function insertUnclaimed(
  tx: Tx,
  rows: readonly NewUnclaimed[],
  { importId, at }: { importId: string; at: Date },
): Promise<string[]> {
  const inserted = await sql<{ professional_id: string }>`
    insert into unclaimed_professionals (professional_id, email, phone, language, lawful_basis, source,
      import_id, created_at)
    select *, ${importId}::uuid, ${at}::timestamptz from unnest(
      ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.email)}::text[],
      ${rows.map((row) => row.phone)}::text[],
      ${rows.map((row) => row.language)}::text[],
      ${rows.map((row) => row.lawful_basis)}::text[],
      ${rows.map((row) => row.source)}::text[])
    on conflict do nothing
    returning professional_id`.execute(tx);
  return inserted.rows.map((row) => row.professional_id);
}

/** Deletes profiles of this transaction whose people turned out to be known. */
export async function deleteProfiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from professionals where id = any(${ids}::uuid[])`.execute(tx);
}

/** Those of these addresses that belong to unclaimed professionals. */
export async function findUnclaimedAddresses(
  db: Db,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<{ email: string | null; phone: string | null }[]> {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select email, null as phone from unclaimed_professionals where email = any(${emails}::text[])
    union all
    select null, phone from unclaimed_professionals where phone = any(${phones}::text[])`.execute(
    db,
  );
  return rows;
}
