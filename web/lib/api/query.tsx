import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#contract/client.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { onServerBack } from '#web/lib/offline/freshness.ts';
import { call } from './call.ts';
import { refetchWhenRefreshFailed } from './refetch-intervals.ts';

/**
 * Documented defaults: no staleness, no automatic refetch, no retry. Only failed refreshes are
 * repeated. Reads do not wait for a network: the service worker answers them without one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => readJoined(queryKey),
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: refetchWhenRefreshFailed,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false },
  },
});

onServerBack(() => void refresh('/api/'));

let leaving = false;

/**
 * While a session ends, queries would only be refused: running ones are cancelled, and no new ones
 * start until that person's screens are unmounted.
 */
export function pauseQueries(whileLeaving: boolean): void {
  leaving = whileLeaving;
  if (leaving) void queryClient.cancelQueries();
}

/**
 * Provides React Query to the screens below. Only lazy screens have it: the landing page does not
 * load it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * Reads a GET endpoint: `useCallQuery(listOwnRequests, {}, {refetchInterval})`. The key is the URL,
 * so that live events can invalidate by prefix.
 */
export function useCallQuery<E extends Endpoint>(
  endpoint: E,
  input: Call<E> = {} as Call<E>,
  options: Omit<UseQueryOptions<Result<E>, CallError>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<Result<E>, CallError>({
    ...options,
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }) => {
      if (leaving) throw new Error('the session is ending');
      return call(endpoint, { ...input, signal });
    },
  });
}

/** A mutation: `useCallMutation(sendMessage).mutate({body})`. Options are React Query's. */
export function useCallMutation<E extends Endpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<Result<E>, CallError, Call<E>>, 'mutationFn'> = {},
) {
  return useMutation<Result<E>, CallError, Call<E>>({
    ...options,
    mutationFn: (input) => call(endpoint, input),
  });
}

/** The query key of a read: its URL with the parameters filled in, then its query. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Call<E> = {} as Call<E>) {
  const { params = {}, query } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return query ? [path, query] : [path];
}

/** Invalidates every query whose URL starts with one of these. */
export function refresh(...beginnings: string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && beginnings.some((beginning) => path.startsWith(beginning)),
  });
}

async function readJoined(queryKey: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(queryKey.join('/'), { credentials: 'include' });
  const text = await answer.text();
  if (!answer.ok) throw new CallError(answer.status, text || answer.statusText);
  return JSON.parse(text);
}
