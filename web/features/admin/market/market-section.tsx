import { ChartNoAxesCombined } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { readMarket, type Market } from '#contract/admin/market.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { AnswersChart } from './answers-chart.tsx';
import { ByCity, ByProfession } from './breakdowns.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { Gaps } from './gaps.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MarketFilters } from './market-filters.tsx';
import { QuotesChart } from './quotes-chart.tsx';
import { RequestsChart } from './requests-chart.tsx';
import { TypedChart } from './typed-chart.tsx';
import { useMarketQuestions } from './use-market-questions.ts';

const FRESH_FOR = 60_000;

/** The market figures: from typed needs to reviews. */
export function MarketSection() {
  const t = useTranslations('admin-market');
  const panel = useTranslations('admin-panel');
  const { dateTime } = useFormatting();
  const { asked } = useMarketQuestions();
  const answer = useCallQuery(
    readMarket,
    { query: asked },
    { staleTime: FRESH_FOR, placeholderData: (before) => before },
  );
  const body = (): ReactNode => {
    if (answer.data) return <Figures market={answer.data} />;
    if (answer.isPending) return <LoadingFigures />;
    return <QueryError title={t('loadFailed')} refetch={answer.refetch} />;
  };
  return (
    <>
      <SectionHead title={panel('sections.market')} hint={t('intro')}>
        <p className="text-sm text-ink-soft" role="status">
          {answer.data && t('asOf', { when: dateTime(answer.data.asOf) })}
        </p>
      </SectionHead>
      <MarketFilters cities={answer.data?.byCity ?? []} />
      <div aria-busy={answer.isFetching} className="transition-opacity aria-busy:opacity-60">
        {body()}
      </div>
    </>
  );
}

function Figures({ market }: { market: Market }) {
  const t = useTranslations('admin-market');
  const isEmpty = market.funnel.submitted === 0 && !market.funnel.typed;
  return (
    <div className="flex flex-col gap-4">
      <KeyFigures market={market} />
      {isEmpty ? (
        <EmptyState
          icon={<ChartNoAxesCombined className="size-6" />}
          title={t('empty')}
          hint={t('emptyHint')}
        />
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <FunnelChart market={market} />
          <AnswersChart market={market} />
          <QuotesChart market={market} />
          <RequestsChart market={market} />
          <TypedChart market={market} />
          <ByProfession market={market} />
          <ByCity market={market} />
          <Gaps market={market} />
        </div>
      )}
    </div>
  );
}

function LoadingFigures() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-28 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {[0, 1].map((index) => (
          <Skeleton key={index} className="h-80 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
