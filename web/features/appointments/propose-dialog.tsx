import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { proposeTimes, type LeadAppointments } from '#contract/appointments/appointments.ts';
import { MAX_TIMES, type Span } from '#contract/appointments/span.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  draftOf,
  firstDraft,
  isBusyAt,
  nextDraft,
  spansOf,
  type TimeDraft,
} from '#web/lib/meeting-times/time-draft.ts';
import { TimeFields } from '#web/lib/meeting-times/time-fields.tsx';
import { useAfterCall } from './use-appointment-call.ts';
import { useTimeText } from '#web/lib/meeting-times/use-time-text.ts';
import { ZoneHint } from '#web/lib/meeting-times/zone-hint.tsx';

interface ProposeDialogProps {
  meetings: LeadAppointments;
  name: string;
  onClose: () => void;
}

const MOST_NOTE = 500;

/** Proposes up to three times: one is chosen, more can be added. */
export function ProposeDialog({ meetings, name, onClose }: ProposeDialogProps) {
  const t = useTranslations('appointments');
  const common = useTranslations('common');
  const { timeZone, leadId, allowedActions, side, busy } = meetings;
  const [times, setTimes] = useState(() => [beginningOf(meetings)]);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<'timeOver' | 'timeBusy' | null>(null);
  const { send, isSending } = useSend(leadId, onClose);
  const edit = (changed: TimeDraft[]) => {
    setProblem(null);
    setTimes(changed);
  };
  const submit = () => {
    const spans = spansOf(times, serverNow(), timeZone);
    if (!spans) return setProblem('timeOver');
    if (side === 'customer' && isBusyAt(spans, busy)) return setProblem('timeBusy');
    send(spans, note.trim());
  };
  const isMove = allowedActions.includes('move');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isMove ? 'moveTitle' : 'proposeTitle')}
      description={t(isMove ? 'moveHint' : 'proposeHint', { name })}
      closeLabel={common('close')}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Times
          times={times}
          timeZone={timeZone}
          busy={side === 'customer' ? busy : []}
          onChange={edit}
        />
        {problem && (
          <p role="alert" className="text-sm font-medium text-clay-ink">
            {t(problem, { name })}
          </p>
        )}
        <ZoneHint timeZone={timeZone} />
        <Field label={t('note')} optional={t('optional')}>
          <LimitedTextarea
            rows={2}
            value={note}
            maxLength={MOST_NOTE}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Button type="submit" loading={isSending} className="max-sm:w-full sm:self-start">
          {t('send', { count: times.length })}
        </Button>
      </form>
    </Dialog>
  );
}

/** Another day at the same time where an appointment moves, else tomorrow. */
function beginningOf({ appointments, allowedActions, timeZone }: LeadAppointments): TimeDraft {
  const [newest] = appointments;
  return newest && allowedActions.includes('move')
    ? nextDraft(draftOf(newest, timeZone))
    : firstDraft(serverNow(), timeZone);
}

interface TimesProps {
  times: TimeDraft[];
  timeZone: string;
  /** When the other side is busy. */
  busy: readonly Span[];
  onChange: (times: TimeDraft[]) => void;
}

/** The chosen times as a list, and the last one open to be changed. */
function Times({ times, timeZone, busy, onChange }: TimesProps) {
  const t = useTranslations('appointments');
  const last = times.length - 1;
  return (
    <>
      <Chosen times={times} timeZone={timeZone} onChange={onChange} />
      <TimeFields
        key={last}
        draft={times[last]!}
        timeZone={timeZone}
        busy={busy}
        onChange={(draft) => onChange([...times.slice(0, last), draft])}
      />
      {times.length < MAX_TIMES && (
        <Button
          tone="ghost"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...times, nextDraft(times[last]!)])}
          className="min-h-11 self-start"
        >
          {t('addTime')}
        </Button>
      )}
    </>
  );
}

function Chosen({ times, timeZone, onChange }: Omit<TimesProps, 'busy'>) {
  const t = useTranslations('appointments');
  const text = useTimeText(timeZone);
  if (times.length < 2) return null;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
      {times.slice(0, -1).map((draft, index) => {
        const [span] = spansOf([draft], 0, timeZone) ?? [];
        const said = span ? text.span(span) : '';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same time may be chosen twice while typing
          <li key={index} className="flex items-center gap-2 py-1 pe-1 ps-4">
            <span className="flex-1">{said}</span>
            <IconButton
              label={t('removeTime', { time: said })}
              onClick={() => onChange(times.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function useSend(leadId: string, onClose: () => void) {
  const t = useTranslations('appointments');
  const key = useIdempotencyKey();
  const after = useAfterCall(t('done.propose'), onClose);
  const { mutate, isPending } = useCallMutation(proposeTimes, {
    ...after,
    onError: (error) => {
      // A refused input is another one next time; a lost answer is repeated by its key.
      key.settle(error);
      return after.onError(error);
    },
  });
  const send = (times: NonNullable<ReturnType<typeof spansOf>>, note: string) =>
    mutate({
      params: { id: leadId },
      body: { times, note: note || null },
      idempotencyKey: key.current,
    });
  return { send, isSending: isPending };
}
