import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusBadge } from '#web/features/requests/request-status.tsx';
import { UnreadCount } from '#web/features/requests/unread-count.tsx';

/** A request in the list beside the details of one: what, how it stands, and who accepted. */
export function RequestRow({ request }: { request: OwnRequest }) {
  const t = useTranslations('customer-home');
  const professionName = useProfessionName();
  const format = useFormatting();
  const accepted = request.leads.filter(({ status }) => status === 'accepted');
  const unread = request.leads.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-1.5 font-semibold">
          <span className="truncate">{professionName(request.profession)}</span>
          <UnreadCount count={unread} />
        </span>
        <StatusBadge status={request.status} />
      </span>
      <span dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
        {request.description}
      </span>
      <span className="flex min-h-6 items-center justify-between gap-3 text-xs text-ink-faint">
        <time dateTime={request.createdAt || undefined}>
          {request.createdAt
            ? t('sentOn', { date: format.date(request.createdAt) })
            : format.date(request.createdAt)}
        </time>
        <span aria-hidden="true" className="flex -space-x-2 *:ring-2 *:ring-card">
          {accepted.map(({ id, professional }) => (
            <Avatar
              key={id}
              name={professional.name}
              src={professional.avatar}
              of={professional.id}
              size="xs"
            />
          ))}
        </span>
      </span>
    </>
  );
}
