import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { ServiceRequests } from '#web/features/leads/service-requests.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { BlockDialog, ConversationPanel, ReportDialog } from '#web/frame/lazy-dialogs.ts';

const ReachNotice = lazyScreen(
  async () =>
    (await import('#web/features/professional-profile/availability/unreachable-notice.tsx'))
      .UnreachableNotice,
  ['professional-profile'],
);
const QuickReplies = lazyScreen(
  async () => (await import('#web/features/quick-replies/quick-replies.tsx')).QuickReplies,
  ['quick-replies'],
);
const ContactDialog = lazyScreen(
  async () => (await import('#web/features/leads/contact-dialog.tsx')).ContactDialog,
  [],
);

type About = 'contact' | 'conversation' | 'block' | 'report';

/** The leads of a professional, with their dialogs: the customer, the conversation. */
export function ProfessionalRequests({ professionalId }: { professionalId: string }) {
  const [shown, show] = useState<{ lead: Lead; about: About } | null>(null);
  const close = () => show(null);
  return (
    <>
      <Suspense>
        <ReachNotice professionalId={professionalId} />
      </Suspense>
      <ServiceRequests
        professionalId={professionalId}
        onMessage={(lead) => show({ lead, about: 'conversation' })}
        onContact={(lead) => show({ lead, about: 'contact' })}
      />
      <Suspense>
        {shown && (
          <LeadWindow
            {...shown}
            onChange={(about) => show({ lead: shown.lead, about })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

interface LeadWindowProps {
  lead: Lead;
  about: About;
  onChange: (about: About) => void;
  onClose: () => void;
}

function LeadWindow({ lead, about, onChange, onClose }: LeadWindowProps) {
  const { id: serviceRequestId, customer } = lead.serviceRequest;
  const name = customer?.name ?? '';
  if (about === 'contact')
    return (
      <ContactDialog lead={lead} onMessage={() => onChange('conversation')} onClose={onClose}>
        <SafetyActions lead={lead} name={name} onChange={onChange} />
      </ContactDialog>
    );
  if (about === 'block')
    return (
      <BlockDialog
        conversation={{ serviceRequestId }}
        name={name}
        side="professional"
        onClose={onClose}
      />
    );
  if (about === 'report')
    return (
      <ReportDialog target={{ type: 'person', serviceRequestId }} name={name} onClose={onClose} />
    );
  return (
    <ConversationPanel
      of={{ serviceRequestId }}
      me="professional"
      partner={customer?.name ?? null}
      face={customer && <Avatar name={customer.name} src={customer.avatar} of={customer.id} />}
      open={lead.allowedActions.includes('message')}
      onClose={onClose}
      onReport={() => onChange('report')}
      onBlock={lead.allowedActions.includes('block') ? () => onChange('block') : undefined}
      offer={
        <Suspense fallback={<span className="size-11 shrink-0" />}>
          <QuickReplies lead={lead} />
        </Suspense>
      }
    />
  );
}

function SafetyActions({
  lead,
  name,
  onChange,
}: Pick<LeadWindowProps, 'lead' | 'onChange'> & { name: string }) {
  const t = useTranslations('professional-dashboard');
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
      <Button size="sm" tone="ghost" className="text-ink-soft" onClick={() => onChange('report')}>
        {t('reportPerson', { name })}
      </Button>
      {lead.allowedActions.includes('block') && (
        <Button size="sm" tone="ghost" className="text-ink-soft" onClick={() => onChange('block')}>
          {t('blockPerson', { name })}
        </Button>
      )}
    </div>
  );
}
