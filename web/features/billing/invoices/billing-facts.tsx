import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { cardBrand } from './card-brand.ts';

/** The next charge and its card; nothing for those who are never charged. */
export function BillingFacts({ subscription }: { subscription: OwnSubscription }) {
  const t = useTranslations('subscription.facts');
  const taxes = useTranslations('plan-tax');
  const { date, money } = useFormatting();
  const { paymentMethod, standing, endDate } = subscription;
  const nextCharge = nextOf(subscription);
  if (!nextCharge && !paymentMethod) return null;
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg bg-paper p-4 sm:grid-cols-2">
      {standing === 'ending' ? (
        <Fact name={t('access')}>{date(endDate)}</Fact>
      ) : (
        <Fact name={t('nextCharge')}>
          {nextCharge
            ? t('charge', { amount: money(nextCharge.amount), date: date(nextCharge.at) })
            : t('none')}
          {nextCharge?.tax !== undefined && (
            <span className="block text-sm font-normal text-ink-soft">
              {taxes('ofWhich', { tax: money(nextCharge.tax) })}
            </span>
          )}
        </Fact>
      )}
      <Fact name={t('card')}>
        {paymentMethod ? <PaymentMethod card={paymentMethod} /> : t('noCard')}
      </Fact>
    </dl>
  );
}

/** An overdue amount is retried before the next charge. */
function nextOf({ overdue, nextCharge }: OwnSubscription): OwnSubscription['nextCharge'] {
  if (!overdue?.nextAttemptAt) return nextCharge;
  return { amount: overdue.amount, at: overdue.nextAttemptAt };
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}

function PaymentMethod({ card }: { card: NonNullable<OwnSubscription['paymentMethod']> }) {
  const t = useTranslations('subscription.facts');
  const brand = cardBrand(card.brand);
  const month = String(card.expMonth).padStart(2, '0');
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      <CreditCard aria-hidden="true" className="size-5 text-ink-faint" />
      <span aria-hidden="true">
        {brand} •••• {card.last4}
      </span>
      <span className="sr-only">{t('cardEnds', { brand, last4: card.last4 })}</span>
      <span className="text-sm font-normal text-ink-faint">
        {t('expires', { month, year: String(card.expYear) })}
      </span>
    </span>
  );
}
