import type { ReactNode } from 'react';
import type { Lead } from '#contract/requests/leads.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { ListBeside } from '#web/ui/list-beside.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadRow } from './lead-row.tsx';

interface LeadInboxProps {
  leads: readonly Lead[];
  onMessage: (lead: Lead) => void;
  onContact: (lead: Lead) => void;
  renderQuote: (lead: Lead) => ReactNode;
}

/** The leads of a wide screen: rows, and the details of one beside them. */
export function LeadInbox({ leads, onMessage, onContact, renderQuote }: LeadInboxProps) {
  return (
    <ListBeside
      items={leads}
      name="lead"
      linked={useQueryParameters().get('lead')}
      renderRow={(lead) => <LeadRow lead={lead} />}
      renderDetail={(lead) => (
        <LeadCard
          lead={lead}
          onMessage={() => onMessage(lead)}
          onContact={() => onContact(lead)}
          quote={renderQuote(lead)}
        />
      )}
    />
  );
}
