import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { adminStats } from '#contract/admin/stats.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { adminHref } from '../frame/address.ts';
import type { SectionId } from '../frame/groups.ts';
import { SectionIcon } from '../frame/section-icon.tsx';

const LEADS_TO = {
  totalUsers: 'users',
  totalProfessionals: 'professionals',
  totalRequests: 'requests',
  totalFeedback: 'feedback',
  activeSubscriptions: 'subscriptions',
} as const satisfies Record<string, SectionId>;
const COUNTERS = Object.keys(LEADS_TO) as (keyof typeof LEADS_TO)[];

/** The five counters, each leading to what it counts. */
export function Counters() {
  const t = useTranslations('admin-lists.overview');
  const format = useFormatter();
  const stats = useCallQuery(adminStats);
  if (stats.isError)
    return <QueryError title={t('failed')} error={stats.error} refetch={stats.refetch} />;
  return (
    <ul aria-label={t('counters')} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {COUNTERS.map((name) => (
        <li
          key={name}
          className="relative flex flex-col rounded-lg border border-line bg-card p-4 transition-colors last:col-span-2 md:last:col-span-1 hover:border-line-strong"
        >
          <span className="flex grow items-center gap-x-2 text-ink-faint">
            <SectionIcon section={LEADS_TO[name]} />
            <Link
              href={adminHref(
                LEADS_TO[name],
                name === 'activeSubscriptions' ? { state: 'live' } : {},
              )}
              replace
              className="text-sm font-semibold text-ink-soft after:absolute after:inset-0 after:rounded-lg"
            >
              {t(name)}
            </Link>
          </span>
          <span className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-2xl font-semibold tabular-nums">
              {stats.data ? format.number(stats.data[name]) : <Skeleton className="h-8 w-16" />}
            </span>
            {name === 'activeSubscriptions' && stats.data && stats.data.grantedPlans > 0 && (
              <span className="text-xs text-ink-soft">
                {t('granted', { count: stats.data.grantedPlans })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
