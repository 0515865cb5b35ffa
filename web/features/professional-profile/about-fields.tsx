import { useTranslations } from 'use-intl';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { ChipCombobox } from '#web/ui/combobox/chip-combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useSpokenLanguages } from '#web/lib/i18n/use-spoken-languages.ts';
import type { FieldsProps } from './fields.ts';
import { NumberFields } from './number-fields.tsx';
import { ProfessionsField } from './professions-field.tsx';
import { useChipWords } from './use-chip-words.ts';

const MAX_DESCRIPTION_LENGTH = 2_000;
const MAX_LANGUAGES = 12;

/** Public fields: name, trades, description, experience, rates and languages. */
export function AboutFields(props: FieldsProps) {
  const { draft, edit, error } = props;
  const t = useTranslations('professional-profile');
  return (
    <>
      <Field label={t('about.name')} error={error('name')} required>
        <Input
          name="name"
          autoComplete="organization"
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </Field>
      <ProfessionsField draft={draft} edit={edit} />
      <Field
        label={t('about.description')}
        hint={t('about.descriptionHint')}
        error={error('description')}
        optional={t('optional')}
      >
        <LimitedTextarea
          name="description"
          rows={5}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={draft.description}
          onChange={({ target }) => edit({ description: target.value })}
        />
      </Field>
      <NumberFields {...props} />
      <LanguagesField draft={draft} edit={edit} />
    </>
  );
}

function LanguagesField({ draft, edit }: Pick<FieldsProps, 'draft' | 'edit'>) {
  const t = useTranslations('professional-profile');
  const { choices } = useSpokenLanguages();
  const words = useChipWords('languages');
  return (
    <ChipCombobox
      label={t('languages.label')}
      hint={t('languages.hint')}
      optional={t('optional')}
      choices={choices}
      chosen={draft.languages}
      most={MAX_LANGUAGES}
      onChange={(languages) => edit({ languages })}
      words={words}
    />
  );
}
