import { useTranslations } from 'use-intl';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Reader } from './reader.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';

/** What is to be said of how an appointment stands, for one side; null where its time says it all. */
export function useStatusText({ side, name, timeZone }: Reader) {
  const t = useTranslations('appointments.said');
  const text = useTimeText(timeZone);
  return ({ status, onTheWayAt, arrivedAt, calledOffBy, missedBy }: Appointment) => {
    const who = (of: typeof side | null) => (of === side ? 'you' : 'they');
    if (status === 'on_the_way' && onTheWayAt) {
      return t(`on_the_way.${who('professional')}`, { name, time: text.clock(onTheWayAt) });
    }
    if (status === 'arrived' && arrivedAt) {
      return t(`arrived.${who('professional')}`, { name, time: text.clock(arrivedAt) });
    }
    if (status === 'called_off') return t(`called_off.${who(calledOffBy)}`, { name });
    if (status === 'closed') return t('closed');
    if (status === 'missed') return t(`missed.${who(missedBy)}`, { name });
    if (status === 'disputed') return t(`disputed.${who(missedBy)}`, { name });
    return null;
  };
}
