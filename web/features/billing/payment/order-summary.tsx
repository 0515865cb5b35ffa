import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BegunSubscription } from '#contract/billing/subscriptions.ts';
import { TaxLines } from '#web/features/billing/taxes/tax-lines.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { classes } from '#web/ui/classes.ts';

interface OrderSummaryProps {
  begun: BegunSubscription;
  /** Undefined where the plans could not be loaded. */
  description: string | undefined;
}

/** The plan, its price today and later, and how it can be cancelled. */
export function OrderSummary({ begun, description }: OrderSummaryProps) {
  const t = useTranslations('payment.summary');
  const { money, date } = useFormatting();
  const { dueNow, nextCharge: next } = begun;
  const trial = begun.type === 'setup';
  const promises = trial
    ? [t('reminder'), t('cancelTrial', { date: date(next.at) })]
    : [t('renews'), t('cancel')];
  return (
    <>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-faint">
        {t('title')}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg font-semibold">{begun.planName}</span>
        <span className="text-ink-soft">{t('perMonth', { price: money(begun.planPrice) })}</span>
      </p>
      {description && <p className="mt-1 text-sm text-ink-soft max-sm:hidden">{description}</p>}
      <TaxLines tax={begun.tax} />
      <dl className="mt-3 flex flex-col gap-2 border-t border-line pt-3 sm:mt-6 sm:gap-3 sm:pt-5">
        {trial && (
          <Row what={t('trial', { days: `${begun.trialDays}` })}>
            {t('until', { date: date(next.at) })}
          </Row>
        )}
        <Row what={t(trial ? 'firstCharge' : 'nextCharge')}>
          {t('chargeOn', { amount: money(next.amount), date: date(next.at) })}
        </Row>
        <Row what={t('today')} strong>
          {money(dueNow)}
        </Row>
      </dl>
      <ul className="mt-3 flex flex-col gap-1.5 text-sm text-ink-soft sm:mt-6 sm:gap-2.5">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-pine-500" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ what, strong, children }: { what: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        strong && 'border-t border-line pt-2 text-lg font-semibold sm:pt-3',
      )}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>{what}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  );
}
