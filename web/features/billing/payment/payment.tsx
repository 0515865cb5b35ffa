import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnSubscription, PaymentOptions } from '#contract/billing/subscriptions.ts';
import { useStartedSubscription } from './use-started-subscription.ts';
import { errorText } from '#web/lib/api/call.ts';
import { usePaymentOptions } from './use-payment-options.ts';
import { useSubscription } from '#web/features/billing/subscription/use-subscription.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Checkout } from './checkout.tsx';
import { LoadingPayment } from './loading-payment.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import { useSecret } from './use-secret.ts';

interface PaymentProps {
  /** Shown first to professionals without a proven address: they are not charged. */
  proof: ReactNode;
}

/** From a chosen plan to a card entered for it. */
export function Payment({ proof }: PaymentProps) {
  const t = useTranslations('payment');
  const common = useTranslations('common');
  const options = usePaymentOptions();
  const subscription = useSubscription();
  const failed = [options, subscription].find(({ isError }) => isError);
  if (options.data && subscription.data)
    return <Way options={options.data} subscription={subscription.data} proof={proof} />;
  if (!failed) return <LoadingPayment />;
  return (
    <ErrorState
      title={t('loadFailed')}
      hint={common('somethingWrongHint')}
      retryLabel={common('tryAgain')}
      onRetry={() => void failed.refetch()}
    />
  );
}

interface WayProps extends PaymentProps {
  options: PaymentOptions;
  subscription: OwnSubscription;
}

function Way({ options, subscription, proof }: WayProps) {
  const t = useTranslations('payment');
  // A payment in progress is not unmounted by the live event of its success.
  const [paying, setPaying] = useState(false);
  const maySubscribe = options.available && subscription.allowedActions.includes('subscribe');
  const mayPay = maySubscribe && subscription.addressProven;
  const { secret, problem, begin, beginning } = useSecret(mayPay);
  const { data: begun, error, refetch } = useStartedSubscription(secret, mayPay);
  if (!options.available)
    return <NothingToPay title={t('unavailable')} hint={t('unavailableHint')} />;
  if (!maySubscribe && !paying)
    return (
      <NothingToPay
        title={t('already', { plan: subscription.plan.name })}
        hint={t('alreadyHint')}
        manage
      />
    );
  if (!mayPay && !paying) return proof;
  if (problem) return <PaymentProblem text={problem} busy={beginning} onRetry={begin} />;
  if (beginning) return <LoadingPayment />;
  if (begun)
    return (
      <Checkout
        key={begun.clientSecret}
        begun={begun}
        options={options}
        subscription={subscription}
        onPaying={setPaying}
        onBeginAgain={begin}
      />
    );
  if (!error) return <LoadingPayment />;
  const isUnknown = error.status === 404;
  return (
    <PaymentProblem
      text={isUnknown ? t('unknownSecret') : errorText(error, t('initFailed'))}
      busy={false}
      onRetry={isUnknown ? begin : () => void refetch()}
    />
  );
}
