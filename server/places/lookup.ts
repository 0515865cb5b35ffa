import { DAY_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import type { Prediction } from '#contract/places.ts';
import {
  AddressServiceDown,
  type FoundAddress,
  type Typed,
} from '#server/platform/addresses/address-service.ts';
import type { Platform } from '#server/platform/platform.ts';
import { enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import { enforceRateLimit } from '#server/platform/limits/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { MIN_INPUT } from './autocomplete/autocomplete.ts';
import { detailsOfAddress, type PlaceDetails } from './details.ts';
import { placeOfService } from './place-ids/place-of-service.ts';
import type { PlaceContext } from './place-context.ts';
import { placeOf, type Place } from './resolve.ts';
import { decodeServiceId, encodeServiceId } from './place-ids/service-id.ts';
import { findAddress } from './streets/street-spot.ts';
import { suggestEmbedded } from './streets/suggest-streets.ts';

type Asked = Pick<Platform, 'config' | 'db' | 'clock' | 'addresses'>;

/** Rate limit of paid calls by one network; the widest around it leaves others most of the day. */
const PAID_CALLS = { limit: 300, widest: 500, windowSeconds: DAY_SECONDS };

/**
 * At most five suggestions for a typed text: of the configured service, or of the gazetteer where
 * there is none, where it does not answer and where its daily budget is used up.
 */
export async function suggestPlaces(
  platform: Asked,
  typed: Typed & { context: PlaceContext },
  address: string,
): Promise<Prediction[]> {
  const ask = async (): Promise<Prediction[]> => {
    const { addresses, config } = platform;
    if (!addresses || typed.input.trim().length < MIN_INPUT)
      return suggestEmbedded(platform.db, typed);
    await countPaid(platform, address);
    const found = await addresses.suggest(typed);
    return found.map(({ id, main, secondary }) => ({
      place_id: encodeServiceId(config.sessionSecret, id),
      description: [main, secondary].filter(Boolean).join(', '),
      structured_formatting: { main_text: main, secondary_text: secondary },
    }));
  };
  return ask().catch((error) => {
    if (isUnavailable(error)) return suggestEmbedded(platform.db, typed);
    throw error;
  });
}

/**
 * The address components of a place id, of any provider; null for an id that is
 * not ours.
 * @throws Refusal `unavailable` where its service does not answer, `too_many`
 */
export async function describePlace(
  platform: Asked,
  placeId: string,
  reader: Omit<Typed, 'input'>,
  address: string,
): Promise<PlaceDetails | null> {
  const serviceId = decodeServiceId(platform.config.sessionSecret, placeId);
  if (serviceId === null) {
    const address = await findAddress(platform.db, placeId);
    return address && detailsOfAddress(placeId, address, reader.language);
  }
  await countPaid(platform, address);
  const found = await find(platform, serviceId, reader).catch((error) => {
    if (error instanceof AddressServiceDown) throw new Refusal('unavailable');
    throw error;
  });
  return found && detailsOf(placeId, found);
}

/**
 * Resolves a place id; null for an id that is not ours, and where its service does not answer (in
 * time): then the text beside it is used.
 */
export async function locatePlace(
  platform: Pick<Platform, 'config' | 'addresses' | 'db'>,
  placeId: string,
  language: Language = 'en',
): Promise<Place | null> {
  const serviceId = decodeServiceId(platform.config.sessionSecret, placeId);
  if (serviceId === null) {
    const address = await findAddress(platform.db, placeId);
    return address && placeOf(address, language);
  }
  try {
    const found = await find(platform, serviceId, { language });
    return found && placeOfService(found);
  } catch (error) {
    if (error instanceof AddressServiceDown) return null;
    throw error;
  }
}

async function find(
  { addresses }: Pick<Platform, 'addresses'>,
  serviceId: string,
  reader: Omit<Typed, 'input'>,
): Promise<FoundAddress | null> {
  return addresses ? addresses.find(serviceId, reader) : null;
}

async function countPaid(platform: Asked, address: string): Promise<void> {
  const paidCalls = platform.addresses?.paidCalls ?? null;
  if (paidCalls === null) return;
  await enforceNetworkLimits(platform, 'places-paid', address, PAID_CALLS);
  const all = { limit: paidCalls, windowSeconds: DAY_SECONDS };
  await enforceRateLimit(platform, ['places-paid-by-all'], all);
}

function isUnavailable(error: unknown): boolean {
  return (
    error instanceof AddressServiceDown || (error instanceof Refusal && error.code === 'too_many')
  );
}

function detailsOf(placeId: string, { text, parts }: FoundAddress): PlaceDetails {
  return {
    result: {
      place_id: placeId,
      formatted_address: text,
      address_components: parts.map(({ types, long, short }) => ({
        types,
        long_name: long,
        short_name: short,
      })),
    },
  };
}
