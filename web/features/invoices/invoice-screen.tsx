import { useTranslations } from 'use-intl';
import { getInvoice } from '#contract/invoices/invoices.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useLive } from '#web/lib/api/live.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { InvoiceAccount } from './invoice-account.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

/** An invoice or credit note: what it says, what was paid, and what may be done. */
export function InvoiceScreen({ id }: { id: string }) {
  const t = useTranslations('invoices');
  useLive(true);
  const { data: invoice, error, refetch } = useCallQuery(getInvoice, { params: { id } });
  if (error && !invoice)
    return <QueryError title={t('notLoaded')} error={error} refetch={refetch} />;
  if (!invoice) return <Skeleton className="h-96 rounded-lg" />;
  return (
    <div className="flex flex-col gap-6">
      <InvoiceSheet invoice={invoice} />
      {invoice.kind === 'invoice' && <InvoiceAccount invoice={invoice} />}
    </div>
  );
}
