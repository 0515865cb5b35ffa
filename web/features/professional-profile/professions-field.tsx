import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PROFESSIONS } from '#contract/professions.ts';
import { useProfessionName } from '#web/lib/catalogue-names.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import type { FieldsProps } from './fields.ts';
import { useChipWords } from './use-chip-words.ts';

const MOST_PROFESSIONS = 5;

/** The trades somebody offers, the main one first. */
export function ProfessionsField({ draft, edit }: Pick<FieldsProps, 'draft' | 'edit'>) {
  const t = useTranslations('professional-profile.professions');
  const words = useChipWords('professions');
  const choices = useProfessions();
  return (
    <ChipCombobox
      label={t('label')}
      hint={t('hint')}
      choices={choices}
      chosen={[draft.profession, ...draft.furtherProfessions]}
      least={1}
      most={MOST_PROFESSIONS}
      onChange={([profession = draft.profession, ...furtherProfessions]) =>
        edit({ profession, furtherProfessions })
      }
      words={words}
      main={{ mark: t('main'), make: (label) => t('makeMain', { label }) }}
    />
  );
}

function useProfessions() {
  const { language } = useLanguage();
  const nameOf = useProfessionName();
  return useMemo(
    () =>
      PROFESSIONS.map((value) => ({ value, label: nameOf(value) })).toSorted((one, other) =>
        one.label.localeCompare(other.label, language),
      ),
    [language, nameOf],
  );
}
