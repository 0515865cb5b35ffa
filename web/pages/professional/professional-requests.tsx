import { Suspense, useState } from 'react';
import { ServiceRequests } from '#web/features/leads/service-requests.tsx';
import type { Lead } from '#contract/requests/leads.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { useMay } from '#web/lib/use-may.ts';
import { JobParts } from '#web/pages/job-parts.tsx';
import { loadTexts } from '#web/lib/i18n/texts.ts';
import { ButtonPlaceholder } from '#web/ui/button-placeholder.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { LeadWindows, type LeadWindowOf } from './lead-window.tsx';

const OwnQuote = lazyPart(async () => {
  const [{ OwnQuote }] = await Promise.all([
    import('#web/features/quotes/own-quote.tsx'),
    loadTexts(['quotes']),
  ]);
  return OwnQuote;
}, ButtonPlaceholder);

const LeadAppointments = lazyPart(async () => {
  const [{ LeadAppointments }] = await Promise.all([
    import('#web/features/appointments/lead-appointments.tsx'),
    loadTexts(['appointments']),
  ]);
  return LeadAppointments;
}, ButtonPlaceholder);

const ReachNotice = lazyScreen(
  async () =>
    (await import('#web/features/professional-profile/availability/unreachable-notice.tsx'))
      .UnreachableNotice,
  ['professional-profile'],
);

/** The leads of a professional, with their dialogs: the customer, the conversation. */
export function ProfessionalRequests({ professionalId }: { professionalId: string }) {
  const { user } = useSession();
  const may = useMay();
  const [shown, show] = useState<LeadWindowOf | null>(null);
  return (
    <>
      {may('editProfile') && (
        <Suspense>
          <ReachNotice professionalId={professionalId} />
        </Suspense>
      )}
      <ServiceRequests
        professionalId={professionalId}
        onMessage={(lead) => show({ lead, about: 'conversation' })}
        onContact={(lead) => show({ lead, about: 'contact' })}
        renderQuote={(lead) =>
          lead.status === 'accepted' && (
            <>
              <OwnQuote lead={lead} />
              <LeadAppointments leadId={lead.id} name={lead.serviceRequest.customer?.name ?? ''} />
              {isHired(lead, professionalId) && (
                <JobParts
                  requestId={lead.serviceRequest.id}
                  professional={user?.membership?.name ?? user?.name ?? ''}
                />
              )}
            </>
          )
        }
      />
      <LeadWindows shown={shown} show={show} />
    </>
  );
}

function isHired({ serviceRequest }: Lead, professionalId: string): boolean {
  const { status } = serviceRequest;
  const isJob = status === 'in_progress' || status === 'completed';
  return isJob && serviceRequest.professionalId === professionalId;
}
