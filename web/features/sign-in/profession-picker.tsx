import { useTranslations } from 'use-intl';
import { isProfession, PROFESSIONS, type Profession } from '#contract/professions.ts';
import { useProfessionName } from '#web/lib/catalogue-names.ts';
import { Select } from '#web/ui/controls.tsx';

interface ProfessionPickerProps {
  value: Profession | '';
  onChoose: (profession: Profession) => void;
}

/** Every profession by its name in the reader's language. Stands inside a Field. */
export function ProfessionPicker({ value, onChoose }: ProfessionPickerProps) {
  const t = useTranslations('sign-in.signUp');
  const nameOf = useProfessionName();
  const all = PROFESSIONS.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <Select
      name="profession"
      value={value}
      onChange={({ target }) => isProfession(target.value) && onChoose(target.value)}
    >
      <option value="" disabled>
        {t('choose')}
      </option>
      {all.map((profession) => (
        <option key={profession} value={profession}>
          {nameOf(profession)}
        </option>
      ))}
    </Select>
  );
}
