import { useTranslations } from 'use-intl';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { STANDING_TONES } from './standing.ts';

/** The standing in a word or two; of a trial also the days left. */
export function StandingBadge({ subscription }: { subscription: OwnSubscription }) {
  const t = useTranslations('subscription');
  const now = useNow(HOUR_MS);
  const { standing, trialEnd } = subscription;
  const left = standing === 'trialing' && trialEnd ? Date.parse(trialEnd) - now : undefined;
  return (
    <Badge tone={STANDING_TONES[standing]}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t(`standing.${standing}`)}
      {left !== undefined && (
        <span className="font-normal">
          {t('trialLeft', { days: Math.max(0, Math.ceil(left / DAY_MS)) })}
        </span>
      )}
    </Badge>
  );
}
