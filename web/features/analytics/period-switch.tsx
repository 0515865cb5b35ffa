import { useTranslations } from 'use-intl';
import { ANALYTICS_DAYS } from '#contract/professionals/analytics.ts';
import { Segments } from '#web/ui/form/segments.tsx';

export type Days = (typeof ANALYTICS_DAYS)[number];

/** Switches the length of the period. */
export function PeriodSwitch({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useTranslations('analytics');
  const options = ANALYTICS_DAYS.map((value) => ({
    value,
    label: t('days', { count: Number(value) }),
  }));
  return <Segments label={t('period')} options={options} value={days} onChange={onChange} />;
}
