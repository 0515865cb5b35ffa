import { autocompletePlaces, placeDetails } from '#contract/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/rate-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/route.ts';
import * as places from './places.ts';

export function placeRoutes(platform: Pick<Platform, 'db' | 'clock' | 'config'>): Route[] {
  return [
    route(autocompletePlaces, async ({ query: { input } }, call) => {
      await limit(platform, call, 'places');
      return { predictions: places.autocompletePlaces({ input, language: call.language }) };
    }),

    route(placeDetails, async ({ query: { place_id: placeId } }, call) => {
      await limit(platform, call, 'places');
      const details = places.placeDetails(placeId, call.language);
      assertThat(details !== null, 'not_found');
      return details;
    }),
  ];
}
