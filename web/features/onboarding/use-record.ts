import {
  readOnboarding,
  type InvitedJob,
  type OnboardingRecord,
} from '#contract/professionals/onboarding.ts';
import { keyOf, queryClient, useCallQuery } from '#web/lib/api/query.tsx';

const inputOf = (token: string) => ({ params: { token } });

/**
 * The record of a personal link; reading it changes nothing. Refetched when the page regains focus:
 * a job may be gone by then. `invalid` for an invalid link.
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

/** Updates the cached state of the job from an answer of the server. */
export function updateCachedJob(token: string, job: InvitedJob | null): void {
  queryClient.setQueryData<OnboardingRecord>(
    keyOf(readOnboarding, inputOf(token)),
    (known) => known && { ...known, job },
  );
}
