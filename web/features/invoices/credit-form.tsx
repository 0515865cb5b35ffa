import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { creditInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { EMPTY_PRICED_LINE, linesOf } from '#web/lib/priced-lines/line-draft.ts';
import { PricedLineFields } from '#web/lib/priced-lines/priced-line-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { useAfterInvoicing } from './use-after-invoicing.ts';

interface CreditFormProps {
  invoice: Invoice;
  onClose: () => void;
}

/** A credit note: all that is left of an invoice, or some lines of it, and why. */
export function CreditForm({ invoice, onClose }: CreditFormProps) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const [what, choose] = useState<'all' | 'part'>('all');
  const [lines, setLines] = useState([EMPTY_PRICED_LINE]);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'lines' | 'reason' | null>(null);
  const { send, busy } = useCredit(invoice, onClose);
  const submit = () => {
    const typed = what === 'part' ? linesOf(lines) : null;
    const wrong = what === 'part' && !typed ? 'lines' : reason.trim() === '' ? 'reason' : null;
    setProblem(wrong);
    if (!wrong) send({ lines: typed, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('credit')}
      description={t('creditNote.hint')}
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
        <Segments
          label={t('creditNote.what')}
          value={what}
          options={[
            { value: 'all', label: t('creditNote.all') },
            { value: 'part', label: t('creditNote.part') },
          ]}
          onChange={choose}
        />
        {what === 'part' && (
          <PricedLineFields
            lines={lines}
            error={problem === 'lines' ? t('problems.lines') : undefined}
            onChange={(next) => setLines([...next])}
          />
        )}
        <Field label={t('reason')} error={problem === 'reason' ? t('problems.reason') : undefined}>
          <LimitedTextarea
            rows={3}
            value={reason}
            maxLength={1000}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button type="submit" loading={busy} className="self-start">
          {t('creditNote.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

function useCredit({ id }: Invoice, onClose: () => void) {
  const key = useIdempotencyKey();
  const after = useAfterInvoicing('credit', onClose);
  const { mutate, isPending } = useCallMutation(creditInvoice, {
    ...after,
    onError: (error: CallError) => {
      key.settle(error);
      return after.onError(error);
    },
  });
  const send = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id }, body, idempotencyKey: key.current });
  return { send, busy: isPending };
}
