import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';

type Entry = ProfessionalDetail['quota']['entries'][number];

/** Charges, refunds and grants, newest first. */
export function Ledger({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('admin-professional.quota');
  const professionName = useProfessionName();
  const about = ({ profession, area }: Entry) =>
    profession === null
      ? t('extra')
      : t('about', { profession: professionName(profession), area: area ?? '' });
  return (
    <div
      role="region"
      aria-label={t('title')}
      tabIndex={0}
      className="mt-4 max-h-80 overflow-y-auto"
    >
      <Lines
        items={entries}
        keyOf={({ at, kind, leadId }) => `${at} ${kind} ${leadId}`}
        empty={t('empty')}
      >
        {(entry) => (
          <>
            <span className="min-w-0">
              <span className="font-semibold">{about(entry)}</span>
              <span className="block text-xs text-ink-faint">{t(`reasons.${entry.reason}`)}</span>
            </span>
            <span className="flex items-start gap-4 text-end">
              <span className="font-semibold tabular-nums">
                {entry.kind === 'taken' ? `−${entry.amount}` : `+${entry.amount}`}
              </span>
              <When at={entry.at} />
            </span>
          </>
        )}
      </Lines>
    </div>
  );
}
