import { begunSubscription, type BegunSubscription } from '#contract/billing/subscriptions.ts';
import { keyOf, queryClient, useCallQuery } from '#web/lib/api/query.tsx';

/** What a client secret is for, as the server says: an address may name any. Nothing without one. */
export function useStartedSubscription(clientSecret: string | undefined, enabled: boolean) {
  const input = inputOf(clientSecret ?? '');
  return useCallQuery(begunSubscription, input, { enabled: enabled && clientSecret !== undefined });
}

/** Keeps what beginning a plan has answered, so that the payment page need not ask again. */
export function cacheStartedSubscription(begun: BegunSubscription): void {
  queryClient.setQueryData(keyOf(begunSubscription, inputOf(begun.clientSecret)), begun);
}

function inputOf(clientSecret: string) {
  return { query: { client_secret: clientSecret } };
}
