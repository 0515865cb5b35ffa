import { isDeepStrictEqual } from 'node:util';
import type { TaxMode, TaxRate } from '#contract/admin/plan-taxes.ts';
import type { Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getTaxes, lockTaxes, updateTaxes, type TaxesRow } from './queries-taxes.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'apply-plan-taxes': object;
  }
}

export interface TaxesChoice {
  basedOn: number;
  mode: TaxMode;
  included: boolean;
  rates: readonly TaxRate[];
}

/**
 * Changes the taxes on plans for every node: each call reads them. Those who pay already have them from
 * their next invoice on, by a job.
 * @returns what stood and stands, for the audit log
 * @throws Refusal `changed_meanwhile`
 */
export async function setTaxes(
  { clock }: Pick<Platform, 'clock'>,
  { tx, sendJob }: Pick<Change, 'tx' | 'sendJob'>,
  { basedOn, by, ...choice }: TaxesChoice & { by: string },
) {
  const before = await lockTaxes(tx);
  assertCurrent(before, basedOn);
  const { rates, included } = choice;
  // Rates that were not in force have been archived there.
  const isSameAtStripe =
    before.mode === 'rates' &&
    included === before.included &&
    isDeepStrictEqual(before.rates, [...rates]);
  await updateTaxes(tx, { ...choice, isSameAtStripe, by, at: clock.now() });
  sendJob('apply-plan-taxes', {});
  return { before: factsOf(before), after: factsOf(await getTaxes(tx)) };
}

function assertCurrent({ version, changed_by: by }: TaxesRow, basedOn: number): void {
  if (basedOn === version) return;
  throw new Refusal('changed_meanwhile', {
    details: [
      { field: 'version', problem: String(version) },
      ...(by === null ? [] : [{ field: 'changedBy', problem: by }]),
    ],
  });
}

/** Rates as a reader of the log knows them: what they are called, and how much. */
function factsOf({ version, mode, included, rates }: TaxesRow) {
  return {
    version,
    taxes: mode,
    taxesIncluded: included,
    taxRates: rates.map(({ name, percent }) => `${name} ${percent} %`),
  };
}
