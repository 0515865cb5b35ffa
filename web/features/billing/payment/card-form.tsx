import { PaymentElement } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BegunSubscription, PaymentOptions } from '#contract/billing/subscriptions.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import {
  SubscriptionTerms,
  useSubscriptionTerms,
} from '#web/features/billing/subscription/subscription-terms.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useConfirmPayment } from './use-confirm-payment.ts';

export interface CardFormProps {
  begun: BegunSubscription;
  options: PaymentOptions;
  frenchTermsFirst: boolean;
  /** Called when a payment begins, and when it failed. */
  onPaying: (paying: boolean) => void;
  /** Requests a new secret, where this one is no longer valid. */
  onBeginAgain: () => void;
}

/** The card fields, the terms and the submit button. */
export function CardForm(props: CardFormProps) {
  const { begun, options, frenchTermsFirst, onPaying, onBeginAgain } = props;
  const t = useTranslations('payment');
  const { money } = useFormatting();
  const terms = useSubscriptionTerms(frenchTermsFirst, begun.tax !== undefined);
  const [ready, setReady] = useState(false);
  const [unusable, setUnusable] = useState(false);
  const { pay, busy, problem } = useConfirmPayment({
    type: begun.type,
    agree: terms.agree,
    onPaying,
  });
  const action =
    begun.type === 'setup' ? t('startTrial') : t('pay', { amount: money(begun.dueNow) });
  if (unusable)
    return (
      <ErrorState
        title={t('expired')}
        hint={t('expiredHint')}
        retryLabel={t('beginAgain')}
        onRetry={onBeginAgain}
      />
    );
  return (
    <form onSubmit={(event) => void pay(event)} className="flex flex-col gap-5">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-faint">
        {t('card')}
      </h2>
      <div className="min-h-50">
        <PaymentElement
          options={{ business: { name: BRAND } }}
          onReady={() => setReady(true)}
          onLoadError={() => setUnusable(true)}
        />
      </div>
      <SubscriptionTerms terms={terms} button={action} trialDays={begun.trialDays} />
      {problem && <p className="text-sm font-medium text-clay-ink">{problem}</p>}
      <div className="action-bar flex flex-col">
        <Button type="submit" size="lg" loading={busy} disabled={!ready}>
          {action}
        </Button>
      </div>
      {options.mode !== 'sandbox' && (
        <p className="text-center text-xs text-balance text-ink-faint max-sm:order-first sm:-mt-2">
          <Lock aria-hidden="true" className="me-1.5 inline size-3.5 align-[-0.125em]" />
          {t('secure')}
        </p>
      )}
    </form>
  );
}
