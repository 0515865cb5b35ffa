import { useTranslations } from 'use-intl';
import { CURRENCY } from '#web/lib/currency.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FieldsProps } from './fields.ts';

const NUMBERS = {
  yearsExperience: { inputMode: 'numeric', step: 1 },
  hourlyRate: { inputMode: 'decimal', step: 0.01 },
  minimumJob: { inputMode: 'decimal', step: 0.01 },
} as const;

/** Years of experience, the hourly rate and the minimum job, in the site's currency. */
export function NumberFields({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile');
  return (
    <div className="grid items-end gap-5 sm:grid-cols-3">
      {(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((name) => (
        <Field
          key={name}
          label={t(`about.${name}`, { currency: CURRENCY })}
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
  );
}
