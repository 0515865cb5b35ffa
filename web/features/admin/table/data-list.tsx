import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import type { Endpoint } from '#contract/endpoint.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { adminHref, useAdminAddress, type Questions } from '../frame/address.ts';
import type { SectionId } from '../frame/groups.ts';
import { useSections } from '../frame/sections-context.ts';
import { NEWEST_FIRST, type Column, type Filter, type Sorting } from './column.ts';
import { ListFoot } from './list-foot.tsx';
import { RowsCards } from './rows-cards.tsx';
import { RowsTable } from './rows-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { BY_CURSOR, useRows, type RowOf } from './use-rows.ts';
import { useTotal, type Total } from './use-total.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useWide } from './use-wide.ts';

interface DataListProps<E extends Endpoint> {
  /** Its section: its columns are stored under it, and rows open its detail. */
  section: SectionId;
  /** The accessible name. */
  label: string;
  endpoint: E;
  /** The figure of the overview that counts all its rows. */
  total?: Total;
  /** The endpoint of the same list as a file. */
  file?: Endpoint;
  columns: readonly Column<RowOf<E>>[];
  filters?: readonly Filter[];
  /** The placeholder of the search; without one there is no search. */
  searchHint?: string;
  /** Whether a row has a detail; by default every row does. */
  hasDetail?: (row: RowOf<E>) => boolean;
  /** Buttons at the end of a row. */
  actions?: (row: RowOf<E>) => ReactNode;
  /** The empty state. */
  empty: { title: string; hint?: string };
  /** Pagination, where it is not `after=<cursor>` with 50 rows a page. */
  walk?: { next: (last: RowOf<E>) => Questions; page: number };
}

/**
 * A list of the panel: searched, filtered, sorted and paginated at the server, with its state in
 * the address; a table, or cards on phones. One per section.
 */
export function DataList<E extends Endpoint>(props: DataListProps<E>) {
  const { section, endpoint, columns, filters = [], actions, hasDetail = always } = props;
  const t = useTranslations('admin-panel.table');
  const { given, change } = useAdminAddress();
  const { shown, toggle, showAll } = useShownColumns(section, columns);
  const wide = useWide();
  const questions = questionsIn(given, filters);
  const list = useRows(endpoint, questions, props.walk ?? BY_CURSOR);
  const total = useTotal(asksAnything(questions) ? undefined : props.total);
  const sorting = { ...NEWEST_FIRST, ...questions } as Sorting;
  const onSort = (sorting: Sorting) => change({ ...sorting });
  const Rows = wide ? RowsTable : RowsCards;
  const opens = useSections()[section]?.Detail !== undefined;
  const hrefOf = (row: RowOf<E>) =>
    opens && hasDetail(row) ? adminHref(section, { ...given, open: row.id }) : undefined;
  return (
    <>
      <Toolbar
        searchHint={props.searchHint}
        filters={filters}
        given={given}
        onChange={change}
        file={props.file}
        questions={questions}
        columns={columns}
        shown={shown}
        onToggle={toggle}
        onAllColumns={showAll}
        sorting={wide ? undefined : sorting}
        onSort={onSort}
      />
      {list.error ? (
        <QueryError title={t('failed')} error={list.error} refetch={list.retry} />
      ) : list.rows?.length === 0 ? (
        <Empty {...props.empty} asked={asksAnything(questions)} />
      ) : (
        <Rows
          label={props.label}
          columns={shown}
          rows={list.rows}
          sorting={sorting}
          onSort={onSort}
          hrefOf={hrefOf}
          actions={actions}
          stale={list.stale}
        />
      )}
      <ListFoot {...list} total={total} />
    </>
  );
}

function always(): boolean {
  return true;
}

function Empty({ title, hint, asked }: { title: string; hint?: string; asked: boolean }) {
  const t = useTranslations('admin-panel.table');
  return asked ? (
    <EmptyState title={t('nothingFound')} hint={t('nothingFoundHint')} />
  ) : (
    <EmptyState title={title} hint={hint} />
  );
}

/** The query parameters meant for the list. */
function questionsIn(given: Questions, filters: readonly Filter[]): Questions {
  const names = ['q', 'sort', 'order', ...filters.map(({ id }) => id)];
  return Object.fromEntries(names.filter((name) => given[name]).map((name) => [name, given[name]]));
}

function asksAnything({ sort: _sort, order: _order, ...others }: Questions): boolean {
  return Object.keys(others).length > 0;
}
