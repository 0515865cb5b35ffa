import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { CURRENCY } from '#web/lib/currency.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { templateOf, termsOf, totalOf, type Problem } from './draft-terms.ts';
import { MoreTerms } from './more-terms.tsx';
import { withFirstLine, withoutPrices, withTemplate, type QuoteDraft } from './quote-draft.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteTimes } from './quote-times.tsx';
import { RequestWords } from './request/request-words.tsx';
import { SaveTemplate } from './templates/save-template.tsx';
import { TemplatePicker } from './templates/template-picker.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { useSendQuote } from './use-send-quote.ts';

/** The usual one first. */
const KINDS = ['fixed', 'estimate', 'visit'] as const;

interface QuoteFieldsProps {
  lead: Lead;
  /** Makes the draft to begin with. */
  begin: () => QuoteDraft;
  /** What the amounts were in of which it is made. */
  beganIn: Currency;
  onClose: () => void;
}

/** The fields of a quote, with its templates. */
export function QuoteFields({ lead, begin, beganIn, onClose }: QuoteFieldsProps) {
  const t = useTranslations('quotes');
  const [draft, setDraft] = useState(() => pricedHere(begin(), beganIn));
  const [takenFrom, setTakenFrom] = useState(beganIn);
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = (next: (old: QuoteDraft) => QuoteDraft) => {
    setProblem(null);
    setDraft(next);
  };
  const edit = (changed: Partial<QuoteDraft>) => change((old) => ({ ...old, ...changed }));
  const { send, busy } = useSendQuote(lead, onClose);
  const submit = () => {
    const said = termsOf(draft, serverNow());
    if ('terms' in said) send(said.terms);
    else setProblem(said.problem);
  };
  const error = (of: Problem) => (problem === of ? t(`problems.${of}`) : undefined);
  return (
    <div className="flex flex-col gap-5">
      <RequestWords
        lead={lead}
        onSize={({ quantity, unit }) =>
          change((old) => withFirstLine(old, { quantity: String(quantity), unit }))
        }
      />
      <TemplatePicker
        onPick={({ terms, currency }) => {
          const of = currency ?? CURRENCY;
          setTakenFrom(of);
          change((old) => pricedHere(withTemplate(old, terms), of));
        }}
      />
      {takenFrom !== CURRENCY && <OtherCurrency before={takenFrom} />}
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
        <QuoteLines
          lines={draft.lines}
          error={error('lines')}
          onChange={(lines) => edit({ lines })}
        />
        {draft.kind === 'estimate' && (
          <Field label={t('ceiling')} hint={t('ceilingHint')} error={error('ceiling')}>
            <Input
              inputMode="decimal"
              value={draft.ceiling}
              onChange={(event) => edit({ ceiling: event.target.value })}
            />
          </Field>
        )}
        <QuoteTimes
          times={draft.times}
          error={error('times')}
          onChange={(times) => edit({ times })}
        />
        <MoreTerms draft={draft} error={error} onEdit={edit} />
        <Sending draft={draft} busy={busy} />
      </form>
      <SaveTemplate
        take={() => {
          const said = templateOf(draft);
          if ('terms' in said) return said.terms;
          setProblem(said.problem);
          return null;
        }}
      />
    </div>
  );
}

/** Amounts of another currency are never taken for the site's. */
function pricedHere(draft: QuoteDraft, currency: Currency): QuoteDraft {
  return currency === CURRENCY ? draft : withoutPrices(draft);
}

function OtherCurrency({ before }: { before: Currency }) {
  const t = useTranslations('quotes');
  return (
    <p role="status" className="rounded-lg bg-sunken p-4 text-sm">
      {t('otherCurrency', { before, now: CURRENCY })}
    </p>
  );
}

/** What it comes to, beside the button: in sight from the first field on. */
function Sending({ draft, busy }: { draft: QuoteDraft; busy: boolean }) {
  const t = useTranslations('quotes');
  const text = useQuoteText(CURRENCY);
  const total = totalOf(draft);
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-card px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:px-8">
      <p className="text-sm" aria-live="polite">
        <span className="block text-ink-faint">{t(`total.${draft.kind}`)}</span>
        <span className="text-lg font-semibold tabular-nums">
          {total === null ? '–' : text.money(total)}
        </span>
      </p>
      <Button type="submit" loading={busy}>
        {t('sendNow')}
      </Button>
    </div>
  );
}
