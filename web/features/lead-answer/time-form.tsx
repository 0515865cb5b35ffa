import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Span } from '#contract/appointments/span.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { firstDraft, spansOf } from '#web/lib/meeting-times/time-draft.ts';
import { TimeFields } from '#web/lib/meeting-times/time-fields.tsx';
import { ZoneHint } from '#web/lib/meeting-times/zone-hint.tsx';
import { AskingForm } from './asking-form.tsx';
import { WordsField, type WordsProps } from './words-field.tsx';

interface TimeFormProps extends WordsProps {
  /** Of the place where they would meet. */
  timeZone: string;
  busy: boolean;
  onSubmit: (time: Span) => void;
  onBack: () => void;
}

/** Accepting with a time, which is proposed to the client. */
export function TimeForm({ timeZone, words, onWords, busy, onSubmit, onBack }: TimeFormProps) {
  const t = useTranslations('lead-answer');
  const leads = useTranslations('leads');
  const appointments = useTranslations('appointments');
  const [draft, choose] = useState(() => firstDraft(serverNow(), timeZone));
  const [isOver, setOver] = useState(false);
  const submit = () => {
    const [time] = spansOf([draft], serverNow(), timeZone) ?? [];
    setOver(time === undefined);
    if (time) onSubmit(time);
  };
  return (
    <AskingForm
      title={t('timeTitle')}
      hint={t('timeHint')}
      submitLabel={t('sendTime')}
      busy={busy}
      onSubmit={submit}
      onBack={onBack}
    >
      <TimeFields draft={draft} timeZone={timeZone} busy={[]} onChange={choose} />
      {isOver && (
        <p role="alert" className="text-sm font-medium text-clay-ink">
          {appointments('timeOver')}
        </p>
      )}
      <ZoneHint timeZone={timeZone} />
      <WordsField label={leads('acceptMessage')} words={words} onWords={onWords} />
    </AskingForm>
  );
}
