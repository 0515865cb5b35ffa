import type { TaxPreset } from '#contract/quotes/taxes.ts';
import { TAX_PRESETS } from '#contract/quotes/taxes.ts';
import type { TaxNumbers } from './tax-draft.ts';

const STORAGE_KEY = 'nearhand:seller';

/** What stands on the next invoice as on the last one written in this browser. */
export interface KeptSeller {
  name: string;
  address: string;
  preset: TaxPreset;
  numbers: TaxNumbers;
}

const NOTHING: KeptSeller = { name: '', address: '', preset: 'none', numbers: {} };

/** What the last invoice or report written in this browser said of its writer. */
export function keptSeller(): KeptSeller {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<KeptSeller>;
    const preset = kept.preset && kept.preset in TAX_PRESETS ? kept.preset : NOTHING.preset;
    return { ...NOTHING, ...kept, preset };
  } catch {
    return NOTHING;
  }
}

/** Keeps it for the next one. */
export function keepSeller(change: Partial<KeptSeller>): void {
  try {
    const numbers = { ...keptSeller().numbers, ...change.numbers };
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...keptSeller(), ...change, numbers }));
  } catch {
    // Without storage it is typed again.
  }
}
