import { readTeamInvitation } from '#contract/teams/teams.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** The business that an invitation is for; `invalid` for a link that opens nothing. */
export function useInvitation(token: string) {
  const input = { params: { token } };
  const { data, error, refetch } = useCallQuery(readTeamInvitation, input, {
    enabled: token !== '',
    staleTime: 0,
  });
  const invalid = token === '' || (!data && (error?.status === 404 || error?.status === 422));
  return { data, error, invalid, refetch };
}
