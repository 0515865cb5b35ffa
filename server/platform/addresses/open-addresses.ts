import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import {
  AddressServiceDown,
  type AddressService,
  type FoundAddress,
  type SuggestedAddress,
} from './address-service.ts';
import { googleAddresses } from './google.ts';
import { photonAddresses } from './photon.ts';

const FAILURES_BEFORE_REST = 5;
const REST_MS = 15_000;

/**
 * The address service of PLACES_PROVIDER, undefined for the embedded gazetteer. Responses are
 * cached for a short time; after five failures in a row the circuit breaker opens for fifteen
 * seconds, and then lets one call through.
 */
export function openAddresses(
  { addresses: config }: Pick<Config, 'addresses'>,
  log: Pick<Log, 'warn'>,
): AddressService | undefined {
  if (!config) return undefined;
  const service = config.provider === 'google' ? googleAddresses(config) : photonAddresses(config);
  return remembering(careful(service, log));
}

function careful(service: AddressService, log: Pick<Log, 'warn'>): AddressService {
  const breaker = circuitBreaker(handleType(AddressServiceDown), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
  });
  breaker.onFailure(({ reason }) => {
    const error = 'error' in reason ? reason.error : undefined;
    const why = error instanceof AddressServiceDown ? error.message : 'unknown';
    log.warn({ why }, 'the address service failed');
  });
  return {
    paidCalls: service.paidCalls,
    suggest: (typed) => through(breaker, () => service.suggest(typed)),
    find: (id, reader) => through(breaker, () => service.find(id, reader)),
  };
}

async function through<T>(breaker: CircuitBreakerPolicy, call: () => Promise<T>): Promise<T> {
  try {
    return await breaker.execute(call);
  } catch (error) {
    if (isBrokenCircuitError(error)) throw new AddressServiceDown('left alone after failures');
    throw error;
  }
}

/**
 * Caches suggestions for ten minutes where the terms allow it, an address for half an hour: it is
 * needed at its choice and at the request. Nothing is stored on disk.
 */
function remembering(service: AddressService): AddressService {
  const suggested = new LRUCache<string, SuggestedAddress[]>({ max: 2000, ttl: 10 * MINUTE_MS });
  const found = new LRUCache<string, FoundAddress>({ max: 2000, ttl: 30 * MINUTE_MS });
  return {
    paidCalls: service.paidCalls,
    async suggest(typed) {
      const key = `${typed.language} ${typed.input.trim().toLowerCase()}`;
      const known = suggested.get(key);
      if (known) return known;
      const addresses = await service.suggest(typed);
      if (service.paidCalls === null) suggested.set(key, addresses);
      return addresses;
    },
    async find(id, reader) {
      const key = `${reader.language} ${id}`;
      const known = found.get(key);
      if (known) return known;
      const address = await service.find(id, reader);
      if (address) found.set(key, address);
      return address;
    },
  };
}
