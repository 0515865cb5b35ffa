import type { Currency } from '#contract/quotes/currencies.ts';
import type { DistanceUnit } from '#contract/distance.ts';

/** What amounts and distances of this site are written in. */
export interface Units {
  /** Of rates, and of every quote, report and invoice from now on that follows no agreement. */
  currency: Currency;
  distanceUnit: DistanceUnit;
}

/** The units cached in this node: read synchronously by whatever writes an amount or a distance. */
export interface UnitsHolder {
  /** The currency of the environment, used where the operator chose none. */
  readonly defaultCurrency: Currency;
  now(): Units;
  set(units: Units): void;
}

/** Starts with the currency of the environment; the domain `site` sets what the operator chose. */
export function makeUnitsHolder(currency: Currency): UnitsHolder {
  let units: Units = { currency, distanceUnit: 'km' };
  return {
    defaultCurrency: currency,
    now: () => units,
    set: (next) => {
      units = next;
    },
  };
}

/** The configuration with the operator's units, read live. */
export function withUnits<Config extends Units>(config: Config, units: UnitsHolder): Config {
  return Object.defineProperties(config, {
    currency: { get: () => units.now().currency, enumerable: true },
    distanceUnit: { get: () => units.now().distanceUnit, enumerable: true },
  });
}
