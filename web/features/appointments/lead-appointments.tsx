import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LeadAppointments as Meetings } from '#contract/appointments/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonPlaceholder } from '#web/ui/button-placeholder.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { AttendanceLine } from './attendance-line.tsx';
import { EarlierAppointments } from './earlier-appointments.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useAppointments } from './use-appointments.ts';

const ProposeDialog = lazyDialog(async () => (await import('./propose-dialog.tsx')).ProposeDialog);

interface LeadAppointmentsProps {
  leadId: string;
  /** The name of the other side. */
  name: string;
}

/** When the two sides of a lead meet: what is agreed, what is proposed, and what can be done. */
export function LeadAppointments({ leadId, name }: LeadAppointmentsProps) {
  const { data, isPending } = useAppointments(leadId);
  if (isPending) return <ButtonPlaceholder />;
  return data ? <Shown meetings={data} name={name} /> : null;
}

function Shown({ meetings, name }: { meetings: Meetings; name: string }) {
  const t = useTranslations('appointments');
  const [proposing, propose] = useState(false);
  const { appointments, proposal, allowedActions, timeZone, side } = meetings;
  const [newest, ...earlier] = appointments;
  const [action] = allowedActions;
  if (!newest && !proposal && !action && !meetings.attendance) return null;
  const of = { side, name, timeZone };
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      {newest && (
        <AppointmentCard
          appointment={newest}
          of={of}
          onMove={action === 'move' && !proposal ? () => propose(true) : undefined}
        />
      )}
      {proposal && (
        <ProposalCard
          proposal={proposal}
          of={of}
          isMove={action === 'move'}
          onOthers={action && (() => propose(true))}
        />
      )}
      {action === 'propose' && !proposal && (
        <Button
          tone="secondary"
          icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
          onClick={() => propose(true)}
          className="self-start"
        >
          {t('propose')}
        </Button>
      )}
      <AttendanceLine meetings={meetings} name={name} />
      <EarlierAppointments appointments={earlier} timeZone={timeZone} />
      <Suspense>
        {proposing && (
          <ProposeDialog meetings={meetings} name={name} onClose={() => propose(false)} />
        )}
      </Suspense>
    </section>
  );
}
