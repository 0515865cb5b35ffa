import type { Ways } from './cell.ts';

/** The figures of the market. */
export const adminMarketCalls: Ways = {
  'GET /api/admin/exports/market': () => ({ path: '/api/admin/exports/market?table=cities' }),
};
