import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { own } from './list.ts';

export const adminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  audience: 'admin',
  summary: 'The five counters of the overview',
  query: own,
  response: z.object({
    totalUsers: z.int(),
    totalProfessionals: z.int(),
    totalRequests: z.int(),
    totalFeedback: z.int(),
    activeSubscriptions: z.int(),
    /** Plans in effect that were granted; none of the active subscriptions. */
    grantedPlans: z.int(),
  }),
  errors: [],
});
