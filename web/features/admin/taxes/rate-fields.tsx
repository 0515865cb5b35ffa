import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MAX_TAX_NAME, MAX_TAX_REGISTRATION } from '#contract/admin/plan-taxes.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconAct } from '../frame/icon-act.tsx';
import { faultsOf, NO_RATE, type DraftRate } from './draft.ts';

interface RateFieldsProps {
  rates: readonly DraftRate[];
  place: number;
  onChange: (to: Partial<DraftRate>) => void;
  onRemove: () => void;
}

const MAX_TYPED_PERCENT = 10;

/** One rate: its name, percentage and registration number. */
export function RateFields({ rates, place, onChange, onRemove }: RateFieldsProps) {
  const t = useTranslations('admin-taxes');
  const { name, percent, registration } = rates[place] ?? NO_RATE;
  const faults = faultsOf(rates, place);
  const number = String(place + 1);
  const nameFault = faults.hasMarkup.name ? t('markup') : faults.isNameTwice && t('nameTwice');
  return (
    <fieldset className="min-w-0 rounded-lg border border-line p-4">
      <legend className="sr-only">{t('rate', { number })}</legend>
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 items-start gap-4 sm:grid-cols-[1fr_7rem]">
          <Field label={t('name')} hint={t('nameHint')} error={nameFault || undefined} required>
            <Input
              autoComplete="off"
              maxLength={MAX_TAX_NAME}
              placeholder={t('namePlaceholder')}
              value={name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </Field>
          <Field
            label={t('percent')}
            error={faults.percent ? t('percentWrong') : undefined}
            required
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={MAX_TYPED_PERCENT}
              value={percent}
              onChange={({ target }) => onChange({ percent: target.value })}
            />
          </Field>
          <div className="sm:col-span-2">
            <Field
              label={t('registration')}
              hint={t('registrationHint')}
              error={faults.hasMarkup.registration ? t('markup') : undefined}
              optional={t('optional')}
            >
              <Input
                autoComplete="off"
                maxLength={MAX_TAX_REGISTRATION}
                value={registration}
                onChange={({ target }) => onChange({ registration: target.value })}
              />
            </Field>
          </div>
        </div>
        <IconAct label={t('remove', { number })} onClick={onRemove}>
          <X aria-hidden="true" className="size-4.5" />
        </IconAct>
      </div>
    </fieldset>
  );
}
