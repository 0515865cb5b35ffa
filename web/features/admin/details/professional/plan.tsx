import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { STANDING_TONES } from '../../badges/tones.ts';
import { usePlanName } from '../../plans/use-plan-name.ts';
import { Facts } from '../parts/facts.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** The plan and its standing. */
export function Plan({ subscription }: Pick<ProfessionalDetail, 'subscription'>) {
  const t = useTranslations('admin-professional.plan');
  const lists = useTranslations('admin-lists');
  const { date, money } = useFormatting();
  const planName = usePlanName();
  const { planId, standing, trialEnd, periodEnd, cancelsAt, overdue } = subscription;
  const dates = [
    [t('trialEnd'), trialEnd],
    [t('periodEnd'), periodEnd],
    [t('cancelsAt'), cancelsAt],
  ] as const;
  const badge = <Badge tone={STANDING_TONES[standing]}>{lists(`standing.${standing}`)}</Badge>;
  return (
    <PanelCard title={t('title')}>
      <Facts
        facts={[
          [t('plan'), planName(planId)],
          [t('standing'), badge],
          ...dates.flatMap(([name, at]) => (at ? [[name, date(at)] as const] : [])),
          ...(overdue ? [[t('overdue'), money(overdue)] as const] : []),
        ]}
      />
    </PanelCard>
  );
}
