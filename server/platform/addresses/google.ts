import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import type { AddressService, FoundAddress } from './address-service.ts';
import { callAddressService } from './call-address-service.ts';

type GoogleConfig = Extract<NonNullable<Config['addresses']>, { provider: 'google' }>;

const words = z.object({ text: z.string() });

const suggestions = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            text: words,
            structuredFormat: z.optional(
              z.object({ mainText: words, secondaryText: z.optional(words) }),
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});

const details = z.object({
  id: z.string(),
  formattedAddress: z.string(),
  addressComponents: z.array(
    z.object({
      longText: z.string(),
      shortText: z.optional(z.string()),
      types: z.array(z.string()),
    }),
  ),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** Field mask: Google bills by the fields. */
const SUGGESTED = [
  'placeId',
  'text.text',
  'structuredFormat.mainText.text',
  'structuredFormat.secondaryText.text',
]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join();
const DETAILED = 'id,formattedAddress,addressComponents,location';

/** Google's Places API (New), https://developers.google.com/maps/documentation/places/web-service. */
export function googleAddresses({ key, url, country, dailyCalls }: GoogleConfig): AddressService {
  const headers = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields });
  return {
    paidCalls: dailyCalls,

    async suggest({ input, language, session }) {
      const body = {
        input,
        languageCode: languageCode(language),
        regionCode: country,
        ...(session && { sessionToken: session }),
      };
      const call = {
        method: 'POST',
        headers: { ...headers(SUGGESTED), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = await callAddressService(
        new URL('/v1/places:autocomplete', url),
        call,
        suggestions,
      );
      return (answer?.suggestions ?? [])
        .flatMap(({ placePrediction }) => placePrediction ?? [])
        .slice(0, 5)
        .map(({ placeId, text, structuredFormat: format }) => ({
          id: placeId,
          main: format?.mainText.text ?? text.text,
          secondary: format?.secondaryText?.text ?? '',
        }));
    },

    async find(id, { language, session }) {
      const address = new URL(`/v1/places/${encodeURIComponent(id)}`, url);
      address.searchParams.set('languageCode', languageCode(language));
      if (session) address.searchParams.set('sessionToken', session);
      const answer = await callAddressService(address, { headers: headers(DETAILED) }, details);
      return answer && found(answer);
    },
  };
}

function languageCode(language: string): string {
  return language === 'fr' ? 'fr-CA' : language;
}

function found(answer: z.output<typeof details>): FoundAddress {
  return {
    id: answer.id,
    text: answer.formattedAddress,
    parts: answer.addressComponents.map(({ types, longText, shortText }) => ({
      types,
      long: longText,
      short: shortText ?? longText,
    })),
    lat: answer.location.latitude,
    lon: answer.location.longitude,
  };
}
