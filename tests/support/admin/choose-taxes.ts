import { changePlanTaxes, readPlanTaxes, type PlanTaxes } from '#contract/admin/plan-taxes.ts';
import type { AnAdmin } from './admins.ts';

type Choice = Partial<Pick<PlanTaxes, 'mode' | 'included' | 'rates'>>;

/** Quebec's two taxes, with numbers of nobody. */
export const QUEBEC_RATES: PlanTaxes['rates'] = [
  { name: 'GST/TPS', percent: 5, registration: '123456789 RT0001' },
  { name: 'QST/TVQ', percent: 9.975, registration: '1234567890 TQ0001' },
];

/** What an operator sends who changes some of the taxes, and nothing else. */
export async function taxesWith(operator: AnAdmin, choice: Choice) {
  const { version, mode, included, rates } = await operator.call(readPlanTaxes);
  return { basedOn: version, mode, included, rates, ...choice };
}

/** Chooses the taxes on plans in the panel. */
export async function chooseTaxes(operator: AnAdmin, choice: Choice) {
  return operator.call(changePlanTaxes, { body: await taxesWith(operator, choice) });
}
