import { ChartNoAxesCombined } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { professionalAnalytics, type Analytics } from '#contract/professionals/analytics.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { AcceptanceChart } from './acceptance-chart.tsx';
import { AnswerTimesChart } from './answer-times-chart.tsx';
import { ByArea, ByProfession, Ratings } from './breakdowns.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PeriodSwitch, type Days } from './period-switch.tsx';
import { RequestsChart } from './requests-chart.tsx';

/** A professional's analytics of the last 30, 90 or 365 days, as charts and tables. */
export function AnalyticsBoard({ professionalId }: { professionalId: string }) {
  const t = useTranslations('analytics');
  const [days, choose] = useState<Days>('30');
  const input = { params: { id: professionalId }, query: { days } };
  const answer = useCallQuery(professionalAnalytics, input, {
    placeholderData: (before) => before,
  });
  const body = (): ReactNode => {
    if (answer.data) return <Figures analytics={answer.data} />;
    if (answer.isPending) return <LoadingBoard />;
    return <QueryError title={t('loadFailed')} refetch={answer.refetch} />;
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{t('intro')}</p>
        <PeriodSwitch days={days} onChange={choose} />
      </div>
      <div aria-busy={answer.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {body()}
      </div>
    </div>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics');
  const isNew = analytics.contacted === 0 && analytics.reviewCount === 0;
  if (isNew)
    return (
      <EmptyState
        icon={<ChartNoAxesCombined className="size-6" />}
        title={t('empty')}
        hint={t('emptyHint')}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <KeyFigures analytics={analytics} />
      <div className="grid gap-4 lg:grid-cols-2">
        <RequestsChart analytics={analytics} />
        <AcceptanceChart analytics={analytics} />
        <AnswerTimesChart analytics={analytics} />
        <ByArea analytics={analytics} />
        <Ratings analytics={analytics} />
        {analytics.byProfession.length > 1 && <ByProfession analytics={analytics} />}
      </div>
    </div>
  );
}

function LoadingBoard() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
