import { begunSubscription, type BegunSubscription } from '#contract/billing/subscriptions.ts';
import { keyOf, queryClient, useCallQuery } from '#web/lib/api/query.tsx';

/** The server's description of a client secret: an address may contain any. Nothing without one. */
export function useStartedSubscription(clientSecret: string | undefined, enabled: boolean) {
  const input = inputOf(clientSecret ?? '');
  return useCallQuery(begunSubscription, input, { enabled: enabled && clientSecret !== undefined });
}

/** Caches the answer of starting a plan, so that the payment page need not fetch it. */
export function cacheStartedSubscription(begun: BegunSubscription): void {
  queryClient.setQueryData(keyOf(begunSubscription, inputOf(begun.clientSecret)), begun);
}

function inputOf(clientSecret: string) {
  return { query: { client_secret: clientSecret } };
}
