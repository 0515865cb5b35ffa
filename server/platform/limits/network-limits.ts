import { networksOf } from '#server/platform/http/client-address.ts';
import {
  readHits,
  countHit,
  enforceRateLimit,
  type Count,
  type Counter,
  type Limit,
} from './rate-limits.ts';

/** The limit of one network; wider ones have two (/56) and five times as much (/48, /24). */
export interface NetworkLimit extends Limit {
  /** The maximum of the widest one, for a shared resource. */
  widest?: number;
}

const factors = { '/56': 2, '/48': 5, '/24': 5 } as const;

/**
 * The counts of a caller's networks, the narrowest first: counted one after the other, so that one
 * over their own limit does not use up that of their neighbours.
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
export async function enforceNetworkLimits(
  counter: Counter,
  name: string,
  address: string,
  limit: NetworkLimit,
): Promise<void> {
  for (const [bucket, one] of countsOfNetworks(name, address, limit)) {
    await enforceRateLimit(counter, bucket, one);
  }
}

/** A limit shared by everybody, to which one neighbourhood (/48, /24) adds a bounded share. */
export interface Shared {
  name: string;
  /** The key of this count among others of that name. */
  of?: string;
  share: number;
  windowSeconds: number;
}

/**
 * Counts one hit of a shared limit, unless the caller's neighbourhood has used up its share: a few networks never fill it. @returns what was counted, to undo it where it turns out not to
 * count
 */
export async function enforceSharedLimit(
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

/** The shared count in the current window, and the rest of its duration. */
export function readShared(counter: Counter, { name, of = '', windowSeconds }: Shared) {
  return readHits(counter, [name, of], windowSeconds);
}
