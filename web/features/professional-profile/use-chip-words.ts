import { useTranslations } from 'use-intl';

/** The texts of the field of professions, or languages. */
export function useChipWords(what: 'professions' | 'languages') {
  const t = useTranslations('professional-profile');
  return {
    add: t(`${what}.add`),
    full: t(`${what}.full`),
    none: t('chips.none'),
    remove: (label: string) => t('chips.remove', { label }),
    status: (count: number) => t('chips.status', { count }),
  };
}
