import { useEffect, useRef, useState } from 'react';
import {
  refreshSubscription,
  subscriptionSuccess,
  type OwnSubscription,
} from '#contract/billing/subscriptions.ts';
import { call } from '#web/lib/api/call.ts';
import { clearCheckoutReturn, type CheckoutReturn } from './read-checkout-return.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { refresh } from '#web/lib/api/query.tsx';
import {
  updateCachedSubscription,
  useSubscription,
} from '#web/features/billing/subscription/use-subscription.ts';
import { useReturnToasts } from './use-return-toasts.ts';

/**
 * `asking`: the server is queried; `waiting`: the payment is not confirmed yet; `failed`: by the
 * bank.
 */
export type ReturnPhase = 'asking' | 'waiting' | 'failed' | 'over';

/** Resolves the outcome of a return once and shows a toast; also for a late confirmation. */
export function useCheckoutOutcome(back: CheckoutReturn, onArrive: () => void): ReturnPhase {
  const { language } = useLanguage();
  const { data } = useSubscription();
  const say = useReturnToasts(back.kind);
  const [phase, setPhase] = useState<ReturnPhase>('asking');
  const begun = useRef(false);
  const welcomed = useRef(false);
  const take = (now: OwnSubscription) => {
    updateCachedSubscription(now, language);
    if (now.status === 'active') say.welcome(now.plan.name, trialOf(now));
    else if (now.trialRefused) say.trialRefused();
    const isUnknown = now.status !== 'active' && !now.trialRefused;
    setPhase(isUnknown && back.given ? 'waiting' : 'over');
  };
  const run = async () => {
    if (back.kind === 'cancelled') say.cancelled();
    if (back.kind === 'failed') say.failed();
    if (back.kind === 'cancelled' || back.kind === 'failed')
      return setPhase(back.kind === 'failed' ? 'failed' : 'over');
    if (back.sessionId) await confirmSession(back.sessionId);
    take(await call(refreshSubscription));
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    clearCheckoutReturn();
    onArrive();
    run().catch(() => {
      say.issue();
      setPhase('over');
      void refresh('/api/professional/');
    });
  });
  const late = phase === 'waiting' && data?.status === 'active' ? data : undefined;
  useEffect(() => {
    if (!late || welcomed.current) return;
    welcomed.current = true;
    say.welcome(late.plan.name, trialOf(late));
  }, [late, say]);
  return late ? 'over' : phase;
}

/** Throws where the session is not the caller's, or was not completed. */
async function confirmSession(sessionId: string): Promise<void> {
  const ended = await call(subscriptionSuccess, { query: { session_id: sessionId } });
  if (!ended.success) throw new Error('the checkout was not completed');
}

function trialOf({ standing, trialEnd }: OwnSubscription): string | null {
  return standing === 'trialing' ? trialEnd : null;
}
