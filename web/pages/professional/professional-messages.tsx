import { Suspense, useState } from 'react';
import { LeadConversations } from '#web/features/leads/lead-conversations.tsx';
import { useBackCloses } from '#web/lib/navigation/use-back-closes.ts';
import { LeadWindow, type LeadWindowOf } from './lead-window.tsx';

/** A professional's conversations; one opens over the list. */
export function ProfessionalMessages({ professionalId }: { professionalId: string }) {
  const [shown, show] = useState<LeadWindowOf | null>(null);
  useBackCloses(shown?.about === 'conversation', () => show(null));
  return (
    <>
      <LeadConversations
        professionalId={professionalId}
        onOpen={(lead) => show({ lead, about: 'conversation' })}
      />
      <Suspense>
        {shown && (
          <LeadWindow
            {...shown}
            onChange={(about) => show({ lead: shown.lead, about })}
            onClose={() => show(null)}
          />
        )}
      </Suspense>
    </>
  );
}
