import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/quotes/quotes.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useQuoteText } from '#web/lib/use-quote-text.ts';

/** What a quote covers and costs, and when: the same for both sides. */
export function QuoteDetails({ quote: { terms, totals, currency } }: { quote: Quote }) {
  const t = useTranslations('quotes');
  const text = useQuoteText(currency);
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="flex flex-col gap-1.5">
        {terms.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- frozen text: the order never changes
          <Row key={index} amount={text.money(totals.lines[index] ?? 0)}>
            <span className="wrap-anywhere">{line.what}</span>
            {text.quantity(line) && (
              <span className="block text-ink-faint">{text.quantity(line)}</span>
            )}
          </Row>
        ))}
        {terms.taxes.map((tax, index) => (
          <Row key={tax.code} amount={text.money(totals.taxes[index] ?? 0)} faint>
            {text.tax(tax)}
          </Row>
        ))}
        <Row amount={text.money(totals.total)} strong>
          {t(`total.${terms.kind}`)}
        </Row>
        {terms.ceiling !== null && (
          <Row amount={text.money(terms.ceiling)} strong>
            {t('ceiling')}
          </Row>
        )}
        {terms.deposit !== null && (
          <Row amount={text.money(terms.deposit)} faint>
            {t('deposit')}
          </Row>
        )}
      </dl>
      <Times times={terms.times} />
      {terms.note && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap text-ink-soft">{terms.note}</p>
      )}
    </div>
  );
}

/** The proposed times, the earliest first and named so. */
function Times({ times }: Pick<Quote['terms'], 'times'>) {
  const t = useTranslations('quotes');
  const format = useFormatting();
  const sorted = times.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const [first, ...others] = sorted.map(({ from, to }) => format.range(from, to));
  if (first === undefined) return null;
  return (
    <div className="flex gap-2">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
      <div className="min-w-0">
        <p className="text-ink-faint">{t(others.length > 0 ? 'earliest' : 'proposed')}</p>
        <p className="font-semibold">{first}</p>
        {others.length > 0 && (
          <ul className="text-ink-soft">
            {others.map((time) => (
              <li key={time}>{t('orTime', { time })}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  amount: string;
  faint?: boolean;
  strong?: boolean;
  children: ReactNode;
}

function Row({ amount, faint = false, strong = false, children }: RowProps) {
  const look = strong ? 'font-semibold' : faint ? 'text-ink-faint' : '';
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt className="min-w-0">{children}</dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  );
}
