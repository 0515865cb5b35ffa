import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { useSubscription } from '#web/features/billing/subscription/use-subscription.ts';

/** The subscription of a professional; undefined for everybody else, and until it is known. */
export function useOwnPlan(): OwnSubscription | undefined {
  const { user } = useSession();
  return useSubscription(!!user?.professionalId).data;
}
