import { useState } from 'react';
import { LeadConversations } from '#web/features/leads/lead-conversations.tsx';
import { LeadWindows, type LeadWindowOf } from './lead-window.tsx';

/** A professional's conversations; one opens over the list. */
export function ProfessionalMessages({ professionalId }: { professionalId: string }) {
  const [shown, show] = useState<LeadWindowOf | null>(null);
  return (
    <>
      <LeadConversations
        professionalId={professionalId}
        onOpen={(lead) => show({ lead, about: 'conversation' })}
      />
      <LeadWindows shown={shown} show={show} />
    </>
  );
}
