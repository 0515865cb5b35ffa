import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Completion } from '#contract/invoices/completions.ts';
import { issueInvoice } from '#contract/invoices/invoices.ts';
import type { TaxPreset } from '#contract/quotes/taxes.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import {
  EMPTY_PRICED_LINE,
  lineDraftOf,
  linesOf,
  type PricedLineDraft,
} from '#web/lib/priced-lines/line-draft.ts';
import { PricedLineFields } from '#web/lib/priced-lines/priced-line-fields.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Input, LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { keepSeller, keptSeller } from './kept-seller.ts';
import { numbersOf, taxesOf, withNumbers } from './tax-draft.ts';
import { TaxFields } from './tax-fields.tsx';
import { useAfterInvoicing } from './use-after-invoicing.ts';

interface InvoiceFormProps {
  requestId: string;
  completion: Completion;
  professional: string;
  onClose: () => void;
}

interface Draft {
  name: string;
  address: string;
  /** Null where the report of the work says them. */
  lines: readonly PricedLineDraft[] | null;
  taxes: QuoteTax[];
  preset: TaxPreset | null;
  note: string;
}

/** An invoice: whose it is, and what the report of the work has not said yet. */
export function InvoiceForm({ requestId, completion, professional, onClose }: InvoiceFormProps) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const [draft, setDraft] = useState(() => draftOf(completion, professional));
  const [problem, setProblem] = useState<'seller' | 'lines' | 'above' | null>(null);
  const edit = (change: Partial<Draft>) => {
    setProblem(null);
    setDraft((old) => ({ ...old, ...change }));
  };
  const { send, busy } = useIssue(requestId, onClose);
  const submit = () => {
    const lines = draft.lines && linesOf(draft.lines);
    const isAbove =
      lines && completion.most !== null && totalsOf({ ...draft, lines }).total > completion.most;
    const wrong = draft.name.trim() === '' ? 'seller' : draft.lines && !lines ? 'lines' : null;
    setProblem(wrong ?? (isAbove ? 'above' : null));
    if (wrong || isAbove) return;
    const seller = { name: draft.name.trim(), address: draft.address.trim() || null };
    keepSeller({
      name: seller.name,
      address: draft.address.trim(),
      numbers: numbersOf(draft.taxes),
      ...(draft.preset && { preset: draft.preset }),
    });
    send({ seller, lines, taxes: draft.taxes, note: draft.note.trim() || null });
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
  draft: Draft;
  error: string | undefined;
  onEdit: (change: Partial<Draft>) => void;
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

function Total({ draft, completion }: { draft: Draft; completion: Completion }) {
  const t = useTranslations('invoices');
  const text = useQuoteText(completion.currency);
  const lines = draft.lines ? linesOf(draft.lines) : completion.record?.terms.lines;
  return (
    <p role="status" className="font-semibold empty:hidden">
      {lines && t('total', { amount: text.money(totalsOf({ lines, taxes: draft.taxes }).total) })}
    </p>
  );
}

function draftOf({ record, agreed }: Completion, professional: string): Draft {
  const kept = keptSeller();
  const isSaid = record?.terms.lines !== null && record !== null;
  const fixed = isSaid ? record.terms.taxes : agreed?.taxes;
  return {
    name: kept.name || professional,
    address: kept.address,
    lines: isSaid ? null : (agreed?.lines.map(lineDraftOf) ?? [EMPTY_PRICED_LINE]),
    taxes: fixed ? withNumbers(fixed, kept.numbers) : taxesOf(kept.preset, kept.numbers),
    preset: fixed ? null : kept.preset,
    note: '',
  };
}

function useIssue(requestId: string, onClose: () => void) {
  const key = useRef(newIdempotencyKey());
  const after = useAfterInvoicing('issue', onClose);
  const { mutate, isPending } = useCallMutation(issueInvoice, {
    ...after,
    onError: (error: CallError) => {
      if (error.status !== 0) key.current = newIdempotencyKey();
      return after.onError(error);
    },
  });
  const send = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id: requestId }, body, idempotencyKey: key.current });
  return { send, busy: isPending };
}
