import { useTranslations } from 'use-intl';
import { CATEGORIES } from '#contract/professionals/catalogue.ts';
import { isProfession, type Profession } from '#contract/professionals/professions.ts';
import { useCatalogue, useOffered } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Select } from '#web/ui/form/controls.tsx';

interface ProfessionSelectProps {
  value: Profession | '';
  onChoose: (profession: Profession) => void;
}

/** Every profession that can be chosen, by its category and its name. Stands inside a Field. */
export function ProfessionSelect({ value, onChoose }: ProfessionSelectProps) {
  const t = useTranslations('sign-in.signUp');
  const groups = useGroups();
  return (
    <Select
      name="profession"
      value={value}
      onChange={({ target }) => isProfession(target.value) && onChoose(target.value)}
    >
      <option value="" disabled>
        {t('choose')}
      </option>
      {groups.map(({ category, professions }) =>
        category ? (
          <optgroup key={category} label={t(`categories.${category}`)}>
            <Options professions={professions} />
          </optgroup>
        ) : (
          <Options key="all" professions={professions} />
        ),
      )}
    </Select>
  );
}

function Options({ professions }: { professions: readonly Profession[] }) {
  const nameOf = useProfessionName();
  return professions
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
    .map((profession) => (
      <option key={profession} value={profession}>
        {nameOf(profession)}
      </option>
    ));
}

/** One group without a name until the categories are known. */
function useGroups() {
  const offered = useOffered();
  const { groups } = useCatalogue();
  if (groups.length === 0) return [{ category: null, professions: offered }];
  return CATEGORIES.map((category) => ({
    category,
    professions: offered.filter((profession) =>
      groups.some((group) => group.category === category && group.professions.includes(profession)),
    ),
  })).filter(({ professions }) => professions.length > 0);
}
