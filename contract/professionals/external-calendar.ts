import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment, text } from '../text.ts';

/** Why a calendar could not be read the last time. */
export const CALENDAR_FAILURES = ['not_allowed', 'unreachable', 'too_large', 'unreadable'] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

const externalCalendar = z.object({
  /** Where it is, without the secret part of its address. */
  host: z.string(),
  savedAt: moment,
  /** When it was read last. */
  readAt: z.nullable(moment),
  failure: z.nullable(z.enum(CALENDAR_FAILURES)),
  /** How many busy times the next weeks have. */
  busyCount: z.int(),
});
export type ExternalCalendar = z.output<typeof externalCalendar>;

export const getExternalCalendar = endpoint({
  method: 'GET',
  path: '/api/external-calendar',
  audience: 'professional',
  summary: 'The professional’s own calendar elsewhere, and whether it can be read',
  response: z.object({ calendar: z.nullable(externalCalendar) }),
  errors: [],
});

export const setExternalCalendar = endpoint({
  method: 'PUT',
  path: '/api/external-calendar',
  audience: 'professional',
  summary: 'Give the iCal address of one’s own calendar; it is read at once and regularly then',
  body: z.object({
    /** `https:` or `webcal:`; of the public internet alone. */
    calendarAddress: text(1, 2000).check(z.regex(/^(?:https|webcals?):\/\/\S+$/i)),
  }),
  response: z.object({ calendar: z.nullable(externalCalendar) }),
  errors: [],
});

export const removeExternalCalendar = endpoint({
  method: 'DELETE',
  path: '/api/external-calendar',
  audience: 'professional',
  summary: 'Delete the address of one’s own calendar and what was read there. Again is harmless',
  response: null,
  errors: [],
});
