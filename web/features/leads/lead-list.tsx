import { Inbox } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/leads.ts';
import { useLinkedItem } from '#web/lib/linked-item.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LeadCard } from './lead-card.tsx';
import { useLeads } from './use-leads.ts';

interface LeadListProps {
  professionalId: string;
  onContact: (lead: Lead) => void;
}

/** The requests sent to a professional: those waiting for an answer first. */
export function LeadList({ professionalId, onContact }: LeadListProps) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  const { rows, failed, retry, showMore, loadingMore } = useLeads(professionalId);
  useLinkedItem('lead', rows !== undefined);
  if (!rows && failed)
    return (
      <ErrorState
        title={t('loadFailed')}
        hint={common('somethingWrongHint')}
        retryLabel={common('tryAgain')}
        onRetry={retry}
      />
    );
  if (!rows) return <LoadingLeads />;
  if (rows.length === 0)
    return (
      <EmptyState icon={<Inbox className="size-6" />} title={t('empty')} hint={t('emptyHint')} />
    );
  const waiting = rows.filter(({ status }) => status === 'pending');
  const answered = rows.filter(({ status }) => status !== 'pending');
  return (
    <>
      <p role="status" className="-mt-3 mb-6 text-ink-soft">
        {t('intro', { count: waiting.length })}
      </p>
      <ul className="flex flex-col gap-4">
        {[...waiting, ...answered].map((lead) => (
          <li key={lead.id} id={`lead-${lead.id}`} tabIndex={-1} className="rounded-xl">
            <LeadCard lead={lead} onContact={() => onContact(lead)} />
          </li>
        ))}
      </ul>
      {showMore && (
        <Button tone="secondary" loading={loadingMore} onClick={showMore} className="mx-auto mt-6">
          {common('showMore')}
        </Button>
      )}
    </>
  );
}

function LoadingLeads() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-48 rounded-xl" />
      ))}
    </div>
  );
}
