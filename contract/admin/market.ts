import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { QUOTE_KINDS } from '../quotes/terms.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { moment } from '../text.ts';
import { own } from './list.ts';

export const MARKET_DAYS = ['7', '30', '90', '365'] as const;

/** The largest cities have separate rows; all others share one. */
export const MAX_CITIES = 20;

/** The gaps with the most requests are listed. */
export const MAX_GAPS = 30;

const minutes = z.nullable(z.number());

/**
 * How many requests of a period reached each stage; reaching one counts for those before it too.
 */
const reached = {
  submitted: z.int(),
  contacted: z.int(),
  accepted: z.int(),
  completed: z.int(),
  reviewed: z.int(),
};

const group = {
  ...reached,
  /** The median time to the first acceptance, of the requests that were accepted. */
  medianMinutes: minutes,
};

/**
 * The market figures: the requests submitted in the last `days` days (of UTC, today included) and
 * their outcome until `asOf`. docs/decisions/0031-market.md defines each figure.
 */
export const market = z.object({
  days: z.int(),
  asOf: moment,
  funnel: z.object({
    /** First messages of chats, and those of them in which a trade was understood. */
    typed: z.nullable(z.int()),
    understood: z.nullable(z.int()),
    ...reached,
  }),
  firstAcceptance: z.object({ count: z.int(), medianMinutes: minutes, p90Minutes: minutes }),
  /** Requests of any day that are open and without an acceptance after 24 hours. */
  unanswered: z.int(),
  /** The leads of these requests, by answer. */
  answers: z.object({
    contacted: z.int(),
    accepted: z.int(),
    denied: z.int(),
    expired: z.int(),
    withdrawn: z.int(),
    waiting: z.int(),
  }),
  quotes: z.object({
    /** How many of these requests have a quote. */
    requests: z.int(),
    /** From the acceptance of a lead to its first quote. */
    medianQuoteMinutes: minutes,
    /** The quotes that no newer one replaced, by kind. */
    byKind: z.array(z.object({ kind: z.enum(QUOTE_KINDS), sent: z.int(), accepted: z.int() })),
  }),
  /** Every day, the oldest first. */
  overTime: z.array(
    z.object({
      day: z.iso.date(),
      typed: z.nullable(z.int()),
      understood: z.nullable(z.int()),
      submitted: z.int(),
      accepted: z.int(),
      completed: z.int(),
    }),
  ),
  byProfession: z.array(
    z.object({
      profession: professionSlug,
      ...group,
      /**
       * Professionals who can be contacted now, anywhere; null where the figures are of one city.
       */
      professionals: z.nullable(z.int()),
    }),
  ),
  /** The cities with the most requests; the row without a name is all others together. */
  byCity: z.array(z.object({ city: z.nullable(z.string()), ...group })),
  /**
   * The trades of a city in which requests found fewer than three professionals, those with the most
   * such requests first; without requests to somebody by name.
   */
  gaps: z.array(
    z.object({
      profession: professionSlug,
      city: z.string(),
      submitted: z.int(),
      /** Those for which fewer than three were contacted, and nobody at all. */
      fewerThanThree: z.int(),
      nobody: z.int(),
      /** Imported professionals of the trade around there who can be invited; 100 at most. */
      toInvite: z.int(),
    }),
  ),
});
export type Market = z.output<typeof market>;

const asked = {
  ...own,
  // 30 by default.
  days: z.optional(z.enum(MARKET_DAYS)),
  profession: z.optional(professionSlug),
  /** As in `byCity`. */
  city: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
};

export const readMarket = endpoint({
  method: 'GET',
  path: '/api/admin/market',
  audience: 'admin',
  summary: 'How the market does: from what is typed to what is reviewed',
  query: asked,
  response: market,
  errors: [],
});

export const MARKET_TABLES = ['professions', 'cities', 'gaps', 'days'] as const;

export const exportMarket = endpoint({
  method: 'GET',
  path: '/api/admin/exports/market',
  audience: 'admin',
  summary: 'A table of the market as CSV',
  query: { ...asked, table: z.enum(MARKET_TABLES) },
  response: 'file',
  errors: [],
});
