import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../text.ts';
import { MAX_TOTAL } from './amount.ts';
import { CURRENCIES } from './currencies.ts';
import { typedCurrency } from './typed-currency.ts';
import { eachCodeOnce, MAX_LINES, MAX_TAXES, QUOTE_KINDS, quoteLine, quoteTax } from './terms.ts';
import { totalsOf } from './totals.ts';

/** How many templates a professional may have. */
export const MAX_TEMPLATES = 30;

/** The terms of a quote that come back: without the numbers of taxes, the ceiling, and what has a date. */
export const templateTerms = z
  .strictObject({
    kind: z.enum(QUOTE_KINDS),
    lines: z.array(quoteLine).check(z.minLength(1), z.maxLength(MAX_LINES)),
    taxes: z.array(z.omit(quoteTax, { number: true })).check(z.maxLength(MAX_TAXES)),
    /** The share of the total wished for before the work begins, in percent. */
    depositPercent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
    note: z.nullable(text(1, 2000)),
  })
  .check(
    z.refine((terms) => totalsOf(terms).total <= MAX_TOTAL, { path: ['lines'], error: 'too much' }),
    z.refine(({ taxes }) => eachCodeOnce(taxes), { path: ['taxes'], error: 'the same twice' }),
  );
export type TemplateTerms = z.output<typeof templateTerms>;

const template = z.object({
  id,
  name: z.string(),
  /** Of its amounts; null is the site's. */
  currency: z.nullable(z.enum(CURRENCIES)),
  terms: templateTerms,
});
export type QuoteTemplate = z.output<typeof template>;

const name = text(1, 60);

export const listQuoteTemplates = endpoint({
  method: 'GET',
  path: '/api/quote-templates',
  audience: 'professional',
  summary: 'The quotes the professional saved to use again, by name',
  response: z.object({ templates: z.array(template) }),
  errors: [],
});

export const saveQuoteTemplate = endpoint({
  method: 'POST',
  path: '/api/quote-templates',
  audience: 'professional',
  summary: 'Save the terms of a quote to use again',
  body: z.strictObject({ name, terms: templateTerms, currency: typedCurrency }),
  response: template,
  status: 201,
  idempotent: true,
  errors: ['name_taken', 'too_many_templates', 'currency_changed', 'idempotency_key_reused'],
});

export const renameQuoteTemplate = endpoint({
  method: 'PATCH',
  path: '/api/quote-templates/:id',
  audience: 'professional',
  summary: 'Give a saved quote another name',
  params: { id },
  body: z.strictObject({ name }),
  response: template,
  errors: ['not_found', 'name_taken'],
});

export const deleteQuoteTemplate = endpoint({
  method: 'DELETE',
  path: '/api/quote-templates/:id',
  audience: 'professional',
  summary: 'Delete a saved quote',
  params: { id },
  response: null,
  errors: ['not_found'],
});
