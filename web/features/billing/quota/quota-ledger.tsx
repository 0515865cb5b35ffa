import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { professionalQuota, type QuotaEntry } from '#contract/billing/quota.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Entries shown before "show more". */
const FEW = 8;

/** The quota ledger: contacts counted and refunded, newest first. */
export function QuotaLedger({ professionalId }: { professionalId: string }) {
  const t = useTranslations('quota');
  const { data } = useCallQuery(professionalQuota, { params: { id: professionalId } });
  // Loading and errors are shown beside the month's count.
  if (!data) return null;
  if (data.entries.length > 0) return <Ledger entries={data.entries} />;
  return (
    <EmptyState icon={<ListChecks className="size-6" />} title={t('empty')} hint={t('emptyHint')} />
  );
}

function Ledger({ entries }: { entries: readonly QuotaEntry[] }) {
  const t = useTranslations('quota');
  const common = useTranslations('common');
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section aria-labelledby="ledger-title">
      <Card className="!p-0">
        <div className="p-5 pb-3 sm:p-6 sm:pb-4">
          <h2 id="ledger-title" className="text-lg">
            {t('ledger')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t('ledgerHint')}</p>
        </div>
        <table className="w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('change')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, showsAll ? entries.length : FEW).map((entry) => (
              <Line key={`${entry.at}-${entry.leadId}-${entry.kind}`} entry={entry} />
            ))}
          </tbody>
        </table>
        {!showsAll && entries.length > FEW && (
          <div className="border-t border-line p-3 text-center">
            <Button tone="ghost" size="sm" onClick={() => setShowsAll(true)}>
              {common('showMore')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

function Line({ entry }: { entry: QuotaEntry }) {
  const t = useTranslations('quota');
  const format = useFormatting();
  const professionName = useProfessionName();
  const about =
    entry.profession === null || entry.area === null
      ? t('extra')
      : t('about', { profession: professionName(entry.profession), area: entry.area });
  const isMore = entry.kind !== 'taken';
  return (
    <tr className="border-t border-line align-top">
      <td className="py-3 ps-5 sm:ps-6">
        <span className="block font-semibold">{about}</span>
        <span className="text-ink-soft">{t(`reason.${entry.reason}`)}</span>
        <time dateTime={entry.at} className="mt-0.5 block text-ink-faint sm:hidden">
          {format.dateTime(entry.at)}
        </time>
      </td>
      <td className="hidden px-4 py-3 text-end whitespace-nowrap text-ink-faint sm:table-cell">
        <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
      </td>
      <td className="py-3 pe-5 text-end sm:pe-6">
        <Badge tone={isMore ? 'pine' : 'neutral'}>{`${isMore ? '+' : '−'}${entry.amount}`}</Badge>
      </td>
    </tr>
  );
}
