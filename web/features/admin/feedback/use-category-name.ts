import { useTranslations } from 'use-intl';
import { CATEGORIES } from '#contract/professionals/catalogue.ts';
import { isProfession } from '#contract/professionals/professions.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';

/** The name of a review's category: one of the catalogue, or a trade. */
export function useCategoryName(): (name: string) => string {
  const t = useTranslations('admin-lists.categories');
  const tradeName = useProfessionName();
  return (name) => {
    const category = CATEGORIES.find((known) => known === name);
    if (category) return t(category);
    return isProfession(name) ? tradeName(name) : name;
  };
}
