import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment, oneLine } from '../text.ts';
import { own } from './list.ts';

/** `rates`: fixed ones; `automatic`: Stripe Tax works them out by the address of who pays. */
export const TAX_MODES = ['none', 'rates', 'automatic'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** As many as Stripe takes for a subscription. */
export const MAX_TAX_RATES = 5;
/** Both together are the name of the rate at Stripe, of at most 50 characters. */
export const MAX_TAX_NAME = 22;
export const MAX_TAX_REGISTRATION = 25;
export const MAX_TAX_PERCENT = 100;
const TEN_THOUSANDTHS = 10_000;

/** Whether a percentage is one that Stripe takes: above 0, up to 100, with at most four decimals. */
export function isTaxPercent(percent: number): boolean {
  const parts = percent * TEN_THOUSANDTHS;
  return percent > 0 && percent <= MAX_TAX_PERCENT && Math.abs(parts - Math.round(parts)) < 1e-6;
}

/** Printed on invoices as it is: no markup. */
export function isPlainTaxText(said: string): boolean {
  return !/[<>]/.test(said);
}

const plainLine = (max: number) => oneLine(max).check(z.refine(isPlainTaxText, 'markup'));

const taxRate = z.object({
  name: plainLine(MAX_TAX_NAME),
  percent: z.number().check(z.refine(isTaxPercent, 'no percentage with at most four decimals')),
  /** The number the operator is registered under for it; null without one. */
  registration: z.nullable(plainLine(MAX_TAX_REGISTRATION)),
});
export type TaxRate = z.output<typeof taxRate>;

/** The taxes on plans, as their owner edits them. */
export const planTaxes = z.object({
  /** Sent with a change (optimistic locking). */
  version: z.int(),
  mode: z.enum(TAX_MODES),
  /** Whether the prices of the plans contain the fixed rates, instead of the rates coming on top. */
  included: z.boolean(),
  /** Kept while another mode is chosen. */
  rates: z.array(taxRate),
  /** Active subscriptions that renew, and those of them that are not charged in this way yet. */
  subscriptions: z.int(),
  waiting: z.int(),
  /** The plans that cost something, in US cents. */
  prices: z.array(z.object({ name: z.string(), cents: z.int() })),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
});
export type PlanTaxes = z.output<typeof planTaxes>;

export const readPlanTaxes = endpoint({
  method: 'GET',
  path: '/api/admin/plan-taxes',
  audience: 'admin',
  summary: 'The taxes on the plans, and how many subscriptions have them',
  query: own,
  response: planTaxes,
  errors: [],
});

export const changePlanTaxes = endpoint({
  method: 'PUT',
  path: '/api/admin/plan-taxes',
  audience: 'admin',
  summary: 'Choose the taxes on the plans; who pays already has them from the next invoice on',
  query: own,
  body: z
    .object({
      basedOn: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
      mode: z.enum(TAX_MODES),
      included: z.boolean(),
      rates: z.array(taxRate).check(
        z.maxLength(MAX_TAX_RATES),
        z.refine((rates) => hasDistinctNames(rates), 'the same name twice'),
      ),
    })
    .check(
      z.refine(({ mode, rates }) => mode !== 'rates' || rates.length > 0, {
        path: ['rates'],
        error: 'no rate',
      }),
    ),
  response: planTaxes,
  errors: ['changed_meanwhile', 'payments_unreachable'],
});

function hasDistinctNames(rates: readonly { name: string }[]): boolean {
  return new Set(rates.map(({ name }) => name.toLowerCase())).size === rates.length;
}
