import * as z from 'zod/mini';
import { CATEGORIES } from '../professionals/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { PROFESSIONS } from '../professionals/professions.ts';
import { text } from '../text.ts';
import { own } from './list.ts';

/** Icons of trades, by their names at lucide.dev; the web supports only these. */
export const PROFESSION_ICONS = [
  'baby',
  'bath',
  'brush',
  'bug',
  'building',
  'calculator',
  'camera',
  'car',
  'code',
  'cooking-pot',
  'dog',
  'dumbbell',
  'fence',
  'flower',
  'graduation-cap',
  'hammer',
  'heart-handshake',
  'house',
  'key',
  'languages',
  'laptop',
  'leaf',
  'music',
  'paint-roller',
  'palette',
  'party-popper',
  'plug',
  'scale',
  'scissors',
  'shield',
  'snowflake',
  'sparkles',
  'stethoscope',
  'thermometer',
  'truck',
  'waves',
  'wrench',
] as const;
export type ProfessionIcon = (typeof PROFESSION_ICONS)[number];

export const MAX_CUE_WORDS = 40;
export const MAX_NAME_LENGTH = 60;

const spoken = z.object({ en: z.string(), fr: z.string(), es: z.string() });
const cueWord = text(3, MAX_NAME_LENGTH);
const wordsOf = z.array(cueWord).check(z.maxLength(MAX_CUE_WORDS));
const cueWords = z.object({ en: wordsOf, fr: wordsOf, es: wordsOf });
const ownName = z.nullable(text(2, MAX_NAME_LENGTH));

/** A trade with the operator's settings. */
export const catalogueEntry = z.object({
  profession: z.enum(PROFESSIONS),
  /** Changes with every edit: send it back with the next (optimistic locking). */
  version: z.string(),
  /** Its current names. */
  names: spoken,
  /** Its default names. */
  builtInNames: spoken,
  /** Keywords of customers that mean this trade, beside the built-in ones. */
  cueWords: z.object({ en: z.array(z.string()), fr: z.array(z.string()), es: z.array(z.string()) }),
  active: z.boolean(),
  category: z.enum(CATEGORIES),
  /** Null for the icon of its category. */
  icon: z.nullable(z.enum(PROFESSION_ICONS)),
  professionals: z.int(),
  requests: z.int(),
  openRequests: z.int(),
});
export type CatalogueEntry = z.output<typeof catalogueEntry>;

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/admin/catalogue',
  audience: 'admin',
  summary: 'All trades: their names, cue words, category, and how much they are used',
  query: own,
  response: z.array(catalogueEntry),
  errors: [],
});

export const changeCatalogue = endpoint({
  method: 'PUT',
  path: '/api/admin/catalogue/:profession',
  audience: 'admin',
  summary: 'Change a trade as a whole; shown, understood and offered so at once, everywhere',
  params: { profession: z.enum(PROFESSIONS) },
  query: own,
  body: z.object({
    version: z.string().check(z.maxLength(64)),
    /** Null for the built-in name. */
    names: z.object({ en: ownName, fr: ownName, es: ownName }),
    cueWords,
    active: z.boolean(),
    category: z.enum(CATEGORIES),
    icon: z.nullable(z.enum(PROFESSION_ICONS)),
  }),
  response: catalogueEntry,
  errors: ['changed_meanwhile'],
});
