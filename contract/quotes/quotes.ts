import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment, text } from '../text.ts';
import { CURRENCIES } from './currencies.ts';
import { quoteTerms } from './terms.ts';
import { typedCurrency } from './typed-currency.ts';

/** The statuses of a quote; its transitions are in server/quotes/lifecycle.ts. */
export const QUOTE_STATUSES = [
  'open',
  'replaced',
  'withdrawn',
  'declined',
  'expired',
  'closed',
  'accepted',
  'ended',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

const amountOnly = z.int();

/** One revision of a quote. Its terms never change; amounts in the smallest unit of `currency`. */
const quote = z.object({
  id,
  leadId: id,
  requestId: id,
  professionalId: id,
  /** 1 for the first of a lead. */
  revision: z.int(),
  status: z.enum(QUOTE_STATUSES),
  currency: z.enum(CURRENCIES),
  terms: quoteTerms,
  totals: z.object({
    lines: z.array(amountOnly),
    subtotal: amountOnly,
    taxes: z.array(amountOnly),
    total: amountOnly,
  }),
  sentAt: moment,
  seenAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** What the customer would like changed, contacts masked. */
  changeWish: z.nullable(z.string()),
  /** Why the customer declined, contacts masked. */
  declineReason: z.nullable(z.string()),
  /** Who of the professional's team sent it, for the team alone; null where the owner works alone. */
  sentBy: z._default(z.nullable(z.string()), null),
  allowedActions: z.array(z.enum(['revise', 'withdraw', 'accept', 'decline', 'askChange'])),
});
export type Quote = z.output<typeof quote>;

/** A quote as an operator reads it. */
export const readOnlyQuote = z.omit(quote, { allowedActions: true });
export type ReadOnlyQuote = z.output<typeof readOnlyQuote>;

export const sendQuote = endpoint({
  method: 'POST',
  path: '/api/service-request-professionals/:id/quotes',
  audience: 'professional',
  summary: 'Send a quote for an accepted lead; it replaces an open one',
  params: { id },
  body: z.safeExtend(quoteTerms, { currency: typedCurrency }),
  response: quote,
  status: 201,
  idempotent: true,
  errors: [
    'not_found',
    'lead_not_accepted',
    'already_hired',
    'request_closed',
    'currency_changed',
    'idempotency_key_reused',
  ],
});

export const listOwnQuotes = endpoint({
  method: 'GET',
  path: '/api/service-request-professionals/:id/quotes',
  audience: 'professional',
  summary: 'The quotes the professional sent for a lead, newest first',
  params: { id },
  response: z.array(quote),
  errors: ['not_found'],
});

export const withdrawQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/withdrawal',
  audience: 'professional',
  summary: 'Take back an open quote. Again is harmless',
  params: { id },
  body: z.object({}),
  response: quote,
  errors: ['not_found', 'quote_not_open'],
});

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/requests/:id/quotes',
  audience: 'customer',
  summary: 'All quotes for a request of the customer, newest first',
  params: { id },
  response: z.array(quote),
  errors: ['not_found'],
});

export const markQuotesSeen = endpoint({
  method: 'POST',
  path: '/api/requests/:id/quote-views',
  audience: 'customer',
  summary: 'Say that the open quotes for a request were seen; the first sight of each is kept',
  params: { id },
  body: z.object({}),
  response: null,
  errors: ['not_found'],
});

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/acceptance',
  audience: 'customer',
  summary: 'Accept an open quote, which hires its professional. Again is harmless',
  params: { id },
  /** The number of one of its times, from 0, where that becomes the appointment. */
  body: z.object({ time: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2)))) }),
  response: quote,
  errors: ['not_found', 'quote_not_open', 'lead_not_accepted', 'already_hired', 'request_closed'],
});

export const declineQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/refusal',
  audience: 'customer',
  summary: 'Decline an open quote, with a reason if wanted. Again is harmless',
  params: { id },
  body: z.object({ reason: z.optional(z.nullable(text(0, 500))) }),
  response: quote,
  errors: ['not_found', 'quote_not_open'],
});

export const askQuoteChange = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/change-wish',
  audience: 'customer',
  summary: 'Say what should be different in an open quote; it stays open',
  params: { id },
  body: z.object({ wish: text(1, 1000) }),
  response: quote,
  errors: ['not_found', 'quote_not_open'],
});
