import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment } from '../text.ts';

/** 256 random bits, and the ending calendar programs expect. */
const token = z.string().check(z.regex(/^[\w-]{43}\.ics$/));

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  audience: 'signed-in',
  summary: 'Whether the caller has a calendar feed; never its address',
  response: z.object({
    /** Null where there is none. */
    madeAt: z.nullable(moment),
    /** When a calendar program read it last. */
    readAt: z.nullable(moment),
  }),
  errors: [],
});

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  audience: 'signed-in',
  summary: 'Make the calendar feed of the caller, at a new address; the one before ends',
  body: z.object({}),
  /** The address is shown this once: only its hash is stored. */
  response: z.object({ feedAddress: z.string(), madeAt: moment }),
  status: 201,
  errors: [],
});

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  audience: 'signed-in',
  summary: 'Turn the calendar feed of the caller off. Again is harmless',
  response: null,
  errors: [],
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendars/:token',
  audience: 'anyone',
  summary: 'The appointments of whoever made this secret address, as iCalendar (RFC 5545)',
  params: { token },
  response: 'file',
  errors: ['not_found'],
});
