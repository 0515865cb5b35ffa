import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendQuote, type Quote } from '#contract/quotes/quotes.ts';
import type { TaxPreset } from '#contract/quotes/taxes.ts';
import { TAX_PRESETS } from '#contract/quotes/taxes.ts';
import { LINE_UNITS, MAX_LINES } from '#contract/quotes/terms.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { errorText } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Input, LimitedTextarea, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  draftOf,
  EMPTY_LINE,
  termsOf,
  VALID_DAYS,
  type LineDraft,
  type Problem,
  type QuoteDraft,
} from './quote-draft.ts';
import { keptTaxes, keepTaxes } from './kept-taxes.ts';

/** The usual one first. */
const KINDS = ['fixed', 'estimate', 'visit'] as const;

interface QuoteFormProps {
  lead: Lead;
  /** The newest quote, to revise. */
  before: Quote | undefined;
  onClose: () => void;
}

/** A quote, typed between two jobs: amount, time, send; more where it is needed. */
export function QuoteForm({ lead, before, onClose }: QuoteFormProps) {
  const t = useTranslations('quotes');
  const common = useTranslations('common');
  const professionName = useProfessionName();
  const what = professionName(lead.serviceRequest.profession);
  const [draft, setDraft] = useState(() => draftOf(before, what, keptTaxes()));
  const [problem, setProblem] = useState<Problem>(null);
  const edit = (change: Partial<QuoteDraft>) => {
    setProblem(null);
    setDraft((old) => ({ ...old, ...change }));
  };
  const { send, busy } = useSend(lead, onClose);
  const submit = () => {
    const told = termsOf(draft, serverNow());
    setProblem('problem' in told ? told.problem : null);
    if ('terms' in told) {
      keepTaxes(draft.taxes);
      send(told.terms);
    }
  };
  const error = (of: Problem) => (problem === of ? t(`problems.${of ?? 'lines'}`) : undefined);
  return (
    <Dialog open onOpenChange={onClose} title={t('send')} closeLabel={common('close')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Segments
          label={t('kind')}
          value={draft.kind}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => edit({ kind })}
        />
        <Lines lines={draft.lines} error={error('lines')} onChange={(lines) => edit({ lines })} />
        {draft.kind === 'estimate' && (
          <Field label={t('ceiling')} hint={t('ceilingHint')} error={error('ceiling')}>
            <Input
              inputMode="decimal"
              value={draft.ceiling}
              onChange={(event) => edit({ ceiling: event.target.value })}
            />
          </Field>
        )}
        <TermsFields draft={draft} timeError={error('time')} onEdit={edit} />
        <Button type="submit" loading={busy} className="self-start">
          {t('sendNow')}
        </Button>
      </form>
    </Dialog>
  );
}

interface TermsFieldsProps {
  draft: QuoteDraft;
  timeError: string | undefined;
  onEdit: (change: Partial<QuoteDraft>) => void;
}

function TermsFields({ draft, timeError, onEdit }: TermsFieldsProps) {
  const t = useTranslations('quotes');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('taxesLabel')}>
          <Select
            value={draft.taxes}
            onChange={(event) => onEdit({ taxes: event.target.value as TaxPreset })}
          >
            {(Object.keys(TAX_PRESETS) as TaxPreset[]).map((preset) => (
              <option key={preset} value={preset}>
                {t(`presets.${preset}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('valid')}>
          <Select
            value={draft.validDays}
            onChange={(event) => onEdit({ validDays: Number(event.target.value) })}
          >
            {VALID_DAYS.map((days) => (
              <option key={days} value={days}>
                {t('days', { days })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('time')} optional={t('optional')} error={timeError}>
        <Input
          type="datetime-local"
          value={draft.time}
          onChange={(event) => onEdit({ time: event.target.value })}
        />
      </Field>
      <Field label={t('note')} optional={t('optional')}>
        <LimitedTextarea
          rows={3}
          value={draft.note}
          maxLength={2000}
          onChange={(event) => onEdit({ note: event.target.value })}
        />
      </Field>
    </>
  );
}

interface LinesProps {
  lines: readonly LineDraft[];
  error: string | undefined;
  onChange: (lines: readonly LineDraft[]) => void;
}

function Lines({ lines, error, onChange }: LinesProps) {
  const t = useTranslations('quotes');
  const edit = (index: number, change: Partial<LineDraft>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{t('lines')}</legend>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
        <div key={index} className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_8rem_8rem_auto]">
          <div className="col-span-2 sm:col-span-1">
            <Field label={t('what')}>
              <Input
                value={line.what}
                maxLength={200}
                onChange={(event) => edit(index, { what: event.target.value })}
              />
            </Field>
          </div>
          <Field label={t('price')}>
            <Input
              inputMode="decimal"
              value={line.price}
              onChange={(event) => edit(index, { price: event.target.value })}
            />
          </Field>
          <Field label={t('unit')}>
            <Select
              value={line.unit}
              onChange={(event) =>
                edit(index, { unit: event.target.value as LineDraft['unit'], quantity: '1' })
              }
            >
              {LINE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`unitNames.${unit}`)}
                </option>
              ))}
            </Select>
          </Field>
          {line.unit !== 'flat' && (
            <Field label={t('count')}>
              <Input
                inputMode="decimal"
                value={line.quantity}
                onChange={(event) => edit(index, { quantity: event.target.value })}
              />
            </Field>
          )}
          {lines.length > 1 && (
            <IconButton
              label={t('removeLine', { number: index + 1 })}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
              className="self-end"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-clay-ink">
          {error}
        </p>
      )}
      {lines.length < MAX_LINES && (
        <Button
          tone="ghost"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...lines, EMPTY_LINE])}
          className="self-start"
        >
          {t('addLine')}
        </Button>
      )}
    </fieldset>
  );
}

function useSend(lead: Lead, onClose: () => void) {
  const t = useTranslations('quotes');
  const key = useRef(newIdempotencyKey());
  const { mutate, isPending } = useCallMutation(sendQuote, {
    onSuccess: async () => {
      onClose();
      showToast({ title: t('sent'), description: t('sentHint'), tone: 'success' });
      await refresh('/api/service-request-professionals/', '/api/professionals/');
    },
    onError: (error) => {
      // A refused input is another one next time; a lost answer is repeated by its key.
      if (error.status !== 0) key.current = newIdempotencyKey();
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const send = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id: lead.id }, body, idempotencyKey: key.current });
  return { send, busy: isPending };
}
