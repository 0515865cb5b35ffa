import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { AlertOffer } from './alerts/alert-offer.tsx';
import { LeadList } from './lead-list.tsx';
import { StageFilterBar } from './stage-filter.tsx';
import type { StageFilter } from './stages.ts';
import { useLeadCounts } from './use-leads.ts';

interface ServiceRequestsProps {
  professionalId: string;
  onMessage: (lead: Lead) => void;
  onContact: (lead: Lead) => void;
  renderQuote: (lead: Lead) => ReactNode;
}

/** The tab of leads: counts, filter, and cards. */
export function ServiceRequests(props: ServiceRequestsProps) {
  const t = useTranslations('leads');
  const { professionalId } = props;
  const [stage, choose] = useState<StageFilter>();
  const linked = useQueryParameters().get('lead');
  // A link to one request must find it, whatever the filter was.
  if (linked && stage) choose(undefined);
  const waiting = useLeadCounts(professionalId)?.waiting;
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <p role="status" className="min-h-6 text-ink-soft max-sm:sr-only">
        {waiting !== undefined && t('intro', { count: waiting })}
      </p>
      <StageFilterBar professionalId={professionalId} stage={stage} onChange={choose} />
      <LeadList {...props} stage={stage} />
      <AlertOffer />
    </div>
  );
}
