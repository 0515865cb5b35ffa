import { useTranslations } from 'use-intl';
import type { AdminLead } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';

/** When a lead was sent, seen and answered; and its deadline. */
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
    <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-xs">
      {times.map(
        ([name, at]) =>
          at && (
            <div key={name}>
              <dt className="text-ink-faint">{name}</dt>
              <dd className="whitespace-nowrap tabular-nums">{dateTime(at)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
