import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnSubscription, PaymentOptions } from '#contract/subscriptions.ts';
import { usePaymentOptions } from '#web/lib/use-payment-options.ts';
import { useSubscription } from '#web/lib/use-subscription.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Checkout } from './checkout.tsx';
import { LoadingPayment } from './loading-payment.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** The way from a chosen plan to a card given for it. */
export function Payment() {
  const t = useTranslations('payment');
  const common = useTranslations('common');
  const options = usePaymentOptions();
  const subscription = useSubscription();
  const failed = [options, subscription].find(({ isError }) => isError);
  if (options.data && subscription.data)
    return <Begun options={options.data} subscription={subscription.data} />;
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

interface BegunProps {
  options: PaymentOptions;
  subscription: OwnSubscription;
}

function Begun({ options, subscription }: BegunProps) {
  const t = useTranslations('payment');
  // What is under way is not taken off the screen by the news that it succeeded.
  const [paying, setPaying] = useState(false);
  const mayPay = options.available && subscription.allowedActions.includes('subscribe');
  const { confirmation, problem, begin, beginning } = useConfirmation(mayPay);
  if (!options.available)
    return <NothingToPay title={t('unavailable')} hint={t('unavailableHint')} />;
  if (!mayPay && !paying)
    return (
      <NothingToPay
        title={t('already', { plan: subscription.plan.name })}
        hint={t('alreadyHint')}
        manage
      />
    );
  if (problem) return <PaymentProblem text={problem} busy={beginning} onRetry={begin} />;
  if (!confirmation || beginning) return <LoadingPayment />;
  return (
    <Checkout
      key={confirmation.clientSecret}
      confirmation={confirmation}
      options={options}
      subscription={subscription}
      onPaying={setPaying}
      onBeginAgain={begin}
    />
  );
}
