import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Completion } from '#contract/invoices/completions.ts';
import { issueInvoice } from '#contract/invoices/invoices.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { linesOf } from '#web/lib/priced-lines/line-draft.ts';
import { PricedLineFields } from '#web/lib/priced-lines/priced-line-fields.tsx';
import { typedIn } from '#web/lib/currency.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import {
  invoiceDraftOf,
  invoiceProblemOf,
  type InvoiceDraft,
  type InvoiceProblem,
} from './invoice-draft.ts';
import { keepSeller, keptSeller } from './kept-seller.ts';
import { numbersOf } from './tax-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import { useAfterInvoicing } from './use-after-invoicing.ts';

interface InvoiceFormProps {
  requestId: string;
  completion: Completion;
  professional: string;
  onClose: () => void;
}

/** An invoice: whose it is, and what the report of the work has not said yet. */
export function InvoiceForm({ requestId, completion, professional, onClose }: InvoiceFormProps) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const [draft, setDraft] = useState(() => invoiceDraftOf(completion, professional, keptSeller()));
  const [problem, setProblem] = useState<InvoiceProblem>(null);
  const edit = (change: Partial<InvoiceDraft>) => {
    setProblem(null);
    setDraft((old) => ({ ...old, ...change }));
  };
  const { send, busy } = useIssue(requestId, onClose);
  const submit = () => {
    const wrong = invoiceProblemOf(draft, completion.most);
    setProblem(wrong);
    if (wrong) return;
    const lines = draft.lines && linesOf(draft.lines);
    const seller = { name: draft.name.trim(), address: draft.address.trim() || null };
    keepSeller({
      name: seller.name,
      address: draft.address.trim(),
      numbers: numbersOf(draft.taxes),
      ...(draft.preset && { preset: draft.preset }),
    });
    const { currency } = completion;
    send({
      seller,
      lines,
      taxes: draft.taxes,
      ...typedIn(currency),
      note: draft.note.trim() || null,
    });
  };
  const error = (of: typeof problem) => (problem === of && of ? t(`problems.${of}`) : undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('issue')}
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
        <SellerFields draft={draft} error={error('seller')} onEdit={edit} />
        {draft.lines && (
          <PricedLineFields
            lines={draft.lines}
            error={error('lines') ?? error('above')}
            onChange={(lines) => edit({ lines })}
          />
        )}
        <TaxFields
          taxes={draft.taxes}
          preset={draft.preset}
          currency={completion.currency}
          onChange={(taxes, preset) => edit({ taxes, preset })}
        />
        <Total draft={draft} completion={completion} />
        <Button type="submit" loading={busy} className="self-start">
          {t('form.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

interface SellerFieldsProps {
  draft: InvoiceDraft;
  error: string | undefined;
  onEdit: (change: Partial<InvoiceDraft>) => void;
}

function SellerFields({ draft, error, onEdit }: SellerFieldsProps) {
  const t = useTranslations('invoices.form');
  return (
    <>
      <Field label={t('name')} error={error}>
        <Input
          value={draft.name}
          maxLength={120}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
      </Field>
      <Field label={t('address')} optional={t('optional')}>
        <LimitedTextarea
          rows={2}
          value={draft.address}
          maxLength={300}
          onChange={(event) => onEdit({ address: event.target.value })}
        />
      </Field>
      <Field label={t('note')} optional={t('optional')} hint={t('noteHint')}>
        <LimitedTextarea
          rows={2}
          value={draft.note}
          maxLength={1000}
          onChange={(event) => onEdit({ note: event.target.value })}
        />
      </Field>
    </>
  );
}

function Total({ draft, completion }: { draft: InvoiceDraft; completion: Completion }) {
  const t = useTranslations('invoices');
  const text = useQuoteText(completion.currency);
  const lines = draft.lines ? linesOf(draft.lines) : completion.record?.terms.lines;
  return (
    <p role="status" className="font-semibold empty:hidden">
      {lines && t('total', { amount: text.money(totalsOf({ lines, taxes: draft.taxes }).total) })}
    </p>
  );
}

function useIssue(requestId: string, onClose: () => void) {
  const key = useIdempotencyKey();
  const after = useAfterInvoicing('issue', onClose);
  const { mutate, isPending } = useCallMutation(issueInvoice, {
    ...after,
    onError: (error: CallError) => {
      key.settle(error);
      return after.onError(error);
    },
  });
  const send = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id: requestId }, body, idempotencyKey: key.current });
  return { send, busy: isPending };
}
