import type { PlanTaxes } from '#contract/admin/plan-taxes.ts';
import type { Language } from '#contract/language.ts';
import { prepareTaxRates } from '#server/payments/payments.ts';
import { change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readTaxes, setTaxes, type TaxesChoice } from '#server/subscriptions/subscriptions.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { countTaxed } from './queries-taxed.ts';

/** The taxes to be edited, with how many subscriptions have them. */
export async function settingsOfTaxes(db: Db, language: Language): Promise<PlanTaxes> {
  const [taxes, counted] = await Promise.all([readTaxes(db, language), countTaxed(db)]);
  return { ...taxes, ...counted };
}

/**
 * Changes the taxes on plans, audited; fixed rates are made at Stripe first, so that where that fails nothing is
 * changed.
 * @throws Refusal `changed_meanwhile`, `payments_unreachable`
 */
export async function changeTaxesAs(
  platform: Platform,
  actor: Actor,
  choice: TaxesChoice,
): Promise<void> {
  await change(platform, async (work) => {
    const stood = await setTaxes(platform, work, { ...choice, by: actor.email });
    // Where nothing is sold they are made once somebody chooses a plan.
    if (platform.stripe) await prepareTaxRates(platform, work.tx);
    const target = { kind: 'plan', id: 'taxes' } as const;
    await recordAudit(work.tx, platform, actor, { action: 'changed', target, ...stood });
  });
}
