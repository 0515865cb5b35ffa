import {
  isPlainTaxText,
  isTaxPercent,
  type PlanTaxes,
  type TaxMode,
  type TaxRate,
} from '#contract/admin/plan-taxes.ts';

/** A rate being edited, as typed. */
export interface DraftRate {
  name: string;
  percent: string;
  registration: string;
}

/** The taxes being edited. */
export interface Draft {
  basedOn: number;
  mode: TaxMode;
  included: boolean;
  rates: readonly DraftRate[];
}

export const NO_RATE: DraftRate = { name: '', percent: '', registration: '' };

/** The taxes of Quebec, as of 2026. */
export const QUEBEC: readonly DraftRate[] = [
  { name: 'GST/TPS', percent: '5', registration: '' },
  { name: 'QST/TVQ', percent: '9.975', registration: '' },
];

export function draftOf({ version, mode, included, rates }: PlanTaxes): Draft {
  return {
    basedOn: version,
    mode,
    included,
    rates: rates.map(({ name, percent, registration }) => ({
      name,
      percent: String(percent),
      registration: registration ?? '',
    })),
  };
}

/** What of a rate cannot be sent as it is; an empty field is only not there yet. */
export function faultsOf(rates: readonly DraftRate[], place: number) {
  const { name, percent, registration } = rates[place] ?? NO_RATE;
  const same = (other: DraftRate, at: number) =>
    at !== place && other.name.trim().toLowerCase() === name.trim().toLowerCase();
  return {
    isNameTwice: name.trim() !== '' && rates.some(same),
    hasMarkup: { name: !isPlainTaxText(name), registration: !isPlainTaxText(registration) },
    percent: percent.trim() !== '' && percentOf(percent) === null,
  };
}

/** Whether a draft can be sent. */
export function isWell({ mode, rates }: Draft): boolean {
  if (mode !== 'rates') return true;
  return rates.length > 0 && rates.every((_, place) => isRateWell(rates, place));
}

function isRateWell(rates: readonly DraftRate[], place: number): boolean {
  const { name, percent } = rates[place]!;
  const { isNameTwice, hasMarkup } = faultsOf(rates, place);
  const isPlain = !hasMarkup.name && !hasMarkup.registration;
  return name.trim() !== '' && !isNameTwice && isPlain && percentOf(percent) !== null;
}

/** The body of the change; rates that another mode leaves unfinished are not sent. */
export function bodyOf(draft: Draft) {
  const { basedOn, mode, included, rates } = draft;
  const finished = rates.filter((_, place) => isRateWell(rates, place));
  return { basedOn, mode, included, rates: finished.map(rateOf) };
}

/** The finished rates, to work out an example with. */
export function ratesOf({ rates }: Draft): TaxRate[] {
  return rates.filter(({ percent }) => percentOf(percent) !== null).map(rateOf);
}

function rateOf({ name, percent, registration }: DraftRate): TaxRate {
  return {
    name: name.trim(),
    percent: percentOf(percent) ?? 0,
    registration: registration.trim() || null,
  };
}

/** A percentage as people type it; null where it is none that can be charged. */
export function percentOf(typed: string): number | null {
  const plain = typed.replaceAll(/[\s%\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(plain)) return null;
  return isTaxPercent(Number(plain)) ? Number(plain) : null;
}
