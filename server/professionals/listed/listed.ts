import type { PublicProfile } from '#contract/professionals/professionals.ts';
import {
  professionId,
  professionOfId,
  type Profession,
} from '#contract/professionals/professions.ts';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import { findProfilePhotos } from '#server/files/files.ts';
import type { Db, ReadDb } from '#server/platform/database/db.ts';
import { presentPublicProfile, publicPathOf } from '#server/professionals/present-details.ts';
import { findFurtherProfessions } from '#server/professionals/profile/queries-further.ts';
import {
  findListedById,
  findListedIn,
  findListedSquares,
  getListedStanding,
  type Box,
  type ListedPlace,
  type ListedRow,
  type Square,
} from './queries-listed.ts';
import {
  countListedByProfession,
  findListedAfter,
  findListedFrom,
  findListedProfessions,
  type ListedName,
} from './queries-listed-all.ts';
import { timeZoneOf } from '#server/professionals/working-hours/time-zone.ts';

/** A professional with a public page, and all that it shows. */
export interface ListedProfessional {
  profile: PublicProfile & { publicPath: string };
  /** Degrees. */
  lat: number;
  lon: number;
  serviceRadiusKm: number;
  hours: readonly WorkingSpan[];
  daysOff: readonly DayOff[];
  timeZone: string;
}

/** The listed professional of this id. */
export async function findListedProfessional(
  db: Db,
  id: string,
): Promise<ListedProfessional | undefined> {
  const row = await findListedById(db, id);
  if (!row) return undefined;
  const [furtherProfessions, photos] = await Promise.all([
    findFurtherProfessions(db, id),
    findProfilePhotos(db, id),
  ]);
  return listedOf(row, presentPublicProfile(row, { furtherProfessions, photos }));
}

/** A listed professional as lists show them: without photos and further trades. */
export type ListedCard = Pick<ListedProfessional, 'profile' | 'lat' | 'lon'>;

/** The listed professionals of a trade in some squares of the map, in an order. */
export async function listListedIn(
  db: ReadDb,
  of: Omit<ListedPlace, 'professionId'> & { profession: Profession },
): Promise<ListedCard[]> {
  const rows = await findListedIn(db, { ...of, professionId: professionId(of.profession) });
  return rows.map((row) =>
    listedOf(row, presentPublicProfile(row, { furtherProfessions: [], photos: [] })),
  );
}

/**
 * The number of listed professionals of a trade in some squares, their mean rating (0 to 5) and
 * number of reviews.
 */
export function getStandingIn(
  db: ReadDb,
  of: { profession: Profession; squares: readonly Square[] },
) {
  return getListedStanding(db, { ...of, professionId: professionId(of.profession) });
}

/** The squares of the map in which a listed professional offers a trade. */
export function listSquares(db: ReadDb, profession: Profession, box?: Box) {
  return findListedSquares(db, professionId(profession), box);
}

/** The trades of listed professionals. */
export async function listListedProfessions(db: ReadDb): Promise<Profession[]> {
  return (await findListedProfessions(db)).flatMap((id) => professionOfId(id) ?? []);
}

/** The trades of listed professionals with how many offer each, the most frequent first. */
export async function countListedTrades(
  db: ReadDb,
): Promise<{ profession: Profession; count: number }[]> {
  const counts = await countListedByProfession(db);
  return counts.flatMap(({ id, count }) => {
    const profession = professionOfId(id);
    return profession ? [{ profession, count }] : [];
  });
}

/** The address of a public page, and since when it exists. */
export interface ListedPage {
  id: string;
  path: string;
  listedAt: Date;
}

/** A batch of all public pages: from the `offset`th on, or after an id. */
export async function listListedPages(
  db: ReadDb,
  { limit, ...from }: { limit: number } & ({ offset: number } | { after: string }),
): Promise<ListedPage[]> {
  const rows =
    'after' in from
      ? await findListedAfter(db, { ...from, limit })
      : await findListedFrom(db, { ...from, limit });
  return rows.map((row: ListedName) => ({
    id: row.id,
    path: publicPathOf(row) ?? '',
    listedAt: row.listed_at,
  }));
}

function listedOf(row: ListedRow, profile: PublicProfile): ListedProfessional {
  const { publicPath } = profile;
  if (publicPath === null) throw new Error(`${row.id} is not listed`);
  return {
    profile: { ...profile, publicPath },
    lat: row.lat,
    lon: row.lon,
    serviceRadiusKm: row.service_radius_km,
    hours: row.hours,
    daysOff: row.days_off,
    timeZone: timeZoneOf(row),
  };
}
