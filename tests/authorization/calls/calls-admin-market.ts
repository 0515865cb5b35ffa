import type { Ways } from '#tests/authorization/cell.ts';

/** The figures of the market. */
export const adminMarketCalls: Ways = {
  'GET /api/admin/exports/market': () => ({ path: '/api/admin/exports/market?table=cities' }),
};
