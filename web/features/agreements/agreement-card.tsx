import { ChevronDown, FilePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { getAgreement, type Agreement } from '#contract/agreements/agreements.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Amounts, AmountRow } from '#web/lib/priced-lines/amounts.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { AgreementFiles } from './agreement-files.tsx';
import { AgreementHistory } from './agreement-history.tsx';
import { OpenChange } from './open-change.tsx';

const ChangeForm = lazyDialog(async () => (await import('./change-form.tsx')).ChangeForm);

interface AgreementCardProps {
  requestId: string;
  /** The name of the professional. */
  professional: string;
}

/** What both agreed on: today's total, how it came to be, and an open change; nothing without an accepted quote. */
export function AgreementCard({ requestId, professional }: AgreementCardProps) {
  const { data: agreement } = useCallQuery(getAgreement, { params: { id: requestId } });
  return agreement ? <Shown agreement={agreement} professional={professional} /> : null;
}

interface ShownProps {
  agreement: Agreement;
  professional: string;
}

function Shown({ agreement, professional }: ShownProps) {
  const t = useTranslations('agreements');
  const [writing, write] = useState(false);
  const open = agreement.changes.find(({ status }) => status === 'open');
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <Total agreement={agreement} />
      {open && <OpenChange agreement={agreement} change={open} professional={professional} />}
      <AgreementHistory agreement={agreement} professional={professional} />
      <Details agreement={agreement} />
      {agreement.allowedActions.includes('proposeChange') && (
        <Button
          tone="secondary"
          icon={<FilePen aria-hidden="true" className="size-4.5" />}
          onClick={() => write(true)}
          className="self-start"
        >
          {t('propose')}
        </Button>
      )}
      <AgreementFiles requestId={agreement.requestId} />
      <Suspense>
        {writing && <ChangeForm agreement={agreement} onClose={() => write(false)} />}
      </Suspense>
    </section>
  );
}

function Total({ agreement: { kind, currency, today } }: { agreement: Agreement }) {
  const t = useTranslations('agreements');
  const text = useQuoteText(currency);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <p className="text-sm font-semibold text-ink-soft">{t(`today.${kind}`)}</p>
        <p className="font-display text-3xl font-semibold tabular-nums">
          {text.money(today.total)}
        </p>
      </div>
      <p className="text-sm text-ink-faint">
        {t('withTaxes')}
        {today.ceiling !== null && (
          <span className="block font-semibold text-ink">
            {t('ceiling', { amount: text.money(today.ceiling) })}
          </span>
        )}
      </p>
    </div>
  );
}

function Details({ agreement: { terms, today, currency } }: { agreement: Agreement }) {
  const t = useTranslations('agreements');
  const text = useQuoteText(currency);
  return (
    <details className="group border-t border-line pt-1">
      <summary className="-mb-3 flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-semibold group-open:mb-1">
        {t('madeOf')}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <Amounts>
        {today.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- frozen text: the order never changes
          <AmountRow key={index} amount={text.money(line.price)}>
            {line.what}
            {line.change !== null && (
              <span className="block text-ink-faint">
                {t('fromChange', { number: line.change })}
              </span>
            )}
          </AmountRow>
        ))}
        {terms.taxes.map((tax, index) => (
          <AmountRow key={tax.code} amount={text.money(today.taxes[index] ?? 0)} faint>
            {text.tax(tax)}
          </AmountRow>
        ))}
        <AmountRow amount={text.money(today.total)} strong>
          {t(`today.${terms.kind}`)}
        </AmountRow>
      </Amounts>
    </details>
  );
}
