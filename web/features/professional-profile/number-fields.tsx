import { useTranslations } from 'use-intl';
import { CURRENCY } from '#web/lib/currency.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FieldsProps } from './fields.ts';

const NUMBERS = {
  yearsExperience: { inputMode: 'numeric', step: 1 },
  hourlyRate: { inputMode: 'decimal', step: 0.01 },
  minimumJob: { inputMode: 'decimal', step: 0.01 },
} as const;

/** Years of experience, the hourly rate and the minimum job, in their currency. */
export function NumberFields({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile');
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-3">
        {(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((name) => (
          <Field
            key={name}
            label={t(`about.${name}`, { currency: draft.rateCurrency })}
            error={error(name)}
            optional={t('optional')}
          >
            <Input
              {...NUMBERS[name]}
              name={name}
              type="number"
              min={0}
              value={draft[name]}
              onChange={({ target }) => edit({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      {draft.rateCurrency !== CURRENCY && <OtherCurrency draft={draft} edit={edit} />}
    </>
  );
}

/** Amounts stay in the currency they were typed in until the professional types them anew. */
function OtherCurrency({ draft, edit }: Pick<FieldsProps, 'draft' | 'edit'>) {
  const t = useTranslations('professional-profile.about');
  const inSites = () => edit({ rateCurrency: CURRENCY, hourlyRate: '', minimumJob: '' });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken p-4 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        {t('otherCurrency', { rates: draft.rateCurrency, site: CURRENCY })}
      </p>
      <Button size="sm" tone="secondary" onClick={inSites}>
        {t('typeAnew', { site: CURRENCY })}
      </Button>
    </div>
  );
}
