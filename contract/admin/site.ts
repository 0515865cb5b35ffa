import * as z from 'zod/mini';
import { DISTANCE_UNITS } from '../distance.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { PAGE_SLUGS, pageContent } from '../site.ts';
import { id, moment, oneLine } from '../text.ts';
import { cursor, own, pages } from './list.ts';

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** The maximum size of an uploaded logo, in bytes. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

export const siteLogo = z.object({ id, url: z.string(), width: z.int(), height: z.int() });
export type SiteLogo = z.output<typeof siteLogo>;

/** A version number, from 0 to the database's maximum. */
const versionCount = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

const colour = z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

/** The operator's choice; null is the default. */
export const brandSettings = z.object({
  /** Sent with a change (optimistic locking). */
  version: z.int(),
  name: z.nullable(z.string()),
  /** The name by default. */
  defaultName: z.string(),
  colour: z.nullable(z.string()),
  logo: z.nullable(siteLogo),
  logoHasName: z.boolean(),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
});
export type BrandSettings = z.output<typeof brandSettings>;

export const readBrand = endpoint({
  method: 'GET',
  path: '/api/admin/brand',
  audience: 'admin',
  summary: 'Name, colour and logo of the marketplace',
  query: own,
  response: brandSettings,
  errors: [],
});

export const changeBrand = endpoint({
  method: 'PUT',
  path: '/api/admin/brand',
  audience: 'admin',
  summary: 'Change name, colour and logo; a colour on which nobody can read is refused',
  query: own,
  body: z.object({
    basedOn: versionCount,
    name: z.nullable(oneLine(40)),
    colour: z.nullable(colour),
    logoId: z.nullable(id),
    logoHasName: z.boolean(),
  }),
  response: brandSettings,
  errors: ['changed_meanwhile', 'colour_unreadable', 'not_found'],
});

/** What amounts and distances are written in, and how many amounts there are that a change leaves as they are. */
export const unitsSettings = z.object({
  /** Sent with a change (optimistic locking). */
  version: z.int(),
  /** The operator's choice; null is `defaultCurrency`. */
  currency: z.nullable(z.enum(CURRENCIES)),
  defaultCurrency: z.enum(CURRENCIES),
  distanceUnit: z.enum(DISTANCE_UNITS),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
  openQuotes: z.int(),
  acceptedQuotes: z.int(),
  /** Professionals with a rate or a minimum job. */
  professionalsWithRates: z.int(),
});
export type UnitsSettings = z.output<typeof unitsSettings>;

export const readUnits = endpoint({
  method: 'GET',
  path: '/api/admin/units',
  audience: 'admin',
  summary: 'Currency and unit of distance of the site, and how many amounts stand in it',
  query: own,
  response: unitsSettings,
  errors: [],
});

export const changeUnits = endpoint({
  method: 'PUT',
  path: '/api/admin/units',
  audience: 'admin',
  summary: 'Change currency and unit of distance; no amount that exists is changed',
  query: own,
  body: z.object({
    basedOn: versionCount,
    currency: z.nullable(z.enum(CURRENCIES)),
    distanceUnit: z.enum(DISTANCE_UNITS),
  }),
  response: unitsSettings,
  errors: ['changed_meanwhile'],
});

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/admin/brand/logos',
  audience: 'admin',
  summary: 'Upload a logo, to be shown once it is part of the brand; it is drawn anew as PNG',
  query: own,
  upload: { types: LOGO_TYPES, maxBytes: MAX_LOGO_BYTES },
  response: siteLogo,
  status: 201,
  errors: ['unreadable_file'],
});

/** A version of a page in one language; 0 is the built-in one. */
export const pageVersion = z.object({
  version: z.int(),
  title: z.string(),
  publishedAt: z.nullable(moment),
  publishedBy: z.nullable(z.string()),
  /** The version it restores. */
  restores: z.nullable(z.int()),
});
export type PageVersion = z.output<typeof pageVersion>;

const page = { slug: z.enum(PAGE_SLUGS), language: z.enum(LANGUAGES) };

export const listSitePages = endpoint({
  method: 'GET',
  path: '/api/admin/pages',
  audience: 'admin',
  summary: 'The version of every page in every language that is shown now',
  query: own,
  response: z.array(z.object({ ...page, current: pageVersion })),
  errors: [],
});

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:slug/:language/versions',
  audience: 'admin',
  summary: 'The versions of a page in one language, newest first',
  params: page,
  query: own,
  response: z.array(pageVersion),
  errors: [],
});

export const readPageVersion = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:slug/:language/versions/:version',
  audience: 'admin',
  summary: 'The words of one version of a page',
  params: { ...page, version: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1e6)) },
  query: own,
  response: z.object({ ...pageVersion.shape, content: pageContent }),
  errors: ['not_found'],
});

export const publishPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:slug/:language/versions',
  audience: 'admin',
  summary: 'Publish a new version of a page; `basedOn` is the version that was edited',
  params: page,
  query: own,
  body: z.object({ basedOn: versionCount, content: pageContent }),
  response: pageVersion,
  status: 201,
  errors: ['changed_meanwhile'],
});

export const restorePage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:slug/:language/restorations',
  audience: 'admin',
  summary: 'Publish an old version again, as a new one',
  params: page,
  query: own,
  body: z.object({
    basedOn: versionCount,
    version: versionCount,
  }),
  response: pageVersion,
  status: 201,
  errors: ['changed_meanwhile', 'not_found'],
});

/** A message to the operator. */
export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  message: z.string(),
  /** Their account, if they were signed in. */
  userId: z.nullable(id),
  createdAt: moment,
  answeredAt: z.nullable(moment),
  answeredBy: z.nullable(z.string()),
  cursor,
});
export type ContactMessage = z.output<typeof contactMessage>;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  audience: 'admin',
  summary: 'What people wrote to the operator, newest first',
  query: { ...own, ...pages, state: z.optional(z.enum(['open', 'answered'])) },
  response: z.array(contactMessage),
  errors: [],
});

export const markContactAnswered = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-messages/:id/answered',
  audience: 'admin',
  summary: 'Say that a message was answered, or that it was not after all',
  params: { id },
  query: own,
  body: z.object({ answered: z.boolean() }),
  response: null,
  errors: ['not_found'],
});
