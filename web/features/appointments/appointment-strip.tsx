import { CalendarClock, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LeadAppointments as Meetings } from '#contract/appointments/appointments.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LeadAppointments } from './lead-appointments.tsx';
import { isActive, useAppointments } from './use-appointments.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';

interface AppointmentStripProps {
  leadId: string;
  /** The name of the other side. */
  name: string;
}

/** The next appointment at the head of a conversation, in one line that opens everything about it. */
export function AppointmentStrip({ leadId, name }: AppointmentStripProps) {
  const t = useTranslations('appointments');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const { data } = useAppointments(leadId);
  if (!data) return null;
  const isNothing = !isActive(data.appointments[0]) && !data.proposal;
  if (isNothing && data.allowedActions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full shrink-0 items-center gap-2.5 border-b border-line bg-pine-50 px-4 py-2 text-start text-sm font-semibold text-pine-700 hover:bg-pine-100 sm:px-5"
      >
        <CalendarClock aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">
          <StripText meetings={data} name={name} />
        </span>
        <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('title')} closeLabel={common('close')}>
        <LeadAppointments leadId={leadId} name={name} />
      </Dialog>
    </>
  );
}

function StripText({ meetings, name }: { meetings: Meetings; name: string }) {
  const t = useTranslations('appointments');
  const text = useTimeText(meetings.timeZone);
  const { appointments, proposal, side } = meetings;
  const [newest] = appointments;
  if (proposal && proposal.proposedBy !== side) {
    return t('strip.answer', { name, count: proposal.times.length });
  }
  if (newest && isActive(newest)) return text.span(newest);
  if (proposal) return t('strip.waiting', { name });
  return t('propose');
}
