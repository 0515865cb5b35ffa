import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { exportMarket, type MARKET_TABLES } from '#contract/admin/market.ts';
import { ChartCard, type ChartCardProps } from '#web/ui/charts/chart-card.tsx';
import { useMarketQuestions } from './use-market-questions.ts';

interface MarketChartProps extends Omit<ChartCardProps, 'labels' | 'actions'> {
  /** The table that can be downloaded. */
  file?: (typeof MARKET_TABLES)[number];
}

/** A chart of the market, its table, and its file if any. */
export function MarketChart({ file, ...card }: MarketChartProps) {
  const t = useTranslations('admin-market');
  const { title } = card;
  const labels = { showTable: t('showTable', { title }), showChart: t('showChart', { title }) };
  return <ChartCard {...card} labels={labels} actions={file && fileLink(file)} />;

  function fileLink(table: string): ReactNode {
    return <FileLink table={table} label={t('export', { title })} />;
  }
}

function FileLink({ table, label }: { table: string; label: string }) {
  const { asked } = useMarketQuestions();
  const query = new URLSearchParams({ ...asked, table });
  return (
    <a
      href={`${exportMarket.path}?${query}`}
      download
      title={label}
      aria-label={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-ink/5 hover:text-ink active:bg-ink/10"
    >
      <Download aria-hidden="true" className="size-5" />
    </a>
  );
}
