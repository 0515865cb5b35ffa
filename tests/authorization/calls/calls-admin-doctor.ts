import type { Ways } from '#tests/authorization/cell.ts';

/** Ids that do not exist: an authorised caller is answered with a count of zero. */
const ids = ['018f2b3c-0000-7000-8000-000000000001'];

/** What failed, and the doctor. */
export const adminDoctorCalls: Ways = {
  'POST /api/admin/deliveries/retries': () => ({
    path: '/api/admin/deliveries/retries',
    body: { ids },
  }),
  'POST /api/admin/dead-jobs/retries': () => ({
    path: '/api/admin/dead-jobs/retries',
    body: { ids },
  }),
  'POST /api/admin/dead-jobs/discards': () => ({
    path: '/api/admin/dead-jobs/discards',
    body: { ids, reason: 'of the matrix' },
  }),
};
