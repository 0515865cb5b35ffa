import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { UserDetail } from '#contract/admin/details.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { RequestBadge } from '../../badges/request-badge.tsx';
import { adminHref } from '../../frame/address.ts';
import { RowName } from '../../table/row-name.tsx';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** Recent requests, each linked. */
export function Requests({ user: { id, requests } }: { user: UserDetail }) {
  const t = useTranslations('admin-user.requests');
  const professionName = useProfessionName();
  const all = (
    <Link
      href={adminHref('requests', { customerId: id })}
      className="text-sm font-semibold text-pine-700 underline"
    >
      {t('all')}
    </Link>
  );
  return (
    <PanelCard title={t('title')} aside={requests.length > 0 && all}>
      <Lines items={requests} keyOf={(request) => request.id} empty={t('empty')}>
        {(request) => (
          <>
            <span className="min-w-0 grow basis-36">
              <RowName href={adminHref('requests', { open: request.id })}>
                {professionName(request.profession)}
              </RowName>
              <span className="block text-xs text-ink-faint">{request.area}</span>
            </span>
            <span className="flex grow items-start justify-between gap-3 text-end sm:grow-0">
              <RequestBadge status={request.status} />
              <When at={request.createdAt} />
            </span>
          </>
        )}
      </Lines>
    </PanelCard>
  );
}
