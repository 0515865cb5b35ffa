import { updateProfessional } from '#contract/professionals/professionals.ts';
import { report } from '#contract/requests/safety.ts';
import { aCustomer, aProfessional } from '#tests/support/people.ts';
import { storeApp } from '#tests/support/second-factor/stored-app.ts';
import type { Cell, Sent, Ways } from '#tests/authorization/cell.ts';
import { reviewed } from './calls-reviews.ts';
import { PASSWORD_OF_ADMIN } from '#tests/authorization/world.ts';

const WHY = { reason: 'Tried in a test' };

/** A person used by no other row, so that actions on them spoil none. */
const somebody = ({ world }: Cell) => aCustomer(world.site, 'Zed');
const someTrade = ({ world }: Cell) => aProfessional(world.site, 'Zoe', { active: false });

const toPerson =
  (rest = '', body?: object) =>
  async (cell: Cell): Promise<Sent> => ({
    path: `/api/admin/users/${(await somebody(cell)).id}${rest}`,
    ...(body && { body }),
  });

const toProfessional =
  (rest = '', body?: object) =>
  async (cell: Cell): Promise<Sent> => ({
    path: `/api/admin/professionals/${(await someTrade(cell)).professionalId}${rest}`,
    ...(body && { body }),
  });

const toReview =
  (rest: string) =>
  async ({ world }: Cell): Promise<Sent> => ({
    path: `/api/admin/reviews/${await reviewed(world)}/${rest}`,
    body: WHY,
  });

/** Admin actions on people, professionals, reviews and reports. */
export const adminPeopleCalls: Ways = {
  'POST /api/admin/proofs': () => ({
    path: '/api/admin/proofs',
    body: { password: PASSWORD_OF_ADMIN },
  }),
  'GET /api/admin/deletions/:kind/:id': ({ world }) => ({
    path: `/api/admin/deletions/request/${world.requestId}`,
  }),
  'DELETE /api/admin/users/:id': toPerson(),
  'DELETE /api/admin/users/:id (an admin)': async ({ world }) => {
    const { id } = await world.site.platform.db
      .selectFrom('admins')
      .select('id')
      .where('email', '=', world.admin.email)
      .executeTakeFirstOrThrow();
    return { path: `/api/admin/users/${id}` };
  },
  'POST /api/admin/users/:id/suspension': toPerson('/suspension', WHY),
  'POST /api/admin/users/:id/reinstatement': toPerson('/reinstatement', WHY),
  'POST /api/admin/users/:id/sign-out': toPerson('/sign-out', WHY),
  'DELETE /api/admin/users/:id/authenticator-app': async ({ world }) => {
    const { id } = await aCustomer(world.site, 'Zed');
    await storeApp(world.site.platform, id);
    return { path: `/api/admin/users/${id}/authenticator-app`, body: WHY };
  },
  'DELETE /api/admin/professionals/:id': toProfessional(),
  'POST /api/admin/professionals/:id/suspension': toProfessional('/suspension', WHY),
  'POST /api/admin/professionals/:id/reinstatement': toProfessional('/reinstatement', WHY),
  'POST /api/admin/professionals/:id/credits': toProfessional('/credits', { requests: 2, ...WHY }),
  'POST /api/admin/professionals/:id/papers': async (cell) => {
    const { professionalId, call } = await someTrade(cell);
    const licence = { number: '5678-1234', authority: 'RBQ', expiresOn: null };
    await call(updateProfessional, { params: { id: professionalId }, body: { licence } });
    const body = { paper: 'licence', checked: true };
    return { path: `/api/admin/professionals/${professionalId}/papers`, body };
  },
  'POST /api/admin/reviews/:id/hiding': toReview('hiding'),
  'POST /api/admin/reviews/:id/restoring': toReview('restoring'),
  'POST /api/admin/reports/:id/resolution': async ({ world }) => {
    const target = { type: 'review', id: await reviewed(world) } as const;
    const body = { target, reason: 'other' } as const;
    const { id } = await world.pro_accepted.call(report, { body });
    const outcome = { outcome: 'dismissed' };
    return { path: `/api/admin/reports/${id}/resolution`, body: outcome };
  },
};
