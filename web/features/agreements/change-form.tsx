import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { proposeChange, type Agreement } from '#contract/agreements/agreements.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { EMPTY_PRICED_LINE } from '#web/lib/priced-lines/line-draft.ts';
import { PricedLineFields } from '#web/lib/priced-lines/priced-line-fields.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { changeTermsOf, totalWith, type ChangeDraft, type ChangeProblem } from './change-draft.ts';
import { useAfterChange } from './use-after-change.ts';

const MOST = 1000;

interface ChangeFormProps {
  agreement: Agreement;
  onClose: () => void;
}

/** A change of what was agreed: more or less work, its price, and why. */
export function ChangeForm({ agreement, onClose }: ChangeFormProps) {
  const t = useTranslations('agreements');
  const common = useTranslations('common');
  const [draft, setDraft] = useState<ChangeDraft>({
    lines: [EMPTY_PRICED_LINE],
    ceiling: '',
    reason: '',
  });
  const [problem, setProblem] = useState<ChangeProblem>(null);
  const edit = (change: Partial<ChangeDraft>) => {
    setProblem(null);
    setDraft((old) => ({ ...old, ...change }));
  };
  const { send, busy } = usePropose(agreement, onClose);
  const error = (...of: NonNullable<ChangeProblem>[]) =>
    problem && of.includes(problem) ? t(`problems.${problem}`) : undefined;
  const submit = () => {
    const told = changeTermsOf(agreement, draft);
    setProblem('problem' in told ? told.problem : null);
    if ('terms' in told) send(told.terms);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('propose')}
      description={t('form.hint')}
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
        <PricedLineFields
          lines={draft.lines}
          error={error('lines', 'below')}
          onChange={(lines) => edit({ lines })}
        />
        <CeilingField
          agreement={agreement}
          value={draft.ceiling}
          error={error('ceiling')}
          onChange={(ceiling) => edit({ ceiling })}
        />
        <Field label={t('form.reason')} hint={t('form.reasonHint')} error={error('reason')}>
          <LimitedTextarea
            rows={3}
            value={draft.reason}
            maxLength={MOST}
            onChange={(event) => edit({ reason: event.target.value })}
          />
        </Field>
        <Preview agreement={agreement} lines={draft.lines} />
        <Button type="submit" loading={busy} className="self-start">
          {t('form.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

interface CeilingFieldProps {
  agreement: Agreement;
  value: string;
  error: string | undefined;
  onChange: (ceiling: string) => void;
}

/** Of an estimate: the limit that is promised from then on. */
function CeilingField({
  agreement: { today, currency },
  value,
  error,
  onChange,
}: CeilingFieldProps) {
  const t = useTranslations('agreements.form');
  const text = useQuoteText(currency);
  if (today.ceiling === null) return null;
  return (
    <Field
      label={t('ceiling')}
      hint={t('ceilingHint', { amount: text.money(today.ceiling) })}
      error={error}
    >
      <Input inputMode="decimal" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function Preview({ agreement, lines }: { agreement: Agreement; lines: ChangeDraft['lines'] }) {
  const t = useTranslations('agreements.form');
  const text = useQuoteText(agreement.currency);
  const after = totalWith(agreement, lines);
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {after !== null &&
        t('preview', { before: text.money(agreement.today.total), after: text.money(after) })}
    </p>
  );
}

function usePropose({ requestId }: Agreement, onClose: () => void) {
  const key = useIdempotencyKey();
  const after = useAfterChange('propose', onClose);
  const { mutate, isPending } = useCallMutation(proposeChange, {
    ...after,
    onError: (error: CallError) => {
      // A refused input is another one next time; a lost answer is repeated by its key.
      key.settle(error);
      return after.onError(error);
    },
  });
  const send = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id: requestId }, body, idempotencyKey: key.current });
  return { send, busy: isPending };
}
