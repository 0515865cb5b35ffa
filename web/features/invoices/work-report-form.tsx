import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  MAX_COMPLETION_PHOTOS,
  reportWork,
  type Completion,
} from '#contract/invoices/completions.ts';
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
import { useUploads } from '#web/lib/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { keepSeller, keptSeller } from './kept-seller.ts';
import { PhotoField } from './photo-field.tsx';
import { TaxFields } from './tax-fields.tsx';
import { numbersOf, taxesOf, withNumbers } from './tax-draft.ts';
import { useAfterInvoicing } from './use-after-invoicing.ts';

const MOST = 2000;

type Problem = 'did' | 'lines' | 'above' | 'photos' | null;

interface WorkReportFormProps {
  completion: Completion;
  requestId: string;
  onClose: () => void;
}

interface Draft {
  did: string;
  lines: readonly PricedLineDraft[];
  taxes: QuoteTax[];
  preset: TaxPreset | null;
}

/** Says that the work is done: what, for how much, with photos before and after. */
export function WorkReportForm({ completion, requestId, onClose }: WorkReportFormProps) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const [draft, setDraft] = useState<Draft>(() => draftOf(completion));
  const [problem, setProblem] = useState<Problem>(null);
  const before = useUploads({ purpose: 'before', most: MAX_COMPLETION_PHOTOS, documents: false });
  const after = useUploads({ purpose: 'after', most: MAX_COMPLETION_PHOTOS, documents: false });
  const { send, busy } = useReport(requestId, onClose);
  const edit = (change: Partial<Draft>) => {
    setProblem(null);
    setDraft((old) => ({ ...old, ...change }));
  };
  const error = (...of: NonNullable<Problem>[]) =>
    problem && of.includes(problem) ? t(`problems.${problem}`) : undefined;
  const submit = () => {
    const told = termsOf(draft, completion.most);
    const isReady = before.ready && after.ready;
    setProblem('problem' in told ? told.problem : isReady ? null : 'photos');
    if (!('terms' in told) || !isReady) return;
    const { terms } = told;
    keepSeller({ numbers: numbersOf(terms.taxes), ...(draft.preset && { preset: draft.preset }) });
    const ids = ({ files }: typeof before) =>
      files.flatMap(({ attachment }) => attachment?.id ?? []);
    send({ terms, beforeIds: ids(before), afterIds: ids(after) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('done.report')}
      description={t('done.hint')}
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
        <Field label={t('done.did')} error={error('did')}>
          <LimitedTextarea
            value={draft.did}
            maxLength={MOST}
            onChange={(event) => edit({ did: event.target.value })}
          />
        </Field>
        <PhotoField label={t('photos.before')} uploads={before} />
        <PhotoField label={t('photos.after')} uploads={after} />
        {error('photos') && (
          <p role="alert" className="text-sm font-medium text-clay-ink">
            {error('photos')}
          </p>
        )}
        <Price
          draft={draft}
          completion={completion}
          error={error('lines', 'above')}
          onEdit={edit}
        />
        <Button type="submit" loading={busy} className="self-start">
          {t('done.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

interface PriceProps {
  draft: Draft;
  completion: Completion;
  error: string | undefined;
  onEdit: (change: Partial<Draft>) => void;
}

function Price({ draft, completion: { currency, most }, error, onEdit }: PriceProps) {
  const t = useTranslations('invoices');
  const text = useQuoteText(currency);
  const lines = linesOf(draft.lines);
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <div>
        <h3 className="text-base">{t('done.final')}</h3>
        {most !== null && (
          <p className="text-sm text-ink-faint">{t('done.most', { amount: text.money(most) })}</p>
        )}
      </div>
      <PricedLineFields
        lines={draft.lines}
        error={error}
        onChange={(next) => onEdit({ lines: next })}
      />
      <TaxFields
        taxes={draft.taxes}
        preset={draft.preset}
        currency={currency}
        onChange={(taxes, preset) => onEdit({ taxes, preset })}
      />
      <p role="status" className="font-semibold empty:hidden">
        {lines && t('total', { amount: text.money(totalsOf({ lines, taxes: draft.taxes }).total) })}
      </p>
    </div>
  );
}

function draftOf({ agreed }: Completion): Draft {
  const kept = keptSeller();
  return {
    did: '',
    lines: agreed ? agreed.lines.map(lineDraftOf) : [EMPTY_PRICED_LINE],
    taxes: agreed ? withNumbers(agreed.taxes, kept.numbers) : taxesOf(kept.preset, kept.numbers),
    preset: agreed ? null : kept.preset,
  };
}

function termsOf({ did, lines: drafts, taxes }: Draft, most: number | null) {
  if (did.trim() === '') return { problem: 'did' } as const;
  const isBlank = drafts.every(({ what, price }) => !what.trim() && !price.trim());
  const lines = isBlank && most === null ? null : linesOf(drafts);
  if (!lines && !(isBlank && most === null)) return { problem: 'lines' } as const;
  const totals = lines && totalsOf({ lines, taxes });
  if (totals && totals.subtotal < 0) return { problem: 'lines' } as const;
  if (totals && most !== null && totals.total > most) return { problem: 'above' } as const;
  return { terms: { did: did.trim(), lines, taxes } } as const;
}

function useReport(requestId: string, onClose: () => void) {
  const key = useRef(newIdempotencyKey());
  const after = useAfterInvoicing('report', onClose);
  const { mutate, isPending } = useCallMutation(reportWork, {
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
