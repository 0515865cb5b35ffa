import { useTranslations } from 'use-intl';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';

interface EarlierAppointmentsProps {
  appointments: readonly Appointment[];
  timeZone: string;
}

/** The appointments before the newest one, folded. */
export function EarlierAppointments({ appointments, timeZone }: EarlierAppointmentsProps) {
  const t = useTranslations('appointments');
  const text = useTimeText(timeZone);
  if (appointments.length === 0) return null;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-6 font-semibold">
        {t('earlier', { count: appointments.length })}
      </summary>
      <ul className="mt-1.5 flex flex-col gap-1">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            {t('earlierOne', {
              time: text.span(appointment),
              status: t(`status.${appointment.status}`),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
