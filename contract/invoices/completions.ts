import * as z from 'zod/mini';
import { changeLine } from '../agreements/terms.ts';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../files.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { MAX_LINES, quoteTax } from '../quotes/terms.ts';
import { typedCurrency } from '../quotes/typed-currency.ts';
import { id, moment, text } from '../text.ts';

export const MAX_COMPLETION_PHOTOS = 6;

export const lines = z.array(changeLine).check(z.minLength(1), z.maxLength(MAX_LINES));
export const taxes = z.array(quoteTax).check(z.maxLength(3));

/** What was done, and the final amount; no lines where none is said. */
export const completionTerms = z.strictObject({
  did: text(1, 2000),
  lines: z.nullable(lines),
  /** As agreed where something was; registration numbers may be added. */
  taxes,
});
export type CompletionTerms = z.output<typeof completionTerms>;

export const totals = z.object({
  lines: z.array(z.int()),
  subtotal: z.int(),
  taxes: z.array(z.int()),
  total: z.int(),
});

/** A report that the work is done. It never changes; after an objection another one follows. */
const completionRecord = z.object({
  id,
  requestId: id,
  number: z.int(),
  currency: z.enum(CURRENCIES),
  terms: completionTerms,
  totals: z.nullable(totals),
  reportedAt: moment,
  before: z.array(attachment),
  after: z.array(attachment),
});
export type CompletionRecord = z.output<typeof completionRecord>;

const completion = z.object({
  /** The newest; null before there is one. */
  record: z.nullable(completionRecord),
  currency: z.enum(CURRENCIES),
  /** What the final amount may not pass, taxes included; null where nothing was agreed. */
  most: z.nullable(z.int()),
  /** What was agreed, to begin with. */
  agreed: z.nullable(z.object({ lines: z.array(changeLine), taxes: z.array(quoteTax) })),
  allowedActions: z.array(z.enum(['report'])),
});
export type Completion = z.output<typeof completion>;

const photoIds = z.array(id).check(z.maxLength(MAX_COMPLETION_PHOTOS));

export const reportWork = endpoint({
  method: 'POST',
  path: '/api/requests/:id/completion-records',
  audience: 'professional',
  summary: 'Say that the work is done: what, for how much, with photos. It reports completion',
  params: { id },
  body: z.strictObject({
    terms: completionTerms,
    currency: typedCurrency,
    /** Uploaded for the purposes `before` and `after`. */
    beforeIds: photoIds,
    afterIds: photoIds,
  }),
  response: completion,
  status: 201,
  idempotent: true,
  errors: [
    'not_found',
    'not_in_progress',
    'change_order_open',
    'above_agreed',
    'currency_changed',
    'idempotency_key_reused',
  ],
});

export const getCompletion = endpoint({
  method: 'GET',
  path: '/api/requests/:id/completion-record',
  audience: 'signed-in',
  summary: 'What was done for a request, for its customer and the hired professional',
  params: { id },
  response: completion,
  errors: ['not_found'],
});
