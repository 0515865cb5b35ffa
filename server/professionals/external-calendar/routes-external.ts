import * as calls from '#contract/professionals/external-calendar.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { readExternalCalendar, setExternalCalendar } from './external-calendar.ts';
import { deleteExternalCalendar } from './queries-external.ts';

/** The own calendar of a professional. */
export function externalCalendarRoutes(platform: Platform): Route[] {
  return [
    route(calls.getExternalCalendar, async (_, { session }) => ({
      calendar: await readExternalCalendar(platform, session.professionalId),
    })),

    route(calls.setExternalCalendar, async ({ body }, call) => {
      await limit(platform, call, 'externalCalendars');
      const { professionalId } = call.session;
      await setExternalCalendar(platform, professionalId, body.calendarAddress);
      return { calendar: await readExternalCalendar(platform, professionalId) };
    }),

    route(calls.removeExternalCalendar, async (_, { session }) =>
      deleteExternalCalendar(platform.db, session.professionalId),
    ),
  ];
}
