import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { listOwnRequests } from '#contract/requests/requests.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { useInfiniteCallQuery } from '#web/lib/api/query-pages.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { rowLook } from '#web/ui/list-beside.tsx';
import { RequestRow } from './request-row.tsx';

/** The customer's requests as links, beside the one that is open; nothing where there is no other. */
export function RequestsBeside({ open }: { open: string }) {
  const t = useTranslations('customer-home');
  const live = useLiveStatus();
  const { rows, failed } = useInfiniteCallQuery(
    listOwnRequests,
    {},
    pollInterval('requests', live),
  );
  if (!rows) return failed ? null : <div className="w-71 shrink-0" />;
  if (rows.every(({ id }) => id === open)) return null;
  return (
    <nav
      aria-label={t('tabs.requests')}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] w-71 shrink-0 self-start overflow-y-auto rounded-lg border border-line"
    >
      <ul className="divide-y divide-line">
        {rows.map((request) => (
          <li key={request.id}>
            <Link
              href={href('/request', { id: request.id })}
              aria-current={request.id === open ? 'page' : undefined}
              className={rowLook(request.id === open)}
            >
              <RequestRow request={request} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
