import { useTranslations } from 'use-intl';
import type {
  BegunSubscription,
  OwnSubscription,
  PaymentOptions,
} from '#contract/billing/subscriptions.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CardEntry } from './card-entry.tsx';
import { LoadingPayment } from './loading-payment.tsx';
import { OrderSummary } from './order-summary.tsx';

interface CheckoutProps {
  begun: BegunSubscription;
  options: PaymentOptions;
  subscription: OwnSubscription;
  onPaying: (paying: boolean) => void;
  onBeginAgain: () => void;
}

/**
 * The card 'Complete Your Subscription': the order summary on one side, the payment form on the
 * other.
 */
export function Checkout({ begun, options, subscription, ...events }: CheckoutProps) {
  const t = useTranslations('payment');
  const { data: plans, isPending } = usePlans();
  const plan = plans?.find(({ id }) => id === begun.planId);
  if (isPending) return <LoadingPayment />;
  return (
    <section
      aria-labelledby="payment-title"
      className="overflow-clip rounded-xl border border-line bg-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 sm:px-8 sm:py-6">
        <h1 id="payment-title" className="text-lg sm:text-2xl">
          {t('title')}
        </h1>
        {options.mode !== 'live' && <Badge tone="warning">{t('testMode')}</Badge>}
      </header>
      <div className="grid md:grid-cols-2">
        <div className="border-b border-line bg-paper px-4 py-4 sm:px-8 sm:py-8 md:border-e md:border-b-0">
          <OrderSummary begun={begun} description={plan?.description} />
        </div>
        <div className="px-4 py-4 sm:px-8 sm:py-8">
          <CardEntry
            begun={begun}
            options={options}
            frenchTermsFirst={subscription.frenchTermsFirst}
            {...events}
          />
        </div>
      </div>
    </section>
  );
}
