import { useTranslations } from 'use-intl';
import type { RequestDetail } from '#contract/admin/details.ts';
import type { ReadOnlyQuote } from '#contract/quotes/quotes.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** The quotes for a request, every revision, to read. */
export function QuotesOfRequest({ request: { quotes, leads } }: { request: RequestDetail }) {
  const t = useTranslations('admin-request.quotes');
  const words = useTranslations('quotes');
  return (
    <PanelCard title={t('title')}>
      <Lines items={quotes} keyOf={({ id }) => id} empty="">
        {(quote) => (
          <>
            <span className="min-w-0 flex-1 basis-40">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                {t('of', {
                  name: leads.find(({ id }) => id === quote.leadId)?.professionalName ?? '–',
                  revision: quote.revision,
                })}
                <Badge tone={quote.status === 'accepted' ? 'pine' : 'neutral'}>
                  {words(`status.${quote.status}`)}
                </Badge>
              </span>
              <Terms quote={quote} />
            </span>
            <span className="text-end">
              <When at={quote.sentAt} />
            </span>
          </>
        )}
      </Lines>
    </PanelCard>
  );
}

function Terms({ quote }: { quote: ReadOnlyQuote }) {
  const t = useTranslations('admin-request.quotes');
  const words = useTranslations('quotes');
  const format = useFormatting();
  const { terms, totals, currency, changeWish, declineReason } = quote;
  const amount = (hundredths: number) => format.amount(hundredths, currency);
  const costs = [
    `${words(`total.${terms.kind}`)} ${amount(totals.total)}`,
    terms.ceiling !== null && `${words('ceiling')} ${amount(terms.ceiling)}`,
    terms.deposit !== null && `${words('deposit')} ${amount(terms.deposit)}`,
  ];
  return (
    <span className="mt-1 block [overflow-wrap:anywhere]">
      <span className="block tabular-nums">{dotted(costs)}</span>
      <span className="block text-xs text-ink-faint">
        {dotted([...terms.lines.map(({ what }) => what), terms.note])}
      </span>
      {terms.times.length > 0 && (
        <span className="block text-xs text-ink-faint">
          {t('times', { times: dotted(terms.times.map(({ from }) => format.dateTime(from))) })}
        </span>
      )}
      {[changeWish, declineReason].map(
        (said) =>
          said && (
            <q key={said} className="mt-1 block text-ink-soft italic">
              {said}
            </q>
          ),
      )}
    </span>
  );
}
