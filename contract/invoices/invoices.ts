import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { amount } from '../quotes/amount.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { quoteTax } from '../quotes/terms.ts';
import { typedCurrency } from '../quotes/typed-currency.ts';
import { changeLine } from '../agreements/terms.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { calendarDay, id, moment, text } from '../text.ts';
import { lines, taxes, totals } from './completions.ts';

export const INVOICE_KINDS = ['invoice', 'credit'] as const;

/** How somebody paid, elsewhere: nothing is paid through the site. */
export const PAYMENT_METHODS = ['cash', 'interac', 'transfer', 'card', 'cheque', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const seller = z.strictObject({ name: text(1, 120), address: z.nullable(text(1, 300)) });

/** The frozen text of an invoice or a credit note. */
export const invoiceDocument = z.object({
  seller,
  buyer: z.object({ name: z.string() }),
  work: z.object({
    profession: professionSlug,
    place: z.string(),
    /** What was done, in the words of the professional. */
    did: z.nullable(z.string()),
  }),
  lines: z.array(changeLine),
  taxes: z.array(quoteTax),
  totals,
  note: z.nullable(z.string()),
});
export type InvoiceDocument = z.output<typeof invoiceDocument>;

const payment = z.object({
  id,
  amount: z.int(),
  method: z.enum(PAYMENT_METHODS),
  paidOn: z.iso.date(),
  takenBackAt: z.nullable(moment),
  allowedActions: z.array(z.enum(['takeBack'])),
});
export type InvoicePayment = z.output<typeof payment>;

/** An invoice or a credit note; amounts in the smallest unit of `currency`. */
const invoice = z.object({
  id,
  requestId: z.nullable(id),
  professionalId: id,
  /** From 1 for each professional, without gaps. */
  number: z.int(),
  kind: z.enum(INVOICE_KINDS),
  /** The number of the invoice that a credit note corrects. */
  creditsNumber: z.nullable(z.int()),
  currency: z.enum(CURRENCIES),
  document: invoiceDocument,
  issuedAt: moment,
  /** The credit notes on it. */
  credits: z.array(z.object({ id, number: z.int(), total: z.int() })),
  payments: z.array(payment),
  /** What is still to be paid; below nothing where too much was. Null for a credit note. */
  balance: z.nullable(z.int()),
  allowedActions: z.array(z.enum(['recordPayment', 'credit'])),
});
export type Invoice = z.output<typeof invoice>;

/** An invoice or a credit note as an operator reads it. */
export const readOnlyInvoice = z.extend(
  z.pick(invoice, {
    id: true,
    number: true,
    kind: true,
    creditsNumber: true,
    currency: true,
    issuedAt: true,
    balance: true,
  }),
  { total: z.int() },
);
export type ReadOnlyInvoice = z.output<typeof readOnlyInvoice>;

const invoicesOfJob = z.object({
  /** The newest first. */
  invoices: z.array(invoice),
  allowedActions: z.array(z.enum(['issue'])),
});
export type InvoicesOfJob = z.output<typeof invoicesOfJob>;

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/api/requests/:id/invoices',
  audience: 'professional',
  summary: 'Issue the invoice of a completed job, with the next number of the professional',
  params: { id },
  body: z.strictObject({
    seller,
    /** Null where the report of the work says them. */
    lines: z.nullable(lines),
    taxes,
    currency: typedCurrency,
    note: z.nullable(text(1, 1000)),
  }),
  response: invoicesOfJob,
  status: 201,
  idempotent: true,
  errors: [
    'not_found',
    'not_completed',
    'already_invoiced',
    'above_agreed',
    'currency_changed',
    'idempotency_key_reused',
  ],
});

export const listJobInvoices = endpoint({
  method: 'GET',
  path: '/api/requests/:id/invoices',
  audience: 'signed-in',
  summary: 'Invoices and credit notes of a job, for its two sides, newest first',
  params: { id },
  response: invoicesOfJob,
  errors: ['not_found'],
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:id',
  audience: 'signed-in',
  summary: 'An invoice or credit note, for the two it is between',
  params: { id },
  response: invoice,
  errors: ['not_found'],
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  audience: 'signed-in',
  summary: 'The same as PDF, in the language of its reader',
  params: { id },
  query: { lang: z.optional(z.enum(LANGUAGES)) },
  response: 'file',
  errors: ['not_found'],
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/credit-notes',
  audience: 'professional',
  summary: 'Correct an invoice by a credit note: all of what is left, or these lines of it',
  params: { id },
  body: z.strictObject({ lines: z.nullable(lines), reason: text(1, 1000) }),
  response: invoice,
  status: 201,
  idempotent: true,
  errors: ['not_found', 'above_invoice', 'idempotency_key_reused'],
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/payments',
  audience: 'professional',
  summary: 'Record what was paid on an invoice, elsewhere',
  params: { id },
  body: z.strictObject({
    amount: amount.check(z.minimum(1)),
    method: z.enum(PAYMENT_METHODS),
    paidOn: calendarDay(),
  }),
  response: invoice,
  status: 201,
  idempotent: true,
  errors: ['not_found', 'above_invoice', 'idempotency_key_reused'],
});

export const takeBackPayment = endpoint({
  method: 'POST',
  path: '/api/invoice-payments/:id/withdrawal',
  audience: 'professional',
  summary:
    'Take back a payment that was recorded by mistake; it stays to be seen. Again is harmless',
  params: { id },
  body: z.object({}),
  response: invoice,
  errors: ['not_found'],
});
