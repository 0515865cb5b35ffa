import { useTranslations } from 'use-intl';
import type { AdminLead } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/formatting.ts';

/** When somebody was asked, saw it and answered; until when an answer is waited for. */
export function LeadTimes({ lead }: { lead: AdminLead }) {
  const t = useTranslations('admin-request.asked');
  const { dateTime } = useFormatting();
  const times = [
    [t('sent'), lead.sentAt],
    [t('seen'), lead.seenAt],
    [t('responded'), lead.respondedAt],
    [t('expires'), lead.status === 'pending' ? lead.expiresAt : null],
  ] as const;
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-xs sm:grid-cols-3">
      {times.map(
        ([name, at]) =>
          at && (
            <div key={name}>
              <dt className="text-ink-faint">{name}</dt>
              <dd className="tabular-nums">{dateTime(at)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
