import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TAX_MODES, type TaxMode } from '#contract/admin/plan-taxes.ts';

interface ModeFieldsProps {
  mode: TaxMode;
  onChange: (mode: TaxMode) => void;
}

/** No taxes, fixed rates or Stripe Tax, each with what it means. */
export function ModeFields({ mode, onChange }: ModeFieldsProps) {
  const t = useTranslations('admin-taxes');
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('mode')}</legend>
      <div className="flex flex-col gap-2">
        {TAX_MODES.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line-strong bg-card px-4 py-3 transition-colors has-checked:border-pine-700 has-checked:bg-pine-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600"
          >
            <input
              type="radio"
              name={name}
              checked={one === mode}
              aria-describedby={`${name}-${one}`}
              aria-labelledby={`${name}-${one}-name`}
              onChange={() => onChange(one)}
              className="mt-1 size-4 shrink-0 accent-pine-700"
            />
            <span className="min-w-0 text-sm">
              <span id={`${name}-${one}-name`} className="block font-semibold">
                {t(`modes.${one}`)}
              </span>
              <span id={`${name}-${one}`} className="block text-ink-soft">
                {t(`modeHints.${one}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
