import { adminStats } from '#contract/admin/stats.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** The figures of the overview that count the rows of a list. */
export type Total = 'totalUsers' | 'totalProfessionals' | 'totalRequests' | 'totalFeedback';

/** How many rows a list has in all; undefined until it is known, and where it is not counted. */
export function useTotal(total: Total | undefined): number | undefined {
  const stats = useCallQuery(adminStats, {}, { enabled: total !== undefined });
  return total && stats.data?.[total];
}
