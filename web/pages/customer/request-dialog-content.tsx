import { useState } from 'react';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { hiredLead } from '#web/features/requests/hired-lead.ts';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import {
  AppointmentStrip,
  BlockDialog,
  ConversationPanel,
  ReportDialog,
} from '#web/frame/lazy-dialogs.ts';

const ReviewDialog = lazyScreen(
  async () => (await import('#web/features/reviews/review-dialog.tsx')).ReviewDialog,
  ['reviews'],
);
const ReviewsDialog = lazyScreen(
  async () => (await import('./reviews-dialog.tsx')).ReviewsDialog,
  ['reviews', 'safety'],
);

/** Dialogs over the screens of requests: a conversation, a review, a report. */
export type RequestDialogOf =
  | { shows: 'conversation'; request: OwnRequest; lead: ContactedLead | null }
  | { shows: 'review'; request: OwnRequest }
  | { shows: 'reviews' | 'block' | 'report'; request: OwnRequest; lead: ContactedLead };

interface ContentProps {
  of: RequestDialogOf;
  onClose: () => void;
}

/** One of the dialogs, and the next one it opens. */
export function RequestDialogContent({ of: asked, onClose }: ContentProps) {
  // A conversation may open a report of the other person.
  const [next, setNext] = useState<'block' | 'report' | null>(null);
  const of: RequestDialogOf =
    next && 'lead' in asked && asked.lead ? { ...asked, shows: next, lead: asked.lead } : asked;
  const serviceRequestId = of.request.id;
  if (of.shows === 'review') {
    const professional = hiredLead(of.request)?.professional;
    return (
      professional && <ReviewDialog job={{ serviceRequestId, professional }} onClose={onClose} />
    );
  }
  const professional = of.lead?.professional;
  if (of.shows === 'conversation')
    return (
      <ConversationPanel
        of={{ serviceRequestId, professionalId: professional?.id }}
        me="user"
        partner={professional ?? null}
        job={of.request}
        open={mayWrite(of)}
        meeting={
          of.lead && <AppointmentStrip leadId={of.lead.id} name={of.lead.professional.name} />
        }
        onClose={onClose}
        onReport={professional && (() => setNext('report'))}
        onBlock={of.lead?.allowedActions.includes('block') ? () => setNext('block') : undefined}
      />
    );
  if (!professional) return null;
  if (of.shows === 'reviews')
    return <ReviewsDialog professional={professional} onClose={onClose} />;
  const conversation = { serviceRequestId, professionalId: professional.id };
  if (of.shows === 'report')
    return (
      <ReportDialog
        target={{ type: 'person', ...conversation }}
        name={professional.name}
        onClose={onClose}
      />
    );
  return (
    <BlockDialog
      conversation={conversation}
      name={professional.name}
      side="customer"
      onClose={onClose}
    />
  );
}

function mayWrite({ request, lead }: { request: OwnRequest; lead: ContactedLead | null }): boolean {
  return (lead ?? request).allowedActions.some((action) => action === 'message');
}
