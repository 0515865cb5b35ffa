import { useTranslations } from 'use-intl';
import { isProfession, type Profession } from '#contract/professionals/professions.ts';
import { useOffered } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { Select } from '#web/ui/form/controls.tsx';

/** A select of every service on offer. */
export function AllServices({ onChoose }: { onChoose: (profession: Profession) => void }) {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  const all = useOffered().toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <Select
      aria-label={t('chooseTrade')}
      value=""
      onChange={({ target }) => isProfession(target.value) && onChoose(target.value)}
      className="field-sizing-content min-h-9! w-auto border-line! py-1! text-sm font-semibold"
    >
      <option value="" disabled>
        {t('allTrades')}
      </option>
      {all.map((profession) => (
        <option key={profession} value={profession}>
          {nameOf(profession)}
        </option>
      ))}
    </Select>
  );
}
