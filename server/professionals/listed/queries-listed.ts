import { sql } from 'kysely';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import type { CardRow } from '#server/professionals/present.ts';
import type { DetailRow } from '#server/professionals/present-details.ts';
import { cardColumns, detailColumns } from '#server/professionals/queries.ts';

/** Agreed to a public page, claimed the profile, and neither erased nor leaving. */
export const isListed = sql`listed_at is not null and active and user_id is not null and lat is not null`;

const pageColumns = [
  ...cardColumns,
  ...detailColumns,
  'lat',
  'lon',
  'service_radius_km',
  'hours',
  'days_off',
  'time_zone',
] as const;

/** A listed professional with the columns of their page. */
export interface ListedRow extends CardRow, DetailRow {
  lat: number;
  lon: number;
  service_radius_km: number;
  hours: WorkingSpan[];
  days_off: DayOff[];
  time_zone: string | null;
}

export function findListedById(db: ReadDb, id: string): Promise<ListedRow | undefined> {
  return db
    .selectFrom('professionals')
    .select(pageColumns)
    .where('id', '=', id)
    .where(sql<boolean>`${isListed}`)
    .$castTo<ListedRow>()
    .executeTakeFirst();
}

/** A box of the map in degrees, inclusive. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const EVERYWHERE: Box = { south: -90, north: 90, west: -180, east: 180 };

/** A square of the map a hundredth of a degree wide and high, by its centre in degrees. */
export interface Square {
  lat: number;
  lon: number;
}

/**
 * The listed professionals of a trade by square: how many, and when the newest of them was listed.
 */
export async function findListedSquares(
  db: ReadDb,
  professionId: number,
  box: Box = EVERYWHERE,
): Promise<(Square & { count: number; newest: Date })[]> {
  const { rows } = await sql<Square & { count: number; newest: Date }>`
    select north / 100.0::float8 as lat, east / 100.0::float8 as lon, sum(of_place)::int as count,
      max(newest) as newest
    from (
      select ${squareOf}, count(*) as of_place, max(listed_at) as newest
      from (${placesOf(professionId, box)}) places group by lat, lon
    ) by_place
    group by north, east`.execute(db);
  return rows;
}

/** How lists of professionals can be ordered. */
export const LISTED_ORDERS = ['best', 'reviews', 'price'] as const;
export type ListedOrder = (typeof LISTED_ORDERS)[number];

const ORDER_BY: Record<Exclude<ListedOrder, 'price'>, ReturnType<typeof sql>> = {
  best: sql`bayesian_rating desc`,
  reviews: sql`review_count desc, bayesian_rating desc`,
};

/** Those in the site's currency first: amounts of two currencies have no order. */
function orderBy({ order, currency }: Pick<ListedPlace, 'order' | 'currency'>) {
  if (order !== 'price') return ORDER_BY[order];
  return sql`case when coalesce(rate_currency, ${currency}) = ${currency} then hourly_rate end asc nulls last,
    bayesian_rating desc`;
}

/** A page of the listed professionals of a trade in some squares. */
export interface ListedPlace {
  professionId: number;
  squares: readonly Square[];
  order: ListedOrder;
  /** Of the site, by which prices are compared. */
  currency: Currency;
  offset: number;
  limit: number;
}

/** The listed professionals of a trade in some squares, in an order. */
export async function findListedIn(db: ReadDb, of: ListedPlace): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${sql.join(pageColumns.map((column) => sql.ref(column)))}
    from professionals join (${membersIn(of)}) members using (id)
    order by ${orderBy(of)}, id
    limit ${of.limit} offset ${of.offset}`.execute(db);
  return rows;
}

/** Number and mean rating of the listed professionals of a trade in some squares. */
export async function getListedStanding(
  db: ReadDb,
  of: { professionId: number; squares: readonly Square[] },
): Promise<{ count: number; reviewCount: number; rating: number }> {
  const { rows } = await sql<{ count: number; reviewCount: number; rating: number }>`
    select count(*)::int as count, coalesce(sum(review_count), 0)::int as "reviewCount",
      coalesce(sum(rating_mean * review_count) / nullif(sum(review_count), 0), 0)::float8 as rating
    from professionals join (${membersIn(of)}) members using (id)`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('nothing was counted');
  return standing;
}

const squareOf = sql`round(lat * 100)::int as north, round(lon * 100)::int as east`;

function membersIn({
  professionId,
  squares,
}: {
  professionId: number;
  squares: readonly Square[];
}) {
  const norths = squares.map(({ lat }) => Math.round(lat * 100));
  const easts = squares.map(({ lon }) => Math.round(lon * 100));
  return sql`
    select id from (select *, ${squareOf} from (${placesOf(professionId, boxAround(squares))}) places) of_box
    where (north, east) in (select * from unnest(${norths}::int[], ${easts}::int[]))`;
}

function boxAround(squares: readonly Square[]): Box {
  const lats = squares.map(({ lat }) => lat);
  const lons = squares.map(({ lon }) => lon);
  return {
    south: Math.min(...lats) - 0.006,
    north: Math.max(...lats) + 0.006,
    west: Math.min(...lons) - 0.006,
    east: Math.max(...lons) + 0.006,
  };
}

/** Each listed professional of a trade, first or further, with their place. */
function placesOf(professionId: number, { south, north, west, east }: Box) {
  const inBox = sql`lat between ${south}::float8 and ${north}::float8
    and lon between ${west}::float8 and ${east}::float8`;
  return sql`
    select id, lat, lon, listed_at from professionals
    where profession_id = ${professionId}::int and ${isListed} and ${inBox}
    union all
    select id, lat, lon, listed_at
    from further_professions further join professionals on id = further.professional_id
    where further.profession_id = ${professionId}::int
      and further.profession_id <> professionals.profession_id and ${isListed} and ${inBox}`;
}
