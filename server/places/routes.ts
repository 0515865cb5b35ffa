import {
  autocompletePlaces,
  listPlaceSources,
  nearbyPlace,
  placeDetails,
} from '#contract/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type CallContext, type Route } from '#server/platform/http/route.ts';
import type { PlaceContext } from './place-context.ts';
import * as places from './places.ts';

type Asked = Pick<Platform, 'db' | 'clock' | 'config' | 'addresses'>;

/** `contextOf` says where a caller may be: what is known of them and of the site. */
export function placeRoutes(
  platform: Asked,
  contextOf: (call: CallContext, timeZone: string | undefined) => Promise<PlaceContext>,
): Route[] {
  return [
    route(autocompletePlaces, async ({ query }, call) => {
      await limit(platform, call, 'places');
      const { input, sessiontoken: session, timeZone } = query;
      const context = await contextOf(call, timeZone);
      const typed = { input, language: call.language, session, context };
      return { predictions: await places.suggestPlaces(platform, typed, call.address) };
    }),

    route(nearbyPlace, async ({ query: { latitude: lat, longitude: lon } }, call) => {
      await limit(platform, call, 'places');
      return { prediction: places.nearbyPlace({ lat, lon }, call.language) };
    }),

    route(placeDetails, async ({ query }, call) => {
      await limit(platform, call, 'places');
      const reader = { language: call.language, session: query.sessiontoken };
      const details = await places.describePlace(platform, query.place_id, reader, call.address);
      assertThat(details !== null, 'not_found');
      return details;
    }),

    route(listPlaceSources, async (_, call) => {
      await limit(platform, call, 'places');
      return { sources: await places.listSources(platform.db) };
    }),
  ];
}
