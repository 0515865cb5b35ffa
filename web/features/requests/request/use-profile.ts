import { publicProfessional } from '#contract/professionals/professionals.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** A professional's public profile. */
export function useProfile(id: string) {
  return useCallQuery(publicProfessional, { params: { id } });
}
