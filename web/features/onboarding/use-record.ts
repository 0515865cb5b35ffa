import {
  readOnboarding,
  type InvitedJob,
  type OnboardingRecord,
} from '#contract/professionals/onboarding.ts';
import { keyOf, queryClient, useCallQuery } from '#web/lib/api/query.tsx';

const inputOf = (token: string) => ({ params: { token } });

/**
 * The record behind a personal link; opening it changes nothing. Asked again when the reader comes
 * back to it: a job may be gone by then. `invalid` where the link opens nothing.
 */
export function useRecord(token: string) {
  const { data, error, isPending, isFetching, refetch } = useCallQuery(
    readOnboarding,
    inputOf(token),
    {
      enabled: token !== '',
      staleTime: 0,
      refetchOnWindowFocus: true,
    },
  );
  const invalid = token === '' || (!data && (error?.status === 404 || error?.status === 422));
  return { record: data, error, invalid, isPending, isFetching, refetch };
}

/** Takes over how the job stands from an answer of the server. */
export function updateCachedJob(token: string, job: InvitedJob | null): void {
  queryClient.setQueryData<OnboardingRecord>(
    keyOf(readOnboarding, inputOf(token)),
    (known) => known && { ...known, job },
  );
}
