import { CURRENCIES, type Currency } from '#contract/quotes/currencies.ts';
import type { DistanceUnit } from '#contract/distance.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertBasedOn } from './based-on.ts';
import * as queries from './queries-settings.ts';

/** The operator's choice of units; a currency of null is the one of the environment. */
export interface UnitsChoice {
  basedOn: number;
  currency: Currency | null;
  distanceUnit: DistanceUnit;
}

type Following = Pick<Platform, 'db' | 'live' | 'units'>;

/** Loads the units once this node listens, and again on every invalidation. */
export function followUnits(platform: Following): void {
  platform.live.onSharedInvalidated('units', () => reloadUnits(platform));
}

/** Reloads the units: at once on the node that changed them, on the others by invalidation. */
export async function reloadUnits({ db, units }: Omit<Following, 'live'>): Promise<void> {
  const row = await queries.readSettings(db);
  units.set({ currency: currencyOf(row, units), distanceUnit: row.distance_unit });
}

/** The operator's choice, and the currency where they chose none. */
export async function readUnitsSettings({ db, units }: Pick<Platform, 'db' | 'units'>) {
  const row = await queries.readSettings(db);
  return {
    version: row.units_version,
    currency: chosenOf(row),
    defaultCurrency: units.defaultCurrency,
    distanceUnit: row.distance_unit,
    changedAt: row.units_changed_at?.toISOString() ?? null,
    changedBy: row.units_changed_by,
  };
}

/**
 * Changes currency and unit of distance, and invalidates them on every node at the commit. `before` runs while
 * the currency in force until now is known, and no other change can come between.
 * @throws Refusal `changed_meanwhile`
 */
export async function setUnits(
  platform: Pick<Platform, 'clock' | 'live' | 'units'>,
  tx: Tx,
  choice: UnitsChoice,
  { by, before }: { by: string; before: (inForce: Currency) => Promise<void> },
): Promise<{ before: UnitsFacts; after: UnitsFacts }> {
  const { basedOn, currency, distanceUnit: distance_unit } = choice;
  const row = await queries.lockSettings(tx);
  assertBasedOn(basedOn, { version: row.units_version, by: row.units_changed_by });
  const was = currencyOf(row, platform.units);
  const after = { ...row, currency, distance_unit, units_version: row.units_version + 1 };
  if (currencyOf(after, platform.units) !== was) await before(was);
  await queries.updateSettings(tx, {
    currency,
    distance_unit,
    units_version: after.units_version,
    units_changed_at: platform.clock.now(),
    units_changed_by: by,
  });
  await platform.live.invalidateShared(tx, 'units');
  return { before: factsOf(row, platform.units), after: factsOf(after, platform.units) };
}

type UnitsFacts = ReturnType<typeof factsOf>;
type Row = Pick<queries.SettingsRow, 'units_version' | 'currency' | 'distance_unit'>;

/** For the audit log. */
function factsOf(row: Row, units: Platform['units']) {
  const { units_version: version, distance_unit: distanceUnit } = row;
  return { version, currency: currencyOf(row, units), distanceUnit };
}

function currencyOf(row: Pick<Row, 'currency'>, units: Platform['units']): Currency {
  return chosenOf(row) ?? units.defaultCurrency;
}

/** One that only a newer program knows is none. */
function chosenOf({ currency }: Pick<Row, 'currency'>): Currency | null {
  return CURRENCIES.find((one) => one === currency) ?? null;
}
