import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  withdrawChange,
  type Agreement,
  type ChangeOrder,
} from '#contract/agreements/agreements.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { Amounts, AmountRow } from '#web/lib/priced-lines/amounts.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeAnswerDialog, type ChangeAnswer } from './change-answer-dialog.tsx';
import { differenceOf } from './difference-of.ts';
import { useAfterChange } from './use-after-change.ts';

interface OpenChangeProps {
  agreement: Agreement;
  change: ChangeOrder;
  professional: string;
}

/** A change that awaits an answer: what it is, what it costs, and what may be done. */
export function OpenChange({ agreement, change, professional }: OpenChangeProps) {
  const t = useTranslations('agreements');
  const [answer, ask] = useState<ChangeAnswer | null>(null);
  const may = (action: ChangeOrder['allowedActions'][number]) =>
    change.allowedActions.includes(action);
  return (
    <div
      role="group"
      aria-label={t('open')}
      className="flex flex-col gap-3 rounded-lg bg-lamp-glow p-4 text-lamp-ink"
    >
      <p className="font-display font-semibold">
        {may('withdraw') ? t('open') : t('openOf', { name: professional })}
      </p>
      <p className="text-sm wrap-anywhere whitespace-pre-wrap">{change.terms.reason}</p>
      <Priced agreement={agreement} change={change} />
      {may('accept') && (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button onClick={() => ask('accept')}>{t('accept')}</Button>
          <Button tone="secondary" onClick={() => ask('decline')}>
            {t('decline')}
          </Button>
        </div>
      )}
      {may('withdraw') && <Withdraw change={change} />}
      {answer && (
        <ChangeAnswerDialog
          agreement={agreement}
          change={change}
          answer={answer}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

function Priced({ agreement: { currency }, change }: Omit<OpenChangeProps, 'professional'>) {
  const t = useTranslations('agreements');
  const text = useQuoteText(currency);
  return (
    <Amounts>
      {change.terms.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- frozen text: the order never changes
        <AmountRow key={index} amount={text.money(change.prices[index] ?? 0)}>
          {line.what}
        </AmountRow>
      ))}
      <AmountRow amount={differenceOf(change, text.money)}>{t('difference')}</AmountRow>
      <AmountRow amount={text.money(change.totalAfter)} strong>
        {t('newTotal')}
      </AmountRow>
      {change.terms.ceiling !== null && (
        <AmountRow amount={text.money(change.terms.ceiling)} strong>
          {t('newCeiling')}
        </AmountRow>
      )}
    </Amounts>
  );
}

function Withdraw({ change: { id } }: { change: ChangeOrder }) {
  const t = useTranslations('agreements');
  const { mutate, isPending } = useCallMutation(withdrawChange, useAfterChange('withdraw'));
  return (
    <Button
      tone="secondary"
      loading={isPending}
      onClick={() => mutate({ params: { id }, body: {} })}
      className="self-start"
    >
      {t('withdraw')}
    </Button>
  );
}
