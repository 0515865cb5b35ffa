import { CalendarSync, MapPinCheck, Navigation } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  arrive,
  contestNoShow,
  reportNoShow,
  setOut,
  type Appointment,
} from '#contract/appointments/appointments.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonTone } from '#web/ui/button-look.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import type { Reader } from './reader.ts';
import { useAfterCall } from './use-appointment-call.ts';

const CallOffDialog = lazyDialog(async () => (await import('./call-off-dialog.tsx')).CallOffDialog);
const NoShowDialog = lazyDialog(async () => (await import('./no-show-dialog.tsx')).NoShowDialog);

interface AppointmentActionsProps {
  appointment: Appointment;
  of: Reader;
  onMove: (() => void) | undefined;
}

/** What one side may do about an appointment. */
export function AppointmentActions({ appointment, of, onMove }: AppointmentActionsProps) {
  const t = useTranslations('appointments');
  const [asked, ask] = useState<'callOff' | 'reportNoShow' | null>(null);
  const { id, allowedActions } = appointment;
  if (allowedActions.length === 0 && !onMove) return null;
  const may = (action: Appointment['allowedActions'][number]) => allowedActions.includes(action);
  const close = () => ask(null);
  return (
    <div className="flex flex-wrap gap-2">
      {may('setOut') && (
        <CallButton
          endpoint={setOut}
          id={id}
          action="setOut"
          icon={<Navigation aria-hidden="true" className="size-4.5" />}
        />
      )}
      {may('arrive') && (
        <CallButton
          endpoint={arrive}
          id={id}
          action="arrive"
          tone={may('setOut') ? 'secondary' : 'primary'}
          icon={<MapPinCheck aria-hidden="true" className="size-4.5" />}
        />
      )}
      {may('contestNoShow') && (
        <CallButton endpoint={contestNoShow} id={id} action="contestNoShow" />
      )}
      {onMove && (
        <Button
          tone="secondary"
          icon={<CalendarSync aria-hidden="true" className="size-4.5" />}
          onClick={onMove}
        >
          {t('move')}
        </Button>
      )}
      {may('callOff') && (
        <Button tone="ghost" onClick={() => ask('callOff')}>
          {t('callOff')}
        </Button>
      )}
      {may('reportNoShow') && (
        <Button tone="ghost" onClick={() => ask('reportNoShow')}>
          {t('reportNoShow', { name: of.name })}
        </Button>
      )}
      <Suspense>
        {asked === 'callOff' && <CallOffDialog id={id} name={of.name} onClose={close} />}
        {asked === 'reportNoShow' && <NoShowDialog id={id} name={of.name} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface CallButtonProps {
  endpoint: typeof setOut | typeof arrive | typeof reportNoShow | typeof contestNoShow;
  id: string;
  action: 'setOut' | 'arrive' | 'contestNoShow';
  tone?: ButtonTone;
  icon?: ReactNode;
}

/** A button that says one thing about an appointment at once. */
function CallButton({ endpoint, id, action, tone = 'primary', icon }: CallButtonProps) {
  const t = useTranslations('appointments');
  const { mutate, isPending } = useCallMutation(endpoint, useAfterCall(t(`done.${action}`)));
  return (
    <Button
      tone={tone}
      icon={icon}
      loading={isPending}
      onClick={() => mutate({ params: { id }, body: {} })}
    >
      {t(action)}
    </Button>
  );
}
