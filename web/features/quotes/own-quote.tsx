import { ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listOwnQuotes, withdrawQuote, type Quote } from '#contract/quotes/quotes.ts';
import { listUsualTaxes } from '#contract/quotes/usual-taxes.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonPlaceholder } from '#web/ui/button-placeholder.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { QuoteDetails } from './quote-details.tsx';

const QuoteForm = lazyDialog(async () => (await import('./quote-form.tsx')).QuoteForm);

/** The newest quote of a professional for an accepted lead, and the way to send or revise one. */
export function OwnQuote({ lead }: { lead: Lead }) {
  const t = useTranslations('quotes');
  const [writing, write] = useState(false);
  const wasAccepted = lead.status === 'accepted';
  const params = { id: lead.id };
  const own = useCallQuery(listOwnQuotes, { params }, { enabled: wasAccepted });
  const quotes = own.data;
  const [newest] = quotes ?? [];
  const mayQuote = lead.allowedActions.includes('quote');
  // Read ahead, so that the form opens at once.
  useCallQuery(listUsualTaxes, {}, { enabled: mayQuote });
  if (own.isLoading && mayQuote) return <ButtonPlaceholder />;
  if (!wasAccepted || !quotes || (!newest && !mayQuote)) return null;
  return (
    <section aria-label={t('yours')} className="flex flex-col gap-3">
      {newest && <Sent quote={newest} />}
      {mayQuote && (
        <div className="flex flex-wrap gap-2">
          <Button
            tone={newest ? 'secondary' : 'primary'}
            icon={<ReceiptText aria-hidden="true" className="size-4.5" />}
            onClick={() => write(true)}
          >
            {t(newest ? 'revise' : 'send')}
          </Button>
          {newest?.allowedActions.includes('withdraw') && <Withdraw quote={newest} />}
        </div>
      )}
      <Suspense>
        {writing && <QuoteForm lead={lead} before={newest} onClose={() => write(false)} />}
      </Suspense>
    </section>
  );
}

function Sent({ quote }: { quote: Quote }) {
  const t = useTranslations('quotes');
  const format = useFormatting();
  const state = quote.status === 'open' && quote.seenAt ? 'seen' : quote.status;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-sunken/60 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-display font-semibold">{t('yours')}</p>
        <Badge tone={quote.status === 'accepted' ? 'pine' : 'neutral'}>
          {t(`status.${state}`)}
        </Badge>
      </div>
      <QuoteDetails quote={quote} />
      {quote.status === 'open' && (
        <p className="text-sm text-ink-faint">
          {t('validUntil', { date: format.date(quote.terms.validUntil) })}
        </p>
      )}
      {quote.changeWish && (
        <p className="text-sm wrap-anywhere">{t('theirWish', { wish: quote.changeWish })}</p>
      )}
      {quote.declineReason && (
        <p className="text-sm wrap-anywhere">{t('theirReason', { reason: quote.declineReason })}</p>
      )}
    </div>
  );
}

function Withdraw({ quote: { id } }: { quote: Quote }) {
  const t = useTranslations('quotes');
  const { mutate, isPending } = useCallMutation(withdrawQuote, {
    onSuccess: async () => {
      showToast({ title: t('withdrawn'), tone: 'success' });
      await refresh('/api/service-request-professionals/');
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  return (
    <Button tone="ghost" loading={isPending} onClick={() => mutate({ params: { id }, body: {} })}>
      {t('withdraw')}
    </Button>
  );
}
