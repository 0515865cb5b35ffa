import { publicProfessional, type OwnProfile } from '#contract/professionals/professionals.ts';
import { keyOf, queryClient, useCallQuery } from '#web/lib/api/query.tsx';

const inputOf = (professionalId: string) => ({ params: { id: professionalId } });

/** The own profile of the signed-in professional. */
export function useOwnProfile(professionalId: string) {
  const answer = useCallQuery(publicProfessional, inputOf(professionalId));
  const profile = answer.data?.own ? answer.data : undefined;
  return { profile, failed: answer.isError, retry: () => void answer.refetch() };
}

/** Replaces the cached profile by an answer of the server. */
export function updateCachedProfile(profile: OwnProfile): void {
  queryClient.setQueryData(keyOf(publicProfessional, inputOf(profile.id)), profile);
}
