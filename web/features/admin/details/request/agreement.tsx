import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import type { ReadOnlyAgreement } from '#contract/agreements/agreements.ts';
import type { ReadOnlyInvoice } from '#contract/invoices/invoices.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** What was agreed for a request, each change of it, and its invoices, to read. */
export function AgreementOfRequest({ request }: { request: RequestDetail }) {
  const t = useTranslations('admin-request.agreement');
  const { agreement, invoices } = request;
  return (
    <PanelCard title={t('title')}>
      {agreement && <Agreed agreement={agreement} />}
      <Lines items={invoices} keyOf={({ id }) => id} empty="">
        {(invoice) => <Invoiced invoice={invoice} />}
      </Lines>
    </PanelCard>
  );
}

function Agreed({ agreement }: { agreement: ReadOnlyAgreement }) {
  const t = useTranslations('admin-request.agreement');
  const format = useFormatting();
  const amount = (hundredths: number) => format.amount(hundredths, agreement.currency);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold tabular-nums">
          {t('total', { amount: amount(agreement.total) })}
          {agreement.ceiling !== null &&
            ` · ${t('ceiling', { amount: amount(agreement.ceiling) })}`}
        </span>
        <When at={agreement.agreedAt} />
      </p>
      {agreement.changes.length > 0 && (
        <Lines items={agreement.changes} keyOf={({ id }) => id} empty="">
          {({ number, status, terms, totalAfter, declineReason, sentAt }) => (
            <>
              <span className="min-w-0 flex-1 basis-40">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                  {t('change', { number })}
                  <Badge tone={status === 'accepted' ? 'pine' : 'neutral'}>
                    {t(`status.${status}`)}
                  </Badge>
                </span>
                <span className="mt-1 block tabular-nums">
                  {t('after', { amount: amount(totalAfter) })}
                </span>
                <span className="block text-xs [overflow-wrap:anywhere] text-ink-faint">
                  {dotted([terms.reason, declineReason])}
                </span>
              </span>
              <When at={sentAt} />
            </>
          )}
        </Lines>
      )}
    </>
  );
}

function Invoiced({ invoice }: { invoice: ReadOnlyInvoice }) {
  const t = useTranslations('admin-request.agreement');
  const format = useFormatting();
  const { number, kind, total, balance, currency, issuedAt } = invoice;
  const costs = [
    format.amount(total, currency),
    balance !== null && t('left', { amount: format.amount(balance, currency) }),
  ];
  return (
    <>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{t(kind, { number })}</span>
        <span className="mt-1 block tabular-nums">{dotted(costs)}</span>
      </span>
      <When at={issuedAt} />
    </>
  );
}
