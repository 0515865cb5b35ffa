import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Amounts, AmountRow } from '#web/lib/priced-lines/amounts.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';

/** The frozen text of an invoice or credit note. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices');
  const { language: lang } = useLanguage();
  const { id, kind, number, document } = invoice;
  return (
    <Card className="flex flex-col gap-6 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl sm:text-3xl">{t(`named.${kind}`, { number })}</h1>
        <a
          href={`/api/invoices/${id}/pdf?lang=${lang}`}
          download
          className={buttonLook('secondary', 'md')}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {t('pdf')}
        </a>
      </div>
      <Facts invoice={invoice} />
      <Lines invoice={invoice} />
      {document.work.did && kind === 'invoice' && (
        <Said title={t('done.did')}>{document.work.did}</Said>
      )}
      {document.note && (
        <Said title={t(kind === 'credit' ? 'reason' : 'form.note')}>{document.note}</Said>
      )}
    </Card>
  );
}

function Facts({ invoice: { issuedAt, creditsNumber, document } }: { invoice: Invoice }) {
  const t = useTranslations('invoices');
  const format = useFormatting();
  const professionName = useProfessionName();
  const { seller, buyer, work } = document;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact label={t('issued')}>{format.date(issuedAt)}</Fact>
      <Fact label={t('work')}>
        {professionName(work.profession)}, {work.place}
      </Fact>
      <Fact label={t('seller')}>{[seller.name, seller.address].filter(Boolean).join('\n')}</Fact>
      <Fact label={t('buyer')}>{buyer.name}</Fact>
      {creditsNumber !== null && <Fact label={t('credits')}>{creditsNumber}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

function Lines({ invoice: { document, currency } }: { invoice: Invoice }) {
  const t = useTranslations('invoices');
  const text = useQuoteText(currency);
  const { lines, taxes, totals } = document;
  return (
    <div className="border-y border-line py-4">
      <Amounts>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- frozen text: the order never changes
          <AmountRow key={index} amount={text.money(totals.lines[index] ?? 0)}>
            {line.what}
            {text.quantity(line) && (
              <span className="block text-ink-faint">{text.quantity(line)}</span>
            )}
          </AmountRow>
        ))}
        {taxes.length > 0 && (
          <AmountRow amount={text.money(totals.subtotal)}>{t('subtotal')}</AmountRow>
        )}
        {taxes.map((tax, index) => (
          <AmountRow key={tax.code} amount={text.money(totals.taxes[index] ?? 0)} faint>
            {text.tax(tax)}
          </AmountRow>
        ))}
        <AmountRow amount={text.money(totals.total)} strong>
          {t('sum')}
        </AmountRow>
      </Amounts>
    </div>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-ink-faint">{title}</p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{children}</p>
    </div>
  );
}
