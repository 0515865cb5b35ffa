import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  MAX_COMPLETION_PHOTOS,
  reportWork,
  type Completion,
} from '#contract/invoices/completions.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import type { CallError } from '#web/lib/api/call.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { linesOf } from '#web/lib/priced-lines/line-draft.ts';
import { PricedLineFields } from '#web/lib/priced-lines/priced-line-fields.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { typedIn } from '#web/lib/currency.ts';
import { useUploads } from '#web/lib/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { keepSeller, keptSeller } from './kept-seller.ts';
import { PhotoField } from './photo-field.tsx';
import { TaxFields } from './tax-fields.tsx';
import { numbersOf } from './tax-draft.ts';
import { useAfterInvoicing } from './use-after-invoicing.ts';
import {
  reportDraftOf,
  reportTermsOf,
  type ReportDraft,
  type ReportProblem,
} from './work-report-draft.ts';

const MOST = 2000;

interface WorkReportFormProps {
  completion: Completion;
  requestId: string;
  onClose: () => void;
}

/** Says that the work is done: what, for how much, with photos before and after. */
export function WorkReportForm({ completion, requestId, onClose }: WorkReportFormProps) {
  const t = useTranslations('invoices');
  const common = useTranslations('common');
  const [draft, setDraft] = useState(() => reportDraftOf(completion, keptSeller()));
  const [problem, setProblem] = useState<ReportProblem>(null);
  const before = useUploads({ purpose: 'before', most: MAX_COMPLETION_PHOTOS, documents: false });
  const after = useUploads({ purpose: 'after', most: MAX_COMPLETION_PHOTOS, documents: false });
  const { send, busy } = useReport(requestId, onClose);
  const edit = (change: Partial<ReportDraft>) => {
    setProblem(null);
    setDraft((old) => ({ ...old, ...change }));
  };
  const error = (...of: NonNullable<ReportProblem>[]) =>
    problem && of.includes(problem) ? t(`problems.${problem}`) : undefined;
  const submit = () => {
    const told = reportTermsOf(draft, completion.most);
    const isReady = before.ready && after.ready;
    setProblem('problem' in told ? told.problem : isReady ? null : 'photos');
    if (!('terms' in told) || !isReady) return;
    const { terms } = told;
    keepSeller({ numbers: numbersOf(terms.taxes), ...(draft.preset && { preset: draft.preset }) });
    const ids = ({ files }: typeof before) =>
      files.flatMap(({ attachment }) => attachment?.id ?? []);
    const { currency } = completion;
    send({ terms, ...typedIn(currency), beforeIds: ids(before), afterIds: ids(after) });
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
  draft: ReportDraft;
  completion: Completion;
  error: string | undefined;
  onEdit: (change: Partial<ReportDraft>) => void;
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

function useReport(requestId: string, onClose: () => void) {
  const key = useIdempotencyKey();
  const after = useAfterInvoicing('report', onClose);
  const { mutate, isPending } = useCallMutation(reportWork, {
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
