import { distanceKm, type Point } from '#server/places/distance.ts';
import type { ExtractPlace } from '#server/places/extract/extract.ts';
import { keysOfName } from '#server/places/streets/street-key.ts';

/** A street: the ways of one name that lie near each other. */
export interface GatheredStreet extends Point {
  name: string;
  /** Its own first. */
  keys: string[];
  country: string | null;
  town: string | null;
}

interface Cluster extends Omit<GatheredStreet, keyof Point> {
  ways: number;
  latSum: number;
  lonSum: number;
  /** The box around its ways. */
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Ways of one name so near to each other are one street. */
const SAME_STREET_KM = 1.5;
const MAX_KEYS = 12;

/** Gathers the ways of an extract as streets, in whatever order they come. */
export function makeStreetGatherer() {
  const byKey = new Map<string, Cluster[]>();
  let count = 0;
  return {
    /** Streets so far, before those that turn out to be one are joined. */
    count: () => count,
    /** @returns whether its name is one that can be found */
    add(way: ExtractPlace): boolean {
      const keys = keysOf(way);
      const [key] = keys;
      if (key === undefined) return false;
      const clusters = byKey.get(key) ?? [];
      const one = clusterOf(way, keys);
      const near = clusters.find((other) => isNear(one, other));
      if (near) join(near, one);
      else {
        clusters.push(one);
        byKey.set(key, clusters);
        count++;
      }
      return true;
    },
    streets: (): GatheredStreet[] => [...byKey.values()].flatMap(joined).map(streetOf),
  };
}

function keysOf({ name, names, also }: ExtractPlace): string[] {
  const own = keysOfName(name);
  if (own.length === 0) return [];
  const all = [...own, ...[...Object.values(names), ...also].flatMap(keysOfName)];
  return [...new Set(all)].slice(0, MAX_KEYS);
}

function clusterOf(way: ExtractPlace, keys: string[]): Cluster {
  const { name, country, town, lat, lon } = way;
  const box = { south: lat, north: lat, west: lon, east: lon };
  return { name, keys, country, town, ways: 1, latSum: lat, lonSum: lon, ...box };
}

/** A way that came late may join two that were apart. */
function joined(clusters: readonly Cluster[]): Cluster[] {
  const apart: Cluster[] = [];
  for (const cluster of clusters) {
    for (;;) {
      const at = apart.findIndex((other) => isNear(cluster, other));
      if (at < 0) break;
      join(cluster, apart[at]!);
      apart.splice(at, 1);
    }
    apart.push(cluster);
  }
  return apart;
}

function isNear(one: Cluster, other: Cluster): boolean {
  const lat = between(one.south, one.north, other.south, other.north);
  const lon = between(one.west, one.east, other.west, other.east);
  return distanceKm({ lat: lat[0], lon: lon[0] }, { lat: lat[1], lon: lon[1] }) <= SAME_STREET_KM;
}

/** The two nearest values of two stretches. */
function between(low: number, high: number, otherLow: number, otherHigh: number): [number, number] {
  if (high < otherLow) return [high, otherLow];
  return otherHigh < low ? [low, otherHigh] : [Math.max(low, otherLow), Math.max(low, otherLow)];
}

function join(into: Cluster, other: Cluster): void {
  into.ways += other.ways;
  into.latSum += other.latSum;
  into.lonSum += other.lonSum;
  into.south = Math.min(into.south, other.south);
  into.north = Math.max(into.north, other.north);
  into.west = Math.min(into.west, other.west);
  into.east = Math.max(into.east, other.east);
  into.keys = [...new Set([...into.keys, ...other.keys])].slice(0, MAX_KEYS);
  into.country ??= other.country;
  into.town ??= other.town;
}

function streetOf({ name, keys, country, town, ways, latSum, lonSum }: Cluster): GatheredStreet {
  return { name, keys, country, town, lat: rounded(latSum / ways), lon: rounded(lonSum / ways) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
