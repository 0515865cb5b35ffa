import type { UnitsSettings } from '#contract/admin/site.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  countProfessionalsWithRates,
  nameRateCurrency,
} from '#server/professionals/professionals.ts';
import { countQuotes, nameTemplateCurrency } from '#server/quotes/quotes.ts';
import { readUnitsSettings, reloadUnits, setUnits } from '#server/site/site.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';

type Choice = Parameters<typeof setUnits>[2];
type Db = Parameters<typeof nameRateCurrency>[0];

/** The units in force, and how many amounts a change leaves as they are. */
export async function readUnitsWithCounts(platform: Platform): Promise<UnitsSettings> {
  const [settings, quotes, professionalsWithRates] = await Promise.all([
    readUnitsSettings(platform),
    countQuotes(platform.db),
    countProfessionalsWithRates(platform.db),
  ]);
  const { open: openQuotes, accepted: acceptedQuotes } = quotes;
  return { ...settings, openQuotes, acceptedQuotes, professionalsWithRates };
}

/**
 * Changes the units, audited; this node has them when the promise resolves. Amounts without a currency of their
 * own get the one in force until now.
 * @throws Refusal `changed_meanwhile`
 */
export async function setUnitsAs(platform: Platform, actor: Actor, choice: Choice): Promise<void> {
  // Most of them before the change, in short transactions: the change itself has few left to lock.
  if ((choice.currency ?? platform.units.defaultCurrency) !== platform.config.currency)
    await nameCurrencies(platform.db, platform.config.currency);
  await platform.db.transaction().execute(async (tx) => {
    const before = (inForce: Currency) => nameCurrencies(tx, inForce);
    const stood = await setUnits(platform, tx, choice, { by: actor.email, before });
    const target = { kind: 'site', id: 'units' } as const;
    await recordAudit(tx, platform, actor, { action: 'changed', target, ...stood });
  });
  await reloadUnits(platform);
}

async function nameCurrencies(db: Db, currency: Currency): Promise<void> {
  await nameRateCurrency(db, currency);
  await nameTemplateCurrency(db, currency);
}
