import { useCallback } from 'react';
import { autocompletePlaces, placeDetails } from '#contract/places.ts';
import { call } from '#web/lib/call.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import type { Suggestion } from '#web/ui/combobox.tsx';

interface PlaceSuggestion extends Suggestion {
  description: string;
}

/** A place taken from the list, as the draft keeps it. */
export interface ChosenPlace {
  location: string;
  formattedAddress: string;
  locationPlaceId: string;
  addressComponents: Record<string, string>;
}

/** Suggestions for what is typed, and the parts of the one that was chosen. */
export function useAddressSearch() {
  const { language } = useLanguage();
  const search = useCallback(
    async (input: string, signal: AbortSignal): Promise<PlaceSuggestion[]> => {
      const query = { input, types: 'address', language };
      const { predictions } = await call(autocompletePlaces, { query, signal });
      return predictions.map((prediction) => ({
        id: prediction.place_id,
        main: prediction.structured_formatting.main_text,
        secondary: prediction.structured_formatting.secondary_text,
        description: prediction.description,
      }));
    },
    [language],
  );
  const details = useCallback(
    async ({ id, description }: PlaceSuggestion): Promise<ChosenPlace> => {
      const chosen = { location: description, formattedAddress: description, locationPlaceId: id };
      try {
        const { result } = await call(placeDetails, { query: { place_id: id, language } });
        return {
          ...chosen,
          formattedAddress: result.formatted_address,
          addressComponents: byType(result.address_components),
        };
      } catch (error) {
        // The plain description is a good address too.
        console.warn('The parts of the address could not be read.', error);
        return { ...chosen, addressComponents: {} };
      }
    },
    [language],
  );
  return { search, details };
}

function byType(components: readonly { types: string[]; long_name: string }[]) {
  return Object.fromEntries(
    components.flatMap(({ types, long_name }) => types.map((type) => [type, long_name] as const)),
  );
}
