import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { classes } from '#web/ui/classes.ts';
import { StandingBadge } from './standing-badge.tsx';
import { useSentence } from './use-sentence.ts';

/** The plan's standing, as a badge and a sentence. A change is announced and animated. */
export function StandingWords({ subscription }: { subscription: OwnSubscription }) {
  const t = useTranslations('subscription');
  const sentence = useSentence()(subscription);
  const troubled = subscription.standing === 'past_due';
  return (
    <div role="status">
      <div
        key={`${subscription.standing} ${subscription.plan.id}`}
        className={classes(
          'flex animate-rise flex-wrap items-start gap-x-3 gap-y-2',
          troubled && 'rounded-lg border border-clay-tint bg-clay-wash p-4',
        )}
      >
        <StandingBadge subscription={subscription} />
        <p className="min-w-0 flex-1 basis-72">
          {sentence}
          {subscription.trialRefused && (
            <span className="mt-1 block text-sm text-ink-soft">
              <CircleAlert aria-hidden="true" className="me-1.5 inline size-4 align-[-2px]" />
              {t('trialRefused')}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
