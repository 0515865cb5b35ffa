import type { PlanTaxes } from '#contract/admin/plan-taxes.ts';
import { TAX_BY_ADDRESS, taxOn, type PlanTax } from '#contract/billing/plan-tax.ts';
import type { Language } from '#contract/language.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/db.ts';
import { wordsOf } from '#server/subscriptions/plan-words.ts';
import { findOfferedPlans } from '#server/subscriptions/queries-plans.ts';
import { getTaxes, type TaxesRow } from './queries-taxes.ts';

type InForce = Pick<TaxesRow, 'mode' | 'included' | 'rates'>;

/** The taxes in force on a price in cents; undefined where there are none, or nothing is paid. */
export function planTaxOf({ mode, included, rates }: InForce, cents: number): PlanTax | undefined {
  if (mode === 'none' || cents === 0) return undefined;
  return mode === 'automatic' ? TAX_BY_ADDRESS : taxOn(cents, rates, included);
}

/** The same as a field of an answer, which has none without taxes. */
export function taxField(taxes: InForce, cents: number): { tax?: PlanTax } {
  const tax = planTaxOf(taxes, cents);
  return tax ? { tax } : {};
}

/** The taxes as their owner edits them, with the prices they are on. */
export async function readTaxes(
  db: Db,
  language: Language,
): Promise<Omit<PlanTaxes, 'subscriptions' | 'waiting'>> {
  const [row, plans] = await Promise.all([getTaxes(db), findOfferedPlans(db)]);
  const { version, mode, included, rates } = row;
  return {
    version,
    mode,
    included,
    rates,
    prices: plans
      .filter(({ cents }) => cents > 0)
      .map((plan) => ({ name: wordsOf(plan, language).name, cents: plan.cents })),
    changedAt: isoOrNull(row.changed_at),
    changedBy: row.changed_by,
  };
}
