import { publicProfessional } from '#contract/professionals.ts';
import { useCall } from '#web/lib/query.tsx';

/** A professional's public profile. */
export function useProfile(id: string) {
  return useCall(publicProfessional, { params: { id } });
}
