import { CreditCard, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Invoice } from '#contract/billing/subscriptions.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button-look.ts';

const TONES: Record<Invoice['status'], BadgeTone> = {
  paid: 'pine',
  open: 'clay',
  void: 'neutral',
  uncollectible: 'neutral',
};

/** An invoice: day, number, state, amount, and links to the provider's pages. */
export function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('subscription.invoices');
  const taxes = useTranslations('plan-tax');
  const { date, money } = useFormatting();
  const number = invoice.number ?? t('draft');
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-5 py-4 text-sm sm:grid-cols-[13rem_1fr_7rem_minmax(5rem,auto)_auto] sm:px-6 sm:py-3">
      <time dateTime={invoice.at} className="font-semibold">
        {date(invoice.at)}
      </time>
      <span className="text-ink-soft tabular-nums max-sm:col-start-1 max-sm:row-start-2">
        {number}
      </span>
      <span className="text-end max-sm:col-start-2 max-sm:row-start-2">
        <Badge tone={TONES[invoice.status]}>{t(`status.${invoice.status}`)}</Badge>
      </span>
      <span className="text-end font-semibold tabular-nums max-sm:col-start-2 max-sm:row-start-1">
        {money(invoice.amount)}
        {invoice.tax !== undefined && (
          <span className="block text-xs font-normal text-ink-soft">
            {taxes('ofWhich', { tax: money(invoice.tax) })}
          </span>
        )}
      </span>
      <Documents invoice={invoice} number={number} />
    </li>
  );
}

function Documents({ invoice: { payUrl, pdfUrl }, number }: { invoice: Invoice; number: string }) {
  const t = useTranslations('subscription.invoices');
  return (
    <span className="flex flex-wrap gap-2 empty:hidden max-sm:col-span-2 max-sm:mt-2 sm:w-52 sm:flex-nowrap sm:justify-end">
      {payUrl && (
        <a
          href={payUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('payOf', { number })}
          className={buttonLook('primary', 'sm')}
        >
          <CreditCard aria-hidden="true" className="size-4" />
          {t('pay')}
        </a>
      )}
      {pdfUrl && (
        <a
          href={pdfUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('pdfOf', { number })}
          className={buttonLook('secondary', 'sm')}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('pdf')}
        </a>
      )}
    </span>
  );
}
