import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listQuotes, markQuotesSeen, type Quote } from '#contract/quotes/quotes.ts';
import { call } from '#web/lib/api/call.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AnswerDialog, type QuoteAnswer } from './answer-dialog.tsx';
import { QuoteDetails } from './quote-details.tsx';

interface ReceivedQuoteProps {
  requestId: string;
  leadId: string;
  /** The name of its professional. */
  from: string;
}

/** The newest quote of a professional for the customer, with what they may answer; nothing before there is one. */
export function ReceivedQuote({ requestId, leadId, from }: ReceivedQuoteProps) {
  const { data: quotes } = useCallQuery(listQuotes, { params: { id: requestId } });
  const quote = quotes?.find((one) => one.leadId === leadId && one.status !== 'replaced');
  useSeen(requestId, quote);
  if (!quote || quote.status === 'withdrawn') return null;
  return <Shown key={quote.id} quote={quote} from={from} />;
}

function Shown({ quote, from }: { quote: Quote; from: string }) {
  const t = useTranslations('quotes');
  const format = useFormatting();
  const [answer, ask] = useState<QuoteAnswer | null>(null);
  const may = (action: Quote['allowedActions'][number]) => quote.allowedActions.includes(action);
  return (
    <section
      aria-label={t('of', { name: from })}
      className="flex flex-col gap-3 rounded-lg border border-line bg-sunken/60 p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-display font-semibold">
          {t(quote.revision > 1 ? 'titleRevised' : 'title', { revision: quote.revision })}
        </h4>
        {quote.status !== 'open' && <Badge>{t(`status.${quote.status}`)}</Badge>}
      </div>
      <QuoteDetails quote={quote} />
      {quote.status === 'open' && (
        <p className="text-sm text-ink-faint">
          {t('validUntil', { date: format.date(quote.terms.validUntil) })}
        </p>
      )}
      {quote.changeWish && may('askChange') && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {t('yourWish', { wish: quote.changeWish })}
        </p>
      )}
      {may('accept') && (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button onClick={() => ask('accept')}>{t('accept')}</Button>
          <Button tone="secondary" onClick={() => ask('askChange')}>
            {t('askChange')}
          </Button>
          <Button tone="ghost" onClick={() => ask('decline')}>
            {t('decline')}
          </Button>
        </div>
      )}
      {answer && (
        <AnswerDialog quote={quote} from={from} answer={answer} onClose={() => ask(null)} />
      )}
    </section>
  );
}

/** The first sight of an open quote is shown to its professional. */
function useSeen(requestId: string, quote: Quote | undefined): void {
  const isNew = quote?.status === 'open' && quote.seenAt === null;
  useEffect(() => {
    if (isNew) void call(markQuotesSeen, { params: { id: requestId }, body: {} }).catch(() => {});
  }, [isNew, requestId]);
}
