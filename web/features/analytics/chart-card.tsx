import { useTranslations } from 'use-intl';
import { ChartCard as Card, type ChartCardProps } from '#web/ui/charts/chart-card.tsx';

/** A chart of the professional's own figures, and its table. */
export function ChartCard(props: Omit<ChartCardProps, 'labels'>) {
  const t = useTranslations('analytics');
  const { title } = props;
  const labels = { showTable: t('showTable', { title }), showChart: t('showChart', { title }) };
  return <Card {...props} labels={labels} />;
}
