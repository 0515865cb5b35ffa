import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professionals/professions.ts';
import { useOffered, useTrades } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { ChipCombobox } from '#web/ui/combobox/chip-combobox.tsx';
import type { FieldsProps } from './fields.ts';
import { useChipWords } from './use-chip-words.ts';

const MAX_PROFESSIONS = 5;

/** The trades of a professional, the main one first. */
export function ProfessionsField({ draft, edit }: Pick<FieldsProps, 'draft' | 'edit'>) {
  const t = useTranslations('professional-profile.professions');
  const words = useChipWords('professions');
  const choices = useProfessions([draft.profession, ...draft.furtherProfessions]);
  return (
    <ChipCombobox
      label={t('label')}
      hint={t('hint')}
      choices={choices}
      chosen={[draft.profession, ...draft.furtherProfessions]}
      least={1}
      most={MAX_PROFESSIONS}
      onChange={([profession = draft.profession, ...furtherProfessions]) =>
        edit({ profession, furtherProfessions })
      }
      words={words}
      main={{ mark: t('main'), make: (label) => t('makeMain', { label }) }}
    />
  );
}

/** The trades on offer, and those already chosen. */
function useProfessions(own: readonly Profession[]) {
  const { language } = useLanguage();
  const nameOf = useProfessionName();
  const offered = useOffered();
  const trades = useTrades();
  const kept = own.join();
  return useMemo(
    () =>
      trades
        .filter((trade) => offered.includes(trade) || kept.split(',').includes(trade))
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [language, nameOf, offered, trades, kept],
  );
}
