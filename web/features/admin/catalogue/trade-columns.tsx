import { useTranslations } from 'use-intl';
import { understoodIn } from '#contract/understood-in.ts';
import type { CatalogueEntry } from '#contract/admin/catalogue.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '../table/column.ts';
import { TradeIcon } from './trade-icon.tsx';

type Row = CatalogueEntry & { id: string };

/** The columns of the table of trades. */
export function useTradeColumns(): Column<Row>[] {
  const t = useTranslations('admin-catalogue');
  const { language } = useLanguage();
  const figure = (id: 'professionals' | 'requests'): Column<Row> => ({
    id,
    title: t(id),
    sort: id,
    end: true,
    show: (entry) => t('count', { count: entry[id] }),
  });
  return [
    {
      id: 'name',
      title: t('name'),
      sort: 'name',
      show: ({ names, icon, category }) => (
        <span className="flex items-center gap-2.5 font-semibold">
          <TradeIcon icon={icon} category={category} className="size-4.5 text-pine-700" />
          {names[understoodIn(language)]}
        </span>
      ),
    },
    {
      id: 'category',
      title: t('category'),
      show: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'offered',
      title: t('offered'),
      show: ({ active }) => (
        <Badge tone={active ? 'pine' : 'warning'}>{t(active ? 'isOffered' : 'notOffered')}</Badge>
      ),
    },
    {
      id: 'words',
      title: t('words'),
      end: true,
      show: ({ cueWords }) => t('count', { count: Object.values(cueWords).flat().length }),
    },
    figure('professionals'),
    figure('requests'),
  ];
}
