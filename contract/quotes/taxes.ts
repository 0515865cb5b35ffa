import type { QuoteTax } from './terms.ts';

/** A region whose taxes a professional charges; rates in thousandths of a percent, as of 2026. */
export const TAX_PRESETS = {
  none: [],
  quebec: [rate('gst', 5000), rate('qst', 9975)],
  ontario: [rate('hst', 13_000)],
  /** New Brunswick, Newfoundland and Labrador, Prince Edward Island. */
  atlantic: [rate('hst', 15_000)],
  novaScotia: [rate('hst', 14_000)],
  britishColumbia: [rate('gst', 5000), rate('pst', 7000)],
  manitoba: [rate('gst', 5000), rate('pst', 7000)],
  saskatchewan: [rate('gst', 5000), rate('pst', 6000)],
  /** Alberta and the territories. */
  alberta: [rate('gst', 5000)],
  mexico: [rate('iva', 16_000)],
  mexicoBorder: [rate('iva', 8000)],
} as const satisfies Record<string, readonly Pick<QuoteTax, 'code' | 'rate'>[]>;
export type TaxPreset = keyof typeof TAX_PRESETS;

function rate<Code extends QuoteTax['code']>(code: Code, thousandths: number) {
  return { code, rate: thousandths };
}
