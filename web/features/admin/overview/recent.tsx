import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { adminHref } from '../frame/address.ts';
import type { SectionId } from '../frame/groups.ts';
import { useSections } from '../frame/sections-context.ts';

interface RecentProps<Row extends { id: string }> {
  title: string;
  section: SectionId;
  rows: readonly Row[] | undefined;
  failed: boolean;
  /** The text of an empty list. */
  none: string;
  renderName: (row: Row) => ReactNode;
  /** The end of a row. */
  renderEnd: (row: Row) => ReactNode;
}

/** The newest of a list, with a link to all. */
export function Recent<Row extends { id: string }>(props: RecentProps<Row>) {
  const { title, section, rows, failed, none, renderName, renderEnd } = props;
  const t = useTranslations('admin-lists.overview');
  const panel = useTranslations('admin-panel.table');
  const opens = useSections()[section]?.Detail !== undefined;
  return (
    <section className="rounded-lg border border-line bg-card">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <h2 className="text-lg">{title}</h2>
        <Link
          href={adminHref(section)}
          replace
          className="text-sm font-semibold text-pine-700 hover:underline"
        >
          {t('all')}
          <span className="sr-only"> ({title})</span>
        </Link>
      </div>
      {failed && <p className="p-5 text-sm text-clay-ink">{panel('failed')}</p>}
      {rows?.length === 0 && <p className="p-5 text-sm text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line/70">
        {rows?.map((row) => (
          <li
            key={row.id}
            className="relative flex min-h-15 items-center justify-between gap-3 px-4 py-2 text-sm hover:bg-paper sm:px-5"
          >
            <div className="min-w-0">
              {opens ? (
                <Link
                  href={adminHref(section, { open: row.id })}
                  className="after:absolute after:inset-0"
                >
                  {renderName(row)}
                </Link>
              ) : (
                renderName(row)
              )}
            </div>
            <div className="shrink-0 text-end">{renderEnd(row)}</div>
          </li>
        ))}
        {!rows && !failed && (
          <li className="flex flex-col gap-4 p-5">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </li>
        )}
      </ul>
    </section>
  );
}
