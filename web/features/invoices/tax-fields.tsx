import { useTranslations } from 'use-intl';
import { TAX_PRESETS, type TaxPreset } from '#contract/quotes/taxes.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { keptSeller } from './kept-seller.ts';
import { taxesOf } from './tax-draft.ts';

interface TaxFieldsProps {
  taxes: readonly QuoteTax[];
  /** The chosen region; null where the taxes were agreed. */
  preset: TaxPreset | null;
  currency: Parameters<typeof useQuoteText>[0];
  onChange: (taxes: QuoteTax[], preset: TaxPreset | null) => void;
}

/** The taxes, chosen by region unless they were agreed, and their registration numbers. */
export function TaxFields({ taxes, preset, currency, onChange }: TaxFieldsProps) {
  const t = useTranslations('invoices');
  const quotes = useTranslations('quotes');
  const text = useQuoteText(currency);
  return (
    <>
      {preset !== null && (
        <Field label={quotes('taxesLabel')}>
          <Select
            value={preset}
            onChange={(event) => {
              const next = event.target.value as TaxPreset;
              onChange(taxesOf(next, keptSeller().numbers), next);
            }}
          >
            {(Object.keys(TAX_PRESETS) as TaxPreset[]).map((one) => (
              <option key={one} value={one}>
                {quotes(`presets.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {taxes.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {taxes.map((tax, index) => (
            <Field
              key={tax.code}
              label={t('taxNumber', { tax: text.tax({ ...tax, number: null }) })}
            >
              <Input
                value={tax.number ?? ''}
                maxLength={40}
                onChange={(event) =>
                  onChange(
                    taxes.map((one, at) =>
                      at === index ? { ...one, number: event.target.value || null } : one,
                    ),
                    preset,
                  )
                }
              />
            </Field>
          ))}
        </div>
      )}
    </>
  );
}
