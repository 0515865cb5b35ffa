import { useTranslations } from 'use-intl';
import { ANALYTICS_DAYS } from '#contract/analytics.ts';
import { classes } from '#web/ui/classes.ts';

export type Days = (typeof ANALYTICS_DAYS)[number];

/** How far back the figures go. */
export function PeriodSwitch({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useTranslations('analytics');
  return (
    <div
      role="group"
      aria-label={t('period')}
      className="inline-flex gap-1 rounded-lg bg-sunken p-1"
    >
      {ANALYTICS_DAYS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={days === each}
          onClick={() => onChange(each)}
          className={classes(
            'min-h-9 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors sm:px-4',
            days === each ? 'bg-white text-ink shadow-sm' : 'text-ink-soft hover:text-ink',
          )}
        >
          {t('days', { count: Number(each) })}
        </button>
      ))}
    </div>
  );
}
