import zoneAt from '@photostructure/tz-lookup';
import { MINUTE_MS } from '#contract/durations.ts';
import {
  cityAround,
  importsVersion,
  siteIn,
  type BrowserRegion,
  type PlaceContext,
  type ServedTown,
} from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listSupply, type SupplyRow } from './queries-supply.ts';

type Asked = Pick<Platform, 'config' | 'db' | 'clock'>;

const CACHED_MS = 10 * MINUTE_MS;
const MAX_TOWNS = 20;
interface Known {
  at: number;
  /** Of the imported places: a professional may be in a town that was unknown. */
  imports: number;
  served: Promise<ServedTown[]>;
}
const known = new WeakMap<Platform['db'], Known>();

/**
 * Where somebody may be who types a place on this site: its country, the towns of its professionals
 * (at most ten minutes old), and what the browser tells.
 */
export async function siteContext(
  platform: Asked,
  browser: BrowserRegion,
  earlier: PlaceContext['earlier'],
): Promise<PlaceContext> {
  const served = await servedTowns(platform);
  return { ...siteIn(platform.config.country), served, earlier, browser };
}

function servedTowns({ db, clock }: Asked): Promise<ServedTown[]> {
  const now = clock.now().getTime();
  const before = known.get(db);
  const imports = importsVersion();
  const isCurrent = before?.imports === imports && Math.abs(now - before.at) < CACHED_MS;
  if (before && isCurrent) return before.served;
  const served = listSupply(db).then(townsOf);
  known.set(db, { at: now, imports, served });
  served.catch(() => known.delete(db));
  return served;
}

/** The towns of the squares, most professionals first. */
function townsOf(squares: readonly SupplyRow[]): ServedTown[] {
  const towns = new Map<number, ServedTown>();
  for (const { lat, lon, professionals } of squares) {
    const city = cityAround({ lat, lon });
    if (city === undefined) continue;
    const town = towns.get(city);
    if (town) town.professionals += professionals;
    else towns.set(city, { city, lat, lon, professionals, timeZone: zoneAt(lat, lon) });
  }
  return [...towns.values()]
    .toSorted((one, other) => other.professionals - one.professionals || one.city - other.city)
    .slice(0, MAX_TOWNS);
}
