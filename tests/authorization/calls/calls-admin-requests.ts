import { cancelRequest, submitRequest } from '#contract/requests/requests.ts';
import { aCustomer, aProfessional, LEAKING_TAP } from '#tests/support/people.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

const WHY = { reason: 'Tried in a test' };

/** A request used by no other row, in a trade without other professionals. */
async function aRequest({ world }: Cell, profession: 'dj' | 'notary' = 'dj') {
  const zed = await aCustomer(world.site, 'Zed');
  const body = { ...LEAKING_TAP, profession };
  const { id, leads } = await zed.call(submitRequest, { body });
  return { zed, id, leads };
}

const aNotary = ({ world }: Cell) => aProfessional(world.site, 'Zoe', { profession: 'notary' });

/** Admin actions on requests, and their detail views. */
export const adminRequestCalls: Ways = {
  'DELETE /api/admin/requests/:id': async (cell) => ({
    path: `/api/admin/requests/${(await aRequest(cell)).id}`,
  }),
  'POST /api/admin/requests/:id/cancellation': async (cell) => ({
    path: `/api/admin/requests/${(await aRequest(cell)).id}/cancellation`,
    body: WHY,
  }),
  'POST /api/admin/requests/:id/reopening': async (cell) => {
    const { zed, id } = await aRequest(cell);
    await zed.call(cancelRequest, { params: { id }, body: {} });
    return { path: `/api/admin/requests/${id}/reopening`, body: WHY };
  },
  'POST /api/admin/requests/:id/assignment': async (cell) => {
    const { professionalId } = await aNotary(cell);
    const { id } = await aRequest(cell);
    return { path: `/api/admin/requests/${id}/assignment`, body: { ...WHY, professionalId } };
  },
  'POST /api/admin/leads/:id/replacement': async (cell) => {
    await aNotary(cell);
    const { leads } = await aRequest(cell, 'notary');
    return { path: `/api/admin/leads/${leads[0]?.id}/replacement`, body: WHY };
  },
  'GET /api/admin/users/:id': ({ world }) => ({
    path: `/api/admin/users/${world.custA_owner.id}`,
  }),
  'GET /api/admin/professionals/:id': ({ world }) => ({
    path: `/api/admin/professionals/${world.pro_accepted.professionalId}`,
  }),
  'GET /api/admin/requests/:id': ({ world }) => ({
    path: `/api/admin/requests/${world.requestId}`,
  }),
  'POST /api/admin/requests/:id/conversations': ({ world }) => ({
    path: `/api/admin/requests/${world.requestId}/conversations`,
    body: { professionalId: world.pro_accepted.professionalId, ...WHY },
  }),
};
