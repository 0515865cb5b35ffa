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
import { call } from './call.ts';
import { refetchWhenRefreshFailed } from './refetch-intervals.ts';

/**
 * Documented defaults: nothing goes stale, nothing refetches by itself, nothing is retried. Only a
 * refresh that failed is repeated.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => readJoined(queryKey),
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: refetchWhenRefreshFailed,
      retry: false,
    },
    mutations: { retry: false },
  },
});

let leaving = false;

/**
 * While a session ends, what is asked could only be refused: what is under way is dropped, and
 * nothing new leaves until the screens of that person are gone.
 */
export function pauseQueries(whileLeaving: boolean): void {
  leaving = whileLeaving;
  if (leaving) void queryClient.cancelQueries();
}

/** Gives the screens below it React Query. Only lazy screens have it: the landing does without. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/**
 * Reads a GET endpoint: `useCallQuery(listOwnRequests, {}, {refetchInterval})`. The key is the address
 * asked, so that live events can invalidate by its beginning.
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

/** Prepares a changing call: `useCallMutation(sendMessage).mutate({body})`. Options are React Query's. */
export function useCallMutation<E extends Endpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<Result<E>, CallError, Call<E>>, 'mutationFn'> = {},
) {
  return useMutation<Result<E>, CallError, Call<E>>({
    ...options,
    mutationFn: (input) => call(endpoint, input),
  });
}

/** The query key of a read: its address with the parameters filled in, then its query. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Call<E> = {} as Call<E>) {
  const { params = {}, query } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return query ? [path, query] : [path];
}

/** Asks again for everything whose address begins with one of these. */
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
