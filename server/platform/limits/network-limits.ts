import { networksOf } from '#server/platform/http/client-address.ts';
import {
  readHits,
  countHit,
  countOrRefuse,
  type Count,
  type Counter,
  type Limit,
} from './rate-limits.ts';

/** What one network may do; those around it may do two (/56) and five times as much (/48, /24). */
export interface NetworkLimit extends Limit {
  /** The most of the widest one, where what it takes from is everybody's. */
  widest?: number;
}

const factors = { '/56': 2, '/48': 5, '/24': 5 } as const;

/**
 * The counts of a caller's networks, the narrowest first: to be counted one after the other, so that
 * one who is over their own limit does not use up that of their neighbours.
 */
export function countsOfNetworks(
  name: string,
  address: string,
  { limit, widest = Infinity, windowSeconds }: NetworkLimit,
): Count[] {
  return networksOf(address).map((network) => {
    const size = /\/(?:24|48|56)$/.exec(network)?.[0] as keyof typeof factors | undefined;
    const most = size === undefined ? limit : Math.min(limit * factors[size], widest);
    return [[name, network], { limit: most, windowSeconds }];
  });
}

/** Counts one hit of each network of a caller. @throws Refusal `too_many` */
export async function countNetworks(
  counter: Counter,
  name: string,
  address: string,
  limit: NetworkLimit,
): Promise<void> {
  for (const [bucket, one] of countsOfNetworks(name, address, limit)) {
    await countOrRefuse(counter, bucket, one);
  }
}

/** What everybody does together, to which one neighbourhood (/48, /24) adds so much at most. */
export interface Shared {
  name: string;
  /** What tells this count apart from others of that name. */
  of?: string;
  share: number;
  windowSeconds: number;
}

/**
 * Counts one hit of everybody's, unless the caller's neighbourhood has had its share of it: a few
 * networks never fill it.
 * @returns what was counted, to be taken back where it turns out not to count
 */
export async function countShared(
  counter: Counter,
  { name, of = '', share, windowSeconds }: Shared,
  address: string,
): Promise<Count[]> {
  const own: Count = [
    [`${name}-share`, of, networksOf(address).at(-1)!],
    { limit: share, windowSeconds },
  ];
  const all: Count = [[name, of], { limit: Infinity, windowSeconds }];
  const { allowed } = await countHit(counter, ...own);
  if (!allowed) return [own];
  await countHit(counter, ...all);
  return [own, all];
}

/** What everybody did together in the window that runs, and how long it still does. */
export function readShared(counter: Counter, { name, of = '', windowSeconds }: Shared) {
  return readHits(counter, [name, of], windowSeconds);
}
