import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { moment } from '../text.ts';
import { own } from './list.ts';

/** The languages of the site, and how many people chose each of those it could offer. */
export const languagesSettings = z.object({
  /** Sent with a change (optimistic locking). */
  version: z.int(),
  offered: z.array(z.enum(LANGUAGES)),
  /** One of those offered. */
  defaultLanguage: z.enum(LANGUAGES),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
  /** People with an account, by the language they chose, offered or not. */
  people: z.array(z.object({ language: z.enum(LANGUAGES), count: z.int() })),
});
export type LanguagesSettings = z.output<typeof languagesSettings>;

export const readLanguages = endpoint({
  method: 'GET',
  path: '/api/admin/languages',
  audience: 'admin',
  summary: 'The languages that the site offers, and how many people chose each',
  query: own,
  response: languagesSettings,
  errors: [],
});

export const changeLanguages = endpoint({
  method: 'PUT',
  path: '/api/admin/languages',
  audience: 'admin',
  summary: 'Choose the languages that the site offers and its default, which is one of them',
  query: own,
  body: z
    .object({
      basedOn: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
      offered: z.array(z.enum(LANGUAGES)).check(
        z.minLength(1),
        z.maxLength(LANGUAGES.length),
        z.refine((said) => new Set(said).size === said.length, 'the same twice'),
      ),
      defaultLanguage: z.enum(LANGUAGES),
    })
    .check(
      z.refine(({ offered, defaultLanguage }) => offered.includes(defaultLanguage), {
        path: ['defaultLanguage'],
        error: 'not offered',
      }),
    ),
  response: languagesSettings,
  errors: ['changed_meanwhile'],
});
