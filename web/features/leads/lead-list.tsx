import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import type { Lead } from '#contract/requests/leads.ts';
import { useLinkedItem } from '#web/lib/navigation/use-linked-item.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { FinishedLead } from './finished-lead.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadInbox } from './lead-inbox.tsx';
import { isFinished, type StageFilter } from './stages.ts';
import { useLeads } from './use-leads.ts';

interface LeadListProps {
  professionalId: string;
  stage: StageFilter;
  onMessage: (lead: Lead) => void;
  onContact: (lead: Lead) => void;
  renderQuote: (lead: Lead) => ReactNode;
}

/** The leads of a professional: pending ones first. */
export function LeadList({ professionalId, stage, ...of }: LeadListProps) {
  const t = useTranslations('leads');
  const common = useTranslations('common');
  const { rows, failed, retry, showMore, loadingMore } = useLeads(professionalId, stage);
  const isWide = useMedia(WIDE);
  useLinkedItem('lead', rows !== undefined);
  if (!rows && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!rows) return <LoadingLeads />;
  if (rows.length === 0) return <NoLeads stage={stage} />;
  return (
    <>
      {isWide ? (
        <LeadInbox leads={rows} {...of} />
      ) : (
        <ul className="flex flex-col gap-3">
          {rows.map((lead) => {
            const Shown = isFinished(lead) ? FinishedLead : LeadCard;
            return (
              <li key={lead.id} id={`lead-${lead.id}`} tabIndex={-1} className="rounded-lg">
                <Shown
                  lead={lead}
                  onMessage={() => of.onMessage(lead)}
                  onContact={() => of.onContact(lead)}
                  quote={of.renderQuote(lead)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {showMore && (
        <Button tone="secondary" loading={loadingMore} onClick={showMore} className="mx-auto mt-6">
          {common('showMore')}
        </Button>
      )}
    </>
  );
}

function NoLeads({ stage }: { stage: StageFilter }) {
  const t = useTranslations('leads');
  return (
    <EmptyState
      scene="snow"
      title={stage ? t(`emptyStage.${stage}`) : t('empty')}
      hint={stage ? t(`emptyStageHint.${stage}`) : t('emptyHint')}
    />
  );
}

function LoadingLeads() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-48 rounded-lg" />
      ))}
    </div>
  );
}
