import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { acceptQuote, askQuoteChange, declineQuote, type Quote } from '#contract/quotes/quotes.ts';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';

export type QuoteAnswer = 'accept' | 'decline' | 'askChange';

const MOST = { decline: 500, askChange: 1000 } as const;

interface AnswerDialogProps {
  quote: Quote;
  from: string;
  answer: QuoteAnswer;
  onClose: () => void;
}

/** Accepting (which hires), declining with a reason, or asking for a change. */
export function AnswerDialog({ quote, from, answer, onClose }: AnswerDialogProps) {
  const t = useTranslations('quotes');
  const common = useTranslations('common');
  const text = useQuoteText(quote.currency);
  const [words, setWords] = useState('');
  const [time, setTime] = useState<number | null>(null);
  const { send, busy } = useAnswer(quote, answer, from, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`dialog.${answer}.title`, { name: from })}
      description={t(`dialog.${answer}.hint`, {
        name: from,
        total: text.money(quote.terms.ceiling ?? quote.totals.total),
      })}
      closeLabel={common('close')}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send(words.trim(), time);
        }}
      >
        {answer === 'accept' && quote.terms.times.length > 0 && (
          <TimeChoice times={quote.terms.times} time={time} onChange={setTime} />
        )}
        {answer !== 'accept' && (
          <Field label={t(`dialog.${answer}.label`)} required={answer === 'askChange'}>
            <LimitedTextarea
              value={words}
              maxLength={MOST[answer]}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" loading={busy} className="self-start">
          {t(`dialog.${answer}.submit`)}
        </Button>
      </form>
    </Dialog>
  );
}

interface TimeChoiceProps {
  times: Quote['terms']['times'];
  time: number | null;
  onChange: (time: number | null) => void;
}

/** Which of the times of a quote becomes the appointment; none where nothing is chosen. */
function TimeChoice({ times, time, onChange }: TimeChoiceProps) {
  const t = useTranslations('quotes');
  const format = useFormatting();
  const now = serverNow();
  const choices = times.flatMap(({ from }, index) =>
    Date.parse(from) > now ? [{ value: String(index), label: format.dateTime(from) }] : [],
  );
  if (choices.length === 0) return null;
  return (
    <ChoiceChips
      label={t('dialog.accept.time')}
      optional={t('optional')}
      choices={choices}
      value={time === null ? null : String(time)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  );
}

function useAnswer({ id }: Quote, answer: QuoteAnswer, from: string, onClose: () => void) {
  const t = useTranslations('quotes');
  const after = {
    onSuccess: async () => {
      onClose();
      showToast({ title: t(`done.${answer}`, { name: from }), tone: 'success' });
      await refresh('/api/requests/', '/api/user/requests', '/api/service-request-professionals/');
    },
    onError: async (error: CallError) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
      // Somebody was faster: the page shows what is true now.
      if (error.status !== 409) return;
      onClose();
      await refresh('/api/requests/', '/api/user/requests');
    },
  };
  const accept = useCallMutation(acceptQuote, after);
  const decline = useCallMutation(declineQuote, after);
  const change = useCallMutation(askQuoteChange, after);
  const params = { id };
  return {
    busy: accept.isPending || decline.isPending || change.isPending,
    send: (words: string, time: number | null) => {
      if (answer === 'accept') accept.mutate({ params, body: { time } });
      else if (answer === 'decline') decline.mutate({ params, body: { reason: words || null } });
      else change.mutate({ params, body: { wish: words } });
    },
  };
}
