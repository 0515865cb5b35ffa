import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeBackPayment, type Invoice, type InvoicePayment } from '#contract/invoices/invoices.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Amounts, AmountRow } from '#web/lib/priced-lines/amounts.tsx';
import { useQuoteText } from '#web/lib/use-quote-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { useAfterInvoicing } from './use-after-invoicing.ts';

const PaymentForm = lazyDialog(async () => (await import('./payment-form.tsx')).PaymentForm);
const CreditForm = lazyDialog(async () => (await import('./credit-form.tsx')).CreditForm);

/** What was credited and paid on an invoice, and what is left. */
export function InvoiceAccount({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('invoices');
  const text = useQuoteText(invoice.currency);
  const [writing, write] = useState<Invoice['allowedActions'][number] | null>(null);
  const { credits, payments, allowedActions, balance } = invoice;
  const close = () => write(null);
  return (
    <Card className="flex flex-col gap-4 sm:p-8">
      <h2 className="text-lg">{t('account')}</h2>
      <Amounts>
        {credits.map(({ id, number, total }) => (
          <AmountRow key={id} amount={text.money(-total)}>
            {t('named.credit', { number })}
          </AmountRow>
        ))}
        {payments.map((payment) => (
          <Paid key={payment.id} payment={payment} money={text.money} />
        ))}
        <AmountRow amount={text.money(balance ?? 0)} strong>
          {t('balance')}
        </AmountRow>
      </Amounts>
      <p className="text-sm text-ink-faint">{t('elsewhere')}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {allowedActions.includes('recordPayment') && (
          <Button onClick={() => write('recordPayment')}>{t('pay')}</Button>
        )}
        {allowedActions.includes('credit') && (
          <Button tone="secondary" onClick={() => write('credit')}>
            {t('credit')}
          </Button>
        )}
      </div>
      <Suspense>
        {writing === 'recordPayment' && <PaymentForm invoice={invoice} onClose={close} />}
        {writing === 'credit' && <CreditForm invoice={invoice} onClose={close} />}
      </Suspense>
    </Card>
  );
}

interface PaidProps {
  payment: InvoicePayment;
  money: (cents: number) => string;
}

function Paid({ payment, money }: PaidProps) {
  const t = useTranslations('invoices');
  const format = useFormatting();
  const { id, amount, method, paidOn, takenBackAt, allowedActions } = payment;
  const { mutate, isPending } = useCallMutation(takeBackPayment, useAfterInvoicing('takeBack'));
  // A day has no zone: at noon it is the same one everywhere that pays in these currencies.
  const day = format.date(`${paidOn}T12:00:00`);
  return (
    <AmountRow amount={takenBackAt ? money(0) : money(-amount)} faint={takenBackAt !== null}>
      {takenBackAt
        ? t('takenBack', { method: t(`methods.${method}`), day, amount: money(amount) })
        : t('paidBy', { method: t(`methods.${method}`), day })}
      {allowedActions.includes('takeBack') && (
        <Button
          size="sm"
          tone="ghost"
          loading={isPending}
          onClick={() => mutate({ params: { id }, body: {} })}
          className="ms-2"
        >
          {t('takeBack')}
        </Button>
      )}
    </AmountRow>
  );
}
