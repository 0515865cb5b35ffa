import { Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { REQUEST_STATUSES } from '#contract/requests/statuses.ts';
import { useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<OwnRequest['status'], BadgeTone> = {
  sent: 'tile',
  pending: 'tile',
  accepted: 'lamp',
  in_progress: 'solid',
  completed: 'neutral',
  cancelled: 'clay',
};

/** Status, urgency, and date of a request. */
export function RequestStatus({ request }: { request: OwnRequest }) {
  const t = useTranslations('customer-home');
  const scheduleName = useScheduleName();
  const format = useFormatting();
  const { status, urgency, createdAt } = request;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge status={status} />
      {urgency === 'Very urgent (within 24h)' ? (
        <Badge tone="clay">
          <Zap aria-hidden="true" className="size-3.5" />
          {t('urgent')}
        </Badge>
      ) : null}
      {(urgency !== 'Very urgent (within 24h)' || request.dates || request.recurrence) && (
        <Badge>{scheduleName(request)}</Badge>
      )}
      <time dateTime={createdAt || undefined} className="text-sm text-ink-faint">
        {createdAt ? t('sentOn', { date: format.date(createdAt) }) : format.date(createdAt)}
      </time>
    </div>
  );
}

/** The status of a request. A newer server may send an unknown one. */
export function StatusBadge({ status }: Pick<OwnRequest, 'status'>) {
  const t = useTranslations('customer-home');
  return (
    <Badge tone={TONES[status] ?? 'neutral'}>
      {REQUEST_STATUSES.includes(status) ? t(`status.${status}`) : status}
    </Badge>
  );
}
