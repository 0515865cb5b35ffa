import * as z from 'zod/mini';
import { CATEGORIES } from '../professionals/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { PROFESSION_ICONS } from '../professionals/profession-icons.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { extraQuestionSetting, MAX_EXTRA_QUESTIONS } from '../requests/extra-questions.ts';
import { text } from '../text.ts';
import { own } from './list.ts';

export const MAX_CUE_WORDS = 40;
export const MAX_NAME_LENGTH = 60;
/** So many example messages a trade may have in each language. */
export const MAX_EXAMPLES = 20;
export const MIN_EXAMPLE_LENGTH = 10;
export const MAX_EXAMPLE_LENGTH = 200;
/** So many trades an operator may add. */
export const MAX_ADDED_TRADES = 100;

const spoken = z.object({ en: z.string(), fr: z.string(), es: z.string() });
const cueWord = text(3, MAX_NAME_LENGTH);
const wordsOf = z.array(cueWord).check(z.maxLength(MAX_CUE_WORDS));
const cueWords = z.object({ en: wordsOf, fr: wordsOf, es: wordsOf });
const name = text(2, MAX_NAME_LENGTH);
const ownName = z.nullable(name);
const examplesOf = z
  .array(text(MIN_EXAMPLE_LENGTH, MAX_EXAMPLE_LENGTH))
  .check(z.maxLength(MAX_EXAMPLES));
/** Messages of customers that ask for the trade, as they would type them. */
const examples = z.object({ en: examplesOf, fr: examplesOf, es: examplesOf });
const extraQuestions = z.array(extraQuestionSetting).check(z.maxLength(MAX_EXTRA_QUESTIONS));

/** A trade with the operator's settings. */
export const catalogueEntry = z.object({
  profession: professionSlug,
  /** Changes with every edit: send it back with the next (optimistic locking). */
  version: z.string(),
  /** Its current names. */
  names: spoken,
  /** Its default names; null for a trade the operator added. */
  builtInNames: z.nullable(spoken),
  /** Keywords of customers that mean this trade, beside the built-in ones. */
  cueWords: z.object({ en: z.array(z.string()), fr: z.array(z.string()), es: z.array(z.string()) }),
  /** Messages it is recognised by, beside what is built in. */
  examples: z.object({ en: z.array(z.string()), fr: z.array(z.string()), es: z.array(z.string()) }),
  /** What its customers are asked after the description, in this order. */
  extraQuestions: z._default(z.array(extraQuestionSetting), []),
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

export const addTrade = endpoint({
  method: 'POST',
  path: '/api/admin/catalogue',
  audience: 'admin',
  summary: 'Add a trade; shown, understood and offered at once, everywhere',
  query: own,
  body: z.object({
    names: z.object({ en: name, fr: name, es: name }),
    cueWords,
    examples,
    extraQuestions: z.optional(extraQuestions),
    category: z.enum(CATEGORIES),
    icon: z.nullable(z.enum(PROFESSION_ICONS)),
  }),
  response: catalogueEntry,
  errors: ['too_many_trades'],
});

export const changeCatalogue = endpoint({
  method: 'PUT',
  path: '/api/admin/catalogue/:profession',
  audience: 'admin',
  summary: 'Change a trade as a whole; shown, understood and offered so at once, everywhere',
  params: { profession: professionSlug },
  query: own,
  body: z.object({
    version: z.string().check(z.maxLength(64)),
    /** Null for the built-in name, which a trade the operator added has not. */
    names: z.object({ en: ownName, fr: ownName, es: ownName }),
    cueWords,
    /** As they are where they are left out. */
    examples: z.optional(examples),
    extraQuestions: z.optional(extraQuestions),
    active: z.boolean(),
    category: z.enum(CATEGORIES),
    icon: z.nullable(z.enum(PROFESSION_ICONS)),
  }),
  response: catalogueEntry,
  errors: ['changed_meanwhile'],
});
