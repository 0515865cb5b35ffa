import { useTranslations } from 'use-intl';
import { listRequests } from '#contract/admin/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { RequestBadge } from '../badges/request-badge.tsx';
import { Recent } from './recent.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** As many as the overview shows of each. */
const RECENT = 5;

/** The newest requests. */
export function RecentRequests() {
  const t = useTranslations('admin-lists.overview');
  const tradeName = useProfessionName();
  const { relative } = useFormatting();
  const requests = useCallQuery(listRequests, { query: { limit: RECENT } });
  return (
    <Recent
      title={t('recentRequests')}
      section="requests"
      rows={requests.data}
      failed={requests.isError}
      none={t('noRequests')}
      renderName={({ profession, customerName, location }) => (
        <>
          <span className="block truncate font-semibold">{tradeName(profession)}</span>
          <span className="block truncate text-xs text-ink-faint">
            {dotted([customerName, location])}
          </span>
        </>
      )}
      renderEnd={({ status, createdAt }) => (
        <>
          <RequestBadge status={status} />
          <span className="mt-1 block text-xs text-ink-faint">
            {relative(createdAt, serverNow())}
          </span>
        </>
      )}
    />
  );
}
