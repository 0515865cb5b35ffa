import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import {
  AppointmentStrip,
  BlockDialog,
  ConversationPanel,
  ReportDialog,
} from '#web/frame/lazy-dialogs.ts';
import { useBackCloses } from '#web/lib/navigation/use-back-closes.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { Button } from '#web/ui/button.tsx';

const QuickReplies = lazyScreen(
  async () => (await import('#web/features/quick-replies/quick-replies.tsx')).QuickReplies,
  ['quick-replies'],
);
const ContactDialog = lazyScreen(
  async () => (await import('#web/features/leads/contact-dialog.tsx')).ContactDialog,
  [],
);

type About = 'contact' | 'conversation' | 'block' | 'report';

/** A lead, and which of its windows is open. */
export interface LeadWindowOf {
  lead: Lead;
  about: About;
}

interface LeadWindowsProps {
  shown: LeadWindowOf | null;
  show: (of: LeadWindowOf | null) => void;
}

/** What is open over a list of leads; Back closes a conversation. */
export function LeadWindows({ shown, show }: LeadWindowsProps) {
  useBackCloses(shown?.about === 'conversation', () => show(null));
  return (
    <Suspense>
      {shown && (
        <LeadWindow
          {...shown}
          onChange={(about) => show({ lead: shown.lead, about })}
          onClose={() => show(null)}
        />
      )}
    </Suspense>
  );
}

interface LeadWindowProps extends LeadWindowOf {
  onChange: (about: About) => void;
  onClose: () => void;
}

/** The windows of a lead: the customer, the conversation, a block, a report. */
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
      partner={customer}
      job={lead.serviceRequest}
      open={lead.allowedActions.includes('message')}
      onClose={onClose}
      onReport={() => onChange('report')}
      onBlock={lead.allowedActions.includes('block') ? () => onChange('block') : undefined}
      meeting={<AppointmentStrip leadId={lead.id} name={customer?.name ?? ''} />}
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
