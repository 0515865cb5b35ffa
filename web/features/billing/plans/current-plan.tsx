import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { TaxNote } from '#web/features/billing/taxes/tax-note.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';

/** The current plan, its next change, and a link to manage it. */
export function CurrentPlan({ subscription }: { subscription: OwnSubscription }) {
  const t = useTranslations('plans.own');
  const { money } = useFormatting();
  const { plan, standing } = subscription;
  const next = useNext(subscription);
  return (
    <section
      aria-labelledby="own-plan"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl border border-pine-200 bg-pine-50 p-5 sm:px-7"
    >
      <div>
        <h2 id="own-plan" className="font-sans text-sm font-semibold tracking-normal text-pine-700">
          {t('title')}
        </h2>
        <p className="mt-1 font-display text-lg font-semibold">
          {standing === 'granted'
            ? plan.name
            : t('planPrice', { plan: plan.name, price: money(plan.price) })}
          {standing !== 'granted' && <TaxNote kind={plan.taxKind} />}
        </p>
        {next && <p className="mt-1 text-sm text-ink-soft">{next}</p>}
      </div>
      <Link
        href={href('/professional-dashboard', { tab: 'subscription' })}
        className={`${buttonLook('primary')} max-sm:w-full`}
      >
        {t('manage')}
      </Link>
    </section>
  );
}

function useNext({ standing, endDate, trialEnd, nextCharge }: OwnSubscription) {
  const t = useTranslations('plans.own');
  const { date, money } = useFormatting();
  if (standing === 'past_due') return t('pastDue');
  if (standing === 'granted') return t('granted');
  if (standing === 'ending') return t('ending', { date: date(endDate) });
  if (standing === 'trialing') return t('trialing', { date: date(trialEnd) });
  return nextCharge && t('renews', { date: date(nextCharge.at), amount: money(nextCharge.amount) });
}
