import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { QUOTE_KINDS, quoteTerms } from '../quotes/terms.ts';
import { id, moment, text } from '../text.ts';
import { changeLine, changeTerms } from './terms.ts';

/** The statuses of a change order; its transitions are in server/agreements/lifecycle.ts. */
export const CHANGE_ORDER_STATUSES = [
  'open',
  'withdrawn',
  'declined',
  'closed',
  'accepted',
] as const;
export type ChangeOrderStatus = (typeof CHANGE_ORDER_STATUSES)[number];

const amountOnly = z.int();

/** A proposed change of an agreement. Its terms never change; totals include taxes. */
const changeOrder = z.object({
  id,
  /** 1 for the first of an agreement. */
  number: z.int(),
  status: z.enum(CHANGE_ORDER_STATUSES),
  terms: changeTerms,
  /** The price of each line. */
  prices: z.array(amountOnly),
  totalBefore: amountOnly,
  totalAfter: amountOnly,
  sentAt: moment,
  endedAt: z.nullable(moment),
  /** Why the customer declined. */
  declineReason: z.nullable(z.string()),
  allowedActions: z.array(z.enum(['withdraw', 'accept', 'decline'])),
});
export type ChangeOrder = z.output<typeof changeOrder>;

/** What both agreed on, and what it became; amounts in the smallest unit of `currency`. */
const agreement = z.object({
  requestId: id,
  leadId: id,
  professionalId: id,
  quoteId: id,
  /** The revision of the quote that was accepted. */
  revision: z.int(),
  kind: z.enum(QUOTE_KINDS),
  currency: z.enum(CURRENCIES),
  agreedAt: moment,
  /** What was accepted. */
  terms: quoteTerms,
  agreedTotal: amountOnly,
  /** All proposed changes, the oldest first. */
  changes: z.array(changeOrder),
  /** With every accepted change. */
  today: z.object({
    lines: z.array(
      z.object({
        ...changeLine.shape,
        price: amountOnly,
        /** The change order it came with; null for what was agreed at first. */
        change: z.nullable(z.int()),
      }),
    ),
    subtotal: amountOnly,
    taxes: z.array(amountOnly),
    total: amountOnly,
    /** Of an estimate: not more than this, taxes included. */
    ceiling: z.nullable(amountOnly),
  }),
  allowedActions: z.array(z.enum(['proposeChange'])),
});
export type Agreement = z.output<typeof agreement>;

/** An agreement as an operator reads it; amounts in the smallest unit of `currency`, taxes included. */
export const readOnlyAgreement = z.object({
  quoteId: id,
  currency: z.enum(CURRENCIES),
  agreedAt: moment,
  /** With every accepted change. */
  total: amountOnly,
  /** Of an estimate: not more than this. */
  ceiling: z.nullable(amountOnly),
  /** All proposed changes, the oldest first. */
  changes: z.array(z.omit(changeOrder, { allowedActions: true })),
});
export type ReadOnlyAgreement = z.output<typeof readOnlyAgreement>;

export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/requests/:id/agreement',
  audience: 'signed-in',
  summary: 'What customer and hired professional agreed on; null where no quote was accepted',
  params: { id },
  response: z.nullable(agreement),
  errors: ['not_found'],
});

export const proposeChange = endpoint({
  method: 'POST',
  path: '/api/requests/:id/change-orders',
  audience: 'professional',
  summary: 'Propose more or less work than was agreed; the customer accepts or declines',
  params: { id },
  body: changeTerms,
  response: agreement,
  status: 201,
  idempotent: true,
  errors: [
    'not_found',
    'no_agreement',
    'not_in_progress',
    'change_order_open',
    'idempotency_key_reused',
  ],
});

export const withdrawChange = endpoint({
  method: 'POST',
  path: '/api/change-orders/:id/withdrawal',
  audience: 'professional',
  summary: 'Take back an open change order. Again is harmless',
  params: { id },
  body: z.object({}),
  response: agreement,
  errors: ['not_found', 'change_order_not_open'],
});

export const acceptChange = endpoint({
  method: 'POST',
  path: '/api/change-orders/:id/acceptance',
  audience: 'customer',
  summary:
    'Accept an open change order: it is part of the agreement from then on. Again is harmless',
  params: { id },
  body: z.object({}),
  response: agreement,
  errors: ['not_found', 'change_order_not_open', 'not_in_progress'],
});

export const declineChange = endpoint({
  method: 'POST',
  path: '/api/change-orders/:id/refusal',
  audience: 'customer',
  summary: 'Decline an open change order, with a reason if wanted. Again is harmless',
  params: { id },
  body: z.object({ reason: z.optional(z.nullable(text(0, 500))) }),
  response: agreement,
  errors: ['not_found', 'change_order_not_open'],
});
