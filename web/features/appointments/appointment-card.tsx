import { useTranslations } from 'use-intl';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { DayLeaf } from './day-leaf.tsx';
import type { Reader } from './reader.ts';
import { useStatusText } from './use-status-text.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';

const TONES: Record<Appointment['status'], BadgeTone> = {
  agreed: 'pine',
  on_the_way: 'lamp',
  arrived: 'lamp',
  over: 'neutral',
  missed: 'clay',
  disputed: 'neutral',
  called_off: 'neutral',
  closed: 'neutral',
};

interface AppointmentCardProps {
  appointment: Appointment;
  of: Reader;
  /** Proposes another time; undefined where that is not possible. */
  onMove: (() => void) | undefined;
}

/** One appointment: its day and time, how it stands, and what can be done. */
export function AppointmentCard({ appointment, of, onMove }: AppointmentCardProps) {
  const t = useTranslations('appointments');
  const text = useTimeText(of.timeZone);
  const { status, from, reason } = appointment;
  const isOver = !['agreed', 'on_the_way', 'arrived'].includes(status);
  const isOff = status === 'called_off' || status === 'closed';
  const said = useStatusText(of)(appointment);
  return (
    <div
      className={classes(
        'flex flex-col gap-3 rounded-lg border p-4',
        isOver ? 'border-line bg-sunken/60' : 'border-pine-600/25 bg-pine-50',
      )}
    >
      <div className="flex items-start gap-3.5">
        <DayLeaf leaf={text.leaf(from)} faint={isOver} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <p className={classes('font-display text-lg/6 font-semibold', isOff && 'line-through')}>
            {text.day(from)}
          </p>
          <p className="text-ink-soft">{text.hours(appointment)}</p>
          <span className="mt-1.5">
            <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          </span>
        </div>
      </div>
      {said && <p className="text-sm wrap-anywhere">{said}</p>}
      {reason && (
        <blockquote className="rounded-lg rounded-ss-md bg-card px-3.5 py-2.5 text-sm wrap-anywhere whitespace-pre-wrap">
          {reason}
        </blockquote>
      )}
      <AppointmentActions appointment={appointment} of={of} onMove={onMove} />
    </div>
  );
}
