import * as calls from '#contract/appointments/calendar-feed.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { makeFeed, readFeed } from './feed.ts';
import { deleteFeed, findFeed } from './queries-feed.ts';

export function calendarFeedRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(calls.getCalendarFeed, async (_, { session }) => {
      const feed = await findFeed(db, session.userId);
      return { madeAt: isoOrNull(feed?.made_at), readAt: isoOrNull(feed?.read_at) };
    }),

    route(calls.makeCalendarFeed, async (_, call) => {
      await limit(platform, call, 'appointments');
      return makeFeed(platform, call.session.userId);
    }),

    route(calls.removeCalendarFeed, async (_, { session }) => deleteFeed(db, session.userId)),

    route(calls.readCalendarFeed, async ({ params }, call) => {
      await limit(platform, call, 'calendarFeeds');
      return readFeed(platform, params.token.replace(/\.ics$/, ''));
    }),
  ];
}
