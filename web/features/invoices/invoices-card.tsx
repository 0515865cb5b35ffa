import { ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { getCompletion } from '#contract/invoices/completions.ts';
import { listJobInvoices, type Invoice } from '#contract/invoices/invoices.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';

const InvoiceForm = lazyDialog(async () => (await import('./invoice-form.tsx')).InvoiceForm);

interface InvoicesCardProps {
  requestId: string;
  /** The name of the professional. */
  professional: string;
}

/** The invoices of a completed job, each with what is left to pay; for the professional the way to write one. */
export function InvoicesCard({ requestId, professional }: InvoicesCardProps) {
  const t = useTranslations('invoices');
  const [writing, write] = useState(false);
  const params = { id: requestId };
  const { data } = useCallQuery(listJobInvoices, { params });
  const { data: completion } = useCallQuery(getCompletion, { params });
  const mayIssue = data?.allowedActions.includes('issue') ?? false;
  if (!data || (data.invoices.length === 0 && !mayIssue)) return null;
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <h3 className="text-base">{t('title')}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {data.invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {mayIssue && completion && (
        <Button
          icon={<ReceiptText aria-hidden="true" className="size-4.5" />}
          onClick={() => write(true)}
          className="self-start"
        >
          {t('issue')}
        </Button>
      )}
      <Suspense>
        {writing && completion && (
          <InvoiceForm
            requestId={requestId}
            completion={completion}
            professional={professional}
            onClose={() => write(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices');
  const format = useFormatting();
  const text = useQuoteText(invoice.currency);
  const { id, kind, number, issuedAt, balance, document } = invoice;
  return (
    <li>
      <Link
        href={href('/invoice', { id })}
        className="-mx-2 flex min-h-14 items-center justify-between gap-4 rounded-md px-2 py-2 hover:bg-sunken"
      >
        <span>
          <span className="block font-semibold">{t(`named.${kind}`, { number })}</span>
          <span className="block text-sm text-ink-faint">{format.date(issuedAt)}</span>
        </span>
        <span className="text-end tabular-nums">
          <span className="block font-semibold">
            {text.money(kind === 'credit' ? -document.totals.total : document.totals.total)}
          </span>
          {balance !== null && (
            <span className="block text-sm text-ink-faint">
              {balance > 0 ? t('left', { amount: text.money(balance) }) : t('paid')}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
