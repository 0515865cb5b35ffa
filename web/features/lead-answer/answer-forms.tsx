import { useState } from 'react';
import type { AnswerLink } from '#contract/requests/lead-answers.ts';
import { Card } from '#web/ui/card.tsx';
import { AcceptForm } from './accept-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { TimeForm } from './time-form.tsx';
import { useAnswer } from './use-answer-link.ts';

/** The three ways to answer: a tap accepts; a time or a reason is asked for on a second look. */
export function AnswerForms({ token, link }: { token: string; link: AnswerLink }) {
  const [form, show] = useState<'accept' | 'time' | 'decline'>('accept');
  const [cameFrom, leave] = useState<'time' | 'decline' | null>(null);
  const [words, write] = useState('');
  const { answer, isPending } = useAnswer(token);
  const response = words.trim() || null;
  const ask = (form: 'time' | 'decline') => {
    leave(form);
    show(form);
  };
  const back = () => show('accept');
  const shared = { words, onWords: write, busy: isPending };
  return (
    <Card className="p-6 sm:p-8">
      {form === 'accept' && (
        <AcceptForm
          {...shared}
          leadId={link.leadId}
          cameFrom={cameFrom}
          onAccept={() => answer({ status: 'accepted', response })}
          onTime={() => ask('time')}
          onDecline={() => ask('decline')}
        />
      )}
      {form === 'time' && (
        <TimeForm
          {...shared}
          timeZone={link.timeZone}
          onSubmit={(time) => answer({ status: 'accepted', response, time })}
          onBack={back}
        />
      )}
      {form === 'decline' && (
        <DeclineForm
          {...shared}
          onSubmit={(declineReason) => answer({ status: 'denied', response, declineReason })}
          onBack={back}
        />
      )}
    </Card>
  );
}
