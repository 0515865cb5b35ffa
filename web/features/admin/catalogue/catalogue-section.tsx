import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { understoodIn } from '#contract/understood-in.ts';
import { addTrade, listCatalogue, type CatalogueEntry } from '#contract/admin/catalogue.ts';
import { CATEGORIES } from '#contract/professionals/catalogue.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { adminHref, useAdminAddress, type Questions } from '../frame/address.ts';
import { useMay } from '../frame/use-may.ts';
import { NEW_TRADE } from './new-trade.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import type { Filter, Sorting } from '../table/column.ts';
import { RowsCards } from '../table/rows-cards.tsx';
import { RowsTable } from '../table/rows-table.tsx';
import { Toolbar } from '../table/toolbar.tsx';
import { useShownColumns } from '../table/use-shown-columns.ts';
import { useWide } from '../table/use-wide.ts';
import { findTrades } from './find-trades.ts';
import { useTradeColumns } from './trade-columns.tsx';

/** All trades of the catalogue: searched by their names and keywords, filtered by category. */
export function CatalogueSection() {
  const t = useTranslations('admin-catalogue');
  const panel = useTranslations('admin-panel');
  const may = useMay();
  const { data, error, refetch } = useCallQuery(listCatalogue, {}, { refetchOnMount: 'always' });
  return (
    <>
      <SectionHead title={panel('sections.catalogue')} hint={t('hint')}>
        {may(addTrade) && (
          <Link
            href={adminHref('catalogue', { open: NEW_TRADE })}
            className={buttonLook('primary', 'md')}
          >
            {t('addTrade')}
          </Link>
        )}
      </SectionHead>
      {error ? (
        <QueryError title={t('failed')} error={error} refetch={refetch} />
      ) : (
        <Trades entries={data} />
      )}
    </>
  );
}

function Trades({ entries }: { entries: readonly CatalogueEntry[] | undefined }) {
  const t = useTranslations('admin-panel');
  const own = useTranslations('admin-catalogue');
  const { language } = useLanguage();
  const { given, change } = useAdminAddress();
  const columns = useTradeColumns();
  const { shown, toggle, showAll } = useShownColumns('catalogue', columns);
  const wide = useWide();
  const filters = useFilters();
  const sorting = sortingOf(given);
  const rows = entries && findTrades(entries, given, { sorting, language: understoodIn(language) });
  const onSort = (sorting: Sorting) => change({ ...sorting });
  const Rows = wide ? RowsTable : RowsCards;
  return (
    <>
      <Toolbar
        searchHint={own('searchHint')}
        filters={filters}
        given={given}
        onChange={change}
        file={undefined}
        questions={given}
        columns={columns}
        shown={shown}
        onToggle={toggle}
        onAllColumns={showAll}
        sorting={wide ? undefined : sorting}
        onSort={onSort}
      />
      {rows?.length === 0 ? (
        <EmptyState title={t('table.nothingFound')} hint={t('table.nothingFoundHint')} />
      ) : (
        <Rows
          label={t('sections.catalogue')}
          columns={shown}
          rows={rows?.map((entry) => ({ ...entry, id: entry.profession }))}
          sorting={sorting}
          onSort={onSort}
          hrefOf={({ profession }) => adminHref('catalogue', { ...given, open: profession })}
          stale={false}
        />
      )}
      <p role="status" className="mt-3 text-sm text-ink-faint tabular-nums">
        {rows && t('table.shown', { count: rows.length })}
      </p>
    </>
  );
}

function useFilters(): Filter[] {
  const t = useTranslations('admin-catalogue');
  return [
    {
      id: 'category',
      label: t('category'),
      kind: 'choice',
      options: CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
    },
    {
      id: 'offered',
      label: t('offered'),
      kind: 'choice',
      options: [
        { value: 'true', label: t('isOffered') },
        { value: 'false', label: t('notOffered') },
      ],
    },
  ];
}

function sortingOf({ sort = 'name', order }: Questions): Sorting {
  return { sort, order: order === 'desc' ? 'desc' : 'asc' };
}
