import { listAppointments, type Appointment } from '#contract/appointments/appointments.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { refetchWhenRefreshFailed } from '#web/lib/api/refetch-intervals.ts';

/** The appointments of a lead; what is possible changes with the time while one is to come. */
export function useAppointments(leadId: string) {
  return useCallQuery(
    listAppointments,
    { params: { id: leadId } },
    {
      refetchInterval: (query) =>
        isActive(query.state.data?.appointments[0]) ? MINUTE_MS : refetchWhenRefreshFailed(query),
    },
  );
}

/** Whether an appointment is not over yet. */
export function isActive(appointment: Appointment | undefined): boolean {
  return ['agreed', 'on_the_way', 'arrived'].includes(appointment?.status ?? '');
}
