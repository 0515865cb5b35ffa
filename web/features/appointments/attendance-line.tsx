import { CalendarX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LeadAppointments } from '#contract/appointments/appointments.ts';

/** How often the other side missed an appointment, once there were enough to say anything. */
export function AttendanceLine({ meetings, name }: { meetings: LeadAppointments; name: string }) {
  const t = useTranslations('appointments.attendance');
  const { attendance } = meetings;
  if (!attendance) return null;
  const { missed, appointments } = attendance;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <CalendarX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      {missed === 0 ? t('none', { name, appointments }) : t('some', { name, missed, appointments })}
    </p>
  );
}
