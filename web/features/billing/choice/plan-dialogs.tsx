import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { Offer } from '#web/features/billing/plan-offer.ts';
import { StartDialog } from './start-dialog.tsx';
import type { Start } from './use-start.ts';

interface PlanDialogsProps {
  plan: Plan;
  offer: Offer;
  subscription: OwnSubscription;
  start: Start;
  goesOnAt: string;
  onClose: () => void;
}

/** The dialog of the chosen plan's offer. */
export function PlanDialogs({ plan, offer, subscription, start, ...rest }: PlanDialogsProps) {
  if (offer.kind === 'trial' || offer.kind === 'subscribe')
    return (
      <StartDialog
        plan={plan}
        planId={offer.planId}
        subscription={subscription}
        start={start}
        onClose={rest.onClose}
      />
    );
  if (offer.kind === 'upgrade' || offer.kind === 'downgrade')
    return (
      <ChangeDialog plan={plan} planId={offer.planId} current={subscription.plan.name} {...rest} />
    );
  return offer.kind === 'leave' ? <CancelDialog subscription={subscription} {...rest} /> : null;
}
