import type { Lead } from '#contract/requests/leads.ts';
import type { DeclineReason } from '#contract/requests/statuses.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { AcceptDialog, CompletionDialog, DeclineDialog, StepBackDialog } from './lead-dialogs.tsx';
import { useReportCompletion, useRespond, useStepBack } from './use-lead-changes.ts';

export type Question = 'accept' | 'decline' | 'reportCompletion' | 'stepBack';

interface LeadQuestionProps {
  question: Question;
  lead: Lead;
  onClose: () => void;
}

const DIALOGS = {
  accept: Accepting,
  decline: Declining,
  reportCompletion: Reporting,
  stepBack: SteppingBack,
};

/** The dialog before a change of a lead; closes once it succeeded, or came too late. */
export function LeadQuestion({ question, ...rest }: LeadQuestionProps) {
  const Dialog = DIALOGS[question];
  return <Dialog {...rest} />;
}

type Asking = Omit<LeadQuestionProps, 'question'>;

function Accepting({ lead, onClose }: Asking) {
  const { respond, busy } = useRespond(lead);
  const accept = async (response: string) => {
    if (await respond({ status: 'accepted', response: response || null })) onClose();
  };
  return <AcceptDialog busy={busy} onSubmit={(said) => void accept(said)} onClose={onClose} />;
}

function Declining({ lead, onClose }: Asking) {
  const { respond, busy } = useRespond(lead);
  const decline = async (response: string, declineReason: DeclineReason | null) => {
    if (await respond({ status: 'denied', response: response || null, declineReason })) onClose();
  };
  return (
    <DeclineDialog
      busy={busy}
      onClose={onClose}
      onSubmit={({ response, declineReason }) => void decline(response, declineReason)}
    />
  );
}

function Reporting({ lead, onClose }: Asking) {
  const { mutate, isPending } = useReportCompletion();
  const report = () => mutate({ params: { id: lead.id }, body: {} }, closing(onClose));
  return <CompletionDialog busy={isPending} onSubmit={report} onClose={onClose} />;
}

function SteppingBack({ lead, onClose }: Asking) {
  const { mutate, isPending } = useStepBack();
  const leave = (reason: string) =>
    mutate({ params: { id: lead.id }, body: { reason: reason || null } }, closing(onClose));
  return <StepBackDialog busy={isPending} onSubmit={leave} onClose={onClose} />;
}

/** Any other failure leaves the dialog open with its input, to retry. */
function closing(onClose: () => void) {
  return {
    onSuccess: onClose,
    onError: ({ status }: CallError) => {
      if (status === 409) onClose();
    },
  };
}
