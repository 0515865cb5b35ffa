import { TAX_PRESETS, type TaxPreset } from '#contract/quotes/taxes.ts';

const STORAGE_KEY = 'nearhand:quote-taxes';

/** The taxes of the last quote written in this browser. */
export function keptTaxes(): TaxPreset {
  try {
    const kept = localStorage.getItem(STORAGE_KEY) ?? '';
    return kept in TAX_PRESETS ? (kept as TaxPreset) : 'none';
  } catch {
    return 'none';
  }
}

/** Keeps the taxes for the next quote. */
export function keepTaxes(taxes: TaxPreset): void {
  try {
    localStorage.setItem(STORAGE_KEY, taxes);
  } catch {
    // Without storage they are chosen again.
  }
}
