import { useFormatter, useTranslations } from 'use-intl';
import type { Market } from '#contract/admin/market.ts';
import { useMinutes } from '#web/lib/i18n/use-duration.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { MarketChart } from './market-chart.tsx';
import { useShareText } from './share.ts';

/** How many requests have a quote, how soon, and which kinds are accepted. */
export function QuotesChart({ market: { quotes, funnel } }: { market: Market }) {
  const t = useTranslations('admin-market.quotes');
  const format = useFormatter();
  const share = useShareText();
  const minutes = useMinutes();
  const kinds = quotes.byKind.map((one) => ({
    ...one,
    name: t(`kinds.${one.kind}`),
    share: share(one.accepted, one.sent),
  }));
  const facts = [
    [t('requests'), share(quotes.requests, funnel.submitted)],
    [t('median'), minutes(quotes.medianQuoteMinutes)],
  ] as const;
  return (
    <MarketChart
      className="lg:col-span-2"
      title={t('title')}
      hint={t('hint', { count: quotes.requests, submitted: funnel.submitted })}
      table={{
        head: [t('kind'), t('sent'), t('accepted'), t('share')],
        rows: kinds.map(({ kind, name, sent, accepted, share: part }) => ({
          key: kind,
          cells: [name, format.number(sent), format.number(accepted), part],
        })),
      }}
    >
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <dl className="flex flex-col gap-3 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-faint">{name}</dt>
              <dd className="font-display text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <BarList
          label={t('title')}
          bars={kinds.map(({ kind, name, sent, accepted, share: part }) => ({
            key: kind,
            label: name,
            value: sent,
            part: accepted,
            words: t('words', { accepted, sent, share: part }),
          }))}
        />
      </div>
    </MarketChart>
  );
}
