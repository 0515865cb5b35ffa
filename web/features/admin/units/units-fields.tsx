import { useTranslations } from 'use-intl';
import type { UnitsSettings } from '#contract/admin/site.ts';
import { DISTANCE_UNITS } from '#contract/distance.ts';
import { CURRENCIES, type Currency } from '#contract/quotes/currencies.ts';
import { moneyText } from '#contract/quotes/money.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import type { Choice } from './choice.ts';

interface UnitsFieldsProps {
  settings: UnitsSettings;
  choice: Choice;
  onChange: (to: Partial<Choice>) => void;
}

const EXAMPLE = 12_050;

/** The currency, with an amount in it, and the unit of distance. */
export function UnitsFields({ settings, choice, onChange }: UnitsFieldsProps) {
  const t = useTranslations('admin-units');
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const { defaultCurrency } = settings;
  const pick = (value: string) =>
    onChange({ currency: CURRENCIES.find((one) => one === value) ?? null });
  const named = (currency: Currency) => `${currency} – ${names.of(currency) ?? currency}`;
  const example = moneyText(EXAMPLE, choice.currency ?? defaultCurrency, language);
  return (
    <>
      <Field label={t('currency')} hint={t('currencyHint', { example })}>
        <Select value={choice.currency ?? ''} onChange={({ target }) => pick(target.value)}>
          <option value="">{t('byDefault', { currency: named(defaultCurrency) })}</option>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {named(currency)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold">
          {t('distance')}
        </span>
        <Segments
          label={t('distance')}
          value={choice.distanceUnit}
          options={DISTANCE_UNITS.map((value) => ({ value, label: t(`units.${value}`) }))}
          onChange={(distanceUnit) => onChange({ distanceUnit })}
        />
        <p className="text-sm text-ink-faint">{t('distanceHint')}</p>
      </div>
    </>
  );
}
