import { useCallback, useRef } from 'react';
import {
  autocompletePlaces,
  nearbyPlace,
  placeDetails,
  type Prediction,
} from '#contract/places.ts';
import { call } from './api/call.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import { useLanguage } from './i18n/i18n.tsx';
import { newIdempotencyKey } from './api/idempotency-key.ts';
import type { Suggestion } from '#web/ui/combobox/combobox.tsx';

interface PlaceSuggestion extends Suggestion {
  description: string;
}

/** A place chosen from the list, as stored in the draft. */
export interface ChosenPlace {
  location: string;
  formattedAddress: string;
  locationPlaceId: string;
  addressComponents: Record<string, string>;
}

export type AddressSearch = ReturnType<typeof useAddressSearch>;

/** Suggestions for a typed text, the parts of the chosen one, and the place of a point. */
export function useAddressSearch() {
  const { language } = useLanguage();
  // One autocomplete session from the first letter to the choice: the unit of billing.
  const token = useRef(newIdempotencyKey());
  const search = useCallback(
    async (input: string, signal: AbortSignal): Promise<PlaceSuggestion[]> => {
      const sessiontoken = token.current;
      const timeZone = browserTimeZone();
      const query = { input, types: 'address', language, sessiontoken, timeZone };
      const { predictions } = await call(autocompletePlaces, { query, signal });
      return predictions.map(asSuggestion);
    },
    [language],
  );
  const details = useCallback(
    async ({ id, description }: PlaceSuggestion): Promise<ChosenPlace> => {
      const chosen = { location: description, formattedAddress: description, locationPlaceId: id };
      try {
        const sessiontoken = token.current;
        token.current = newIdempotencyKey();
        const query = { place_id: id, language, sessiontoken };
        const { result } = await call(placeDetails, { query });
        return {
          ...chosen,
          formattedAddress: result.formatted_address,
          addressComponents: byType(result.address_components),
        };
      } catch (error) {
        // The plain description is a valid address too.
        console.warn('The parts of the address could not be read.', error);
        return { ...chosen, addressComponents: {} };
      }
    },
    [language],
  );
  const near = useCallback(
    async (latitude: number, longitude: number): Promise<ChosenPlace | null> => {
      const { prediction } = await call(nearbyPlace, { query: { latitude, longitude, language } });
      return prediction && details(asSuggestion(prediction));
    },
    [language, details],
  );
  return { search, details, near };
}

function asSuggestion(prediction: Prediction): PlaceSuggestion {
  return {
    id: prediction.place_id,
    main: prediction.structured_formatting.main_text,
    secondary: prediction.structured_formatting.secondary_text,
    description: prediction.description,
  };
}

function byType(components: readonly { types: string[]; long_name: string }[]) {
  return Object.fromEntries(
    components.flatMap(({ types, long_name }) => types.map((type) => [type, long_name] as const)),
  );
}
