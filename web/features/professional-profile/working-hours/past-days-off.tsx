import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DayOff } from '#contract/professionals/working-hours.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDaysBetween } from './use-days-between.ts';

interface PastDaysOffProps {
  past: readonly DayOff[];
  onRemove: (day: DayOff) => void;
}

/** Past days off, collapsed. */
export function PastDaysOff({ past, onRemove }: PastDaysOffProps) {
  const t = useTranslations('professional-profile.daysOff');
  const between = useDaysBetween();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer text-sm font-semibold text-ink-soft">
        {t('past', { count: past.length })}
      </summary>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {past.map((day, index) => (
          <li
            key={index}
            className="flex items-center justify-between gap-3 py-1 pe-2 ps-4 text-sm text-ink-soft"
          >
            {between(day)}
            <IconButton label={t('remove', { days: between(day) })} onClick={() => onRemove(day)}>
              <X aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
