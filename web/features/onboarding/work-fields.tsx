import { useTranslations } from 'use-intl';
import { MAX_RATE, MIN_RATE } from '#contract/professionals/onboarding.ts';
import { AVAILABILITIES } from '#contract/professionals/professionals.ts';
import { CURRENCY } from '#web/lib/currency.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx';
import { Input, Textarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { DescriptionField } from './description-field.tsx';
import type { FieldsProps } from './fields.ts';
import { FormPart } from './form-part.tsx';

/** Trade, experience, rate, and availability. */
export function WorkFields(props: FieldsProps) {
  const t = useTranslations('onboarding');
  const { draft, edit, problems } = props;
  return (
    <FormPart title={t('work.title')}>
      <Numbers {...props} />
      <DescriptionField {...props} />
      <Field
        label={t('work.certifications')}
        hint={t('work.certificationsHint')}
        optional={t('optional')}
        error={problems.certifications && t(`problems.${problems.certifications}`)}
      >
        <Textarea
          name="certifications"
          rows={2}
          value={draft.certifications}
          onChange={({ target }) => edit({ certifications: target.value })}
        />
      </Field>
      <ChoiceChips
        label={t('work.availability')}
        choices={AVAILABILITIES.map((value) => ({ value, label: t(`work.${value}`) }))}
        value={draft.availability}
        onChange={(availability) => availability && edit({ availability })}
      />
    </FormPart>
  );
}

function Numbers({ draft, edit, problems }: FieldsProps) {
  const t = useTranslations('onboarding');
  const format = useFormatting();
  const { yearsExperience: years, hourlyRate: rate } = problems;
  const limit = format.rate(rate === 'hourlyRate.least' ? MIN_RATE : MAX_RATE);
  return (
    <div className="grid grid-cols-2 gap-5">
      <Field label={t('work.years')} required error={years && t(`problems.${years}`)}>
        <Input
          name="yearsExperience"
          type="number"
          inputMode="numeric"
          min={0}
          max={50}
          step={1}
          value={draft.yearsExperience}
          onChange={({ target }) => edit({ yearsExperience: target.value })}
        />
      </Field>
      <Field
        label={t('work.rate', { currency: CURRENCY })}
        required
        error={rate && t(`problems.${rate}`, { amount: limit })}
      >
        <Input
          name="hourlyRate"
          type="number"
          inputMode="decimal"
          min={MIN_RATE}
          max={MAX_RATE}
          step={0.01}
          value={draft.hourlyRate}
          onChange={({ target }) => edit({ hourlyRate: target.value })}
        />
      </Field>
    </div>
  );
}
