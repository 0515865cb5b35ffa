import { useState } from 'react';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import { CallError } from '#web/lib/api/call.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useExternalRedirect } from '#web/features/billing/invoices/use-external-redirect.ts';

/** Starts a subscription: records consent to the terms, then redirects to the payment page. */
export interface Start {
  begin: (planId: PaidPlanId, agree: () => Promise<unknown>) => Promise<void>;
  busy: boolean;
}

interface Way {
  addressFor: (planId: PaidPlanId) => Promise<string>;
  failed: (error: unknown) => { title: string; description: string };
}

/** Wraps the call that returns the payment page's address. */
export function useStart({ addressFor, failed }: Way): Start {
  const { leaving, leaveTo } = useExternalRedirect();
  const [asking, setAsking] = useState(false);
  const begin: Start['begin'] = async (planId, agree) => {
    setAsking(true);
    try {
      await agree();
      leaveTo(await addressFor(planId));
    } catch (error) {
      // Where they prove an address, and continue.
      if (error instanceof CallError && error.body?.code === 'address_unproven')
        return navigate(href('/subscribe', { plan: planId }));
      showToast({ ...failed(error), tone: 'danger' });
    } finally {
      setAsking(false);
    }
  };
  return { begin, busy: asking || leaving };
}
