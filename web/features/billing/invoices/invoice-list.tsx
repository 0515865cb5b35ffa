import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { listInvoices } from '#contract/billing/subscriptions.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { usePaymentOptions } from '#web/features/billing/payment/use-payment-options.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { InvoiceLine } from './invoice-line.tsx';

/** Invoices, newest first. Nothing where plans cannot be paid for. */
export function InvoiceList() {
  const t = useTranslations('subscription.invoices');
  const { data: options } = usePaymentOptions();
  if (!options?.available) return null;
  return (
    <section aria-labelledby="invoices-title">
      <h2 id="invoices-title" className="mb-4 text-lg">
        {t('title')}
      </h2>
      <Invoices />
    </section>
  );
}

function Invoices() {
  const t = useTranslations('subscription.invoices');
  const common = useTranslations('common');
  const { data, error, refetch } = useCallQuery(listInvoices);
  if (error && !data)
    return (
      <ErrorState
        title={t('loadFailed')}
        hint={errorText(error, common('somethingWrongHint'))}
        retryLabel={common('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-32 rounded-lg" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText className="size-6" />}
        title={t('empty')}
        hint={t('emptyHint')}
      />
    );
  return (
    <Card className="!p-0">
      <ul className="divide-y divide-line">
        {data.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </Card>
  );
}
