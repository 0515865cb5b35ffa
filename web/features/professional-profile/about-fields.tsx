import { useTranslations } from 'use-intl';
import { PROFESSIONS } from '#contract/professions.ts';
import { useProfessionName } from '#web/lib/catalogue-names.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { Input, Select, Textarea } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FieldsProps } from './fields.ts';
import { FormSection } from './form-section.tsx';

const LONGEST_DESCRIPTION = 2_000;

/** What clients read: name, trade, description, experience and rate. */
export function AboutFields({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile');
  const professions = useProfessions();
  return (
    <FormSection title={t('about.title')} hint={t('about.hint')}>
      <Field label={t('about.name')} error={error('name')} required>
        <Input
          name="name"
          autoComplete="organization"
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <Field label={t('about.profession')}>
        <Select
          name="profession"
          value={draft.profession}
          onChange={({ target }) =>
            edit({ profession: target.value as (typeof PROFESSIONS)[number] })
          }
        >
          {professions.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('about.description')}
        hint={t('about.descriptionHint')}
        error={error('description')}
        optional={t('optional')}
      >
        <Textarea
          name="description"
          rows={5}
          maxLength={LONGEST_DESCRIPTION}
          value={draft.description}
          onChange={({ target }) => edit({ description: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('about.yearsExperience')}
          error={error('yearsExperience')}
          optional={t('optional')}
        >
          <Input
            name="yearsExperience"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            value={draft.yearsExperience}
            onChange={({ target }) => edit({ yearsExperience: target.value })}
          />
        </Field>
        <Field label={t('about.hourlyRate')} error={error('hourlyRate')} optional={t('optional')}>
          <Input
            name="hourlyRate"
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            value={draft.hourlyRate}
            onChange={({ target }) => edit({ hourlyRate: target.value })}
          />
        </Field>
      </div>
    </FormSection>
  );
}

function useProfessions() {
  const { language } = useLanguage();
  const nameOf = useProfessionName();
  return PROFESSIONS.map((slug) => ({ slug, name: nameOf(slug) })).toSorted((one, other) =>
    one.name.localeCompare(other.name, language),
  );
}
