import { readOwnTeam } from '#contract/teams/teams.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** Who works for the business of the signed-in person; refetched when that changes. */
export function useTeam() {
  return useCallQuery(readOwnTeam, {}, { refetchOnMount: 'always' });
}
