import type { Ways } from '#tests/authorization/cell.ts';

/** The lists of the panel, where there is more to say than their path. */
export const adminListCalls: Ways = {
  'GET /api/admin/users (adminEmail of another)': () => ({
    path: '/api/admin/users?adminEmail=somebody@example.test',
  }),
};
