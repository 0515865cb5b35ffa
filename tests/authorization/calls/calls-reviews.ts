import { listOwnReviews, writeReview } from '#contract/requests/reviews.ts';
import { blockPerson, listBlocks } from '#contract/requests/safety.ts';
import { finish } from '#tests/support/completed-job.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';
import type { World } from '#tests/authorization/world.ts';

/** R1 completed by PA. */
const complete = ({ custA_owner, pro_accepted, requestId }: World) =>
  finish(custA_owner, pro_accepted, requestId);

/** The id of A's review of PA. */
export async function reviewed(world: World): Promise<string> {
  await complete(world);
  const [written] = await world.custA_owner.call(listOwnReviews);
  if (written) return written.id;
  const body = { serviceRequestId: world.requestId, rating: 4, comment: 'Well done' };
  return (await world.custA_owner.call(writeReview, { body })).id;
}

const feedback = async ({ world }: Cell, more: object = {}) => {
  await complete(world);
  return {
    path: '/api/user/feedback',
    body: { serviceRequestId: world.requestId, rating: 5, ...more },
  };
};

/** The conversation of A and PA, as each side names it. */
const otherSide = ({ world, actor }: Cell) => ({
  serviceRequestId: world.requestId,
  ...(actor === 'custA_owner' ? { professionalId: world.pro_accepted.professionalId } : {}),
});

const reportOf = (target: object) => ({
  path: '/api/reports',
  body: { target, reason: 'other', comment: 'Please look' },
});

/** Reviews, blocks and reports. */
export const reviewCalls: Ways = {
  'GET /api/user/feedback': async ({ world }) => {
    await reviewed(world);
    return { path: '/api/user/feedback' };
  },
  'GET /api/user/feedback (userId of A)': ({ world }) => ({
    path: `/api/user/feedback?userId=${world.custA_owner.id}`,
  }),
  'POST /api/user/feedback (R1 completed, PA hired)': (cell) => feedback(cell),
  'POST /api/user/feedback (R1 as A)': (cell) =>
    feedback(cell, { userId: cell.world.custA_owner.id }),
  'GET /api/professionals/:id/reviews (PA)': async ({ world }) => {
    await reviewed(world);
    return { path: `/api/professionals/${world.pro_accepted.professionalId}/reviews` };
  },
  'GET /api/professionals/:id/reviews/export (PA)': async ({ world }) => {
    await reviewed(world);
    const path = `/api/professionals/${world.pro_accepted.professionalId}/reviews/export`;
    // The first export of a site makes its key.
    await world.pro_accepted.fetch(path);
    return { path };
  },
  "POST /api/reviews/:id/answer (A's review of PA)": async ({ world }) => ({
    path: `/api/reviews/${await reviewed(world)}/answer`,
    body: { text: 'Thank you' },
  }),
  'POST /api/blocks (other party of R1)': (cell) => ({
    path: '/api/blocks',
    body: otherSide(cell),
  }),
  'DELETE /api/blocks/:id (block by A)': async ({ world }) => {
    const { custA_owner, pro_accepted, requestId: serviceRequestId } = world;
    const { professionalId } = pro_accepted;
    await custA_owner.call(blockPerson, { body: { serviceRequestId, professionalId } });
    const [block] = await custA_owner.call(listBlocks);
    return { path: `/api/blocks/${block?.id}` };
  },
  'POST /api/reports (other party of R1)': (cell) =>
    reportOf({ type: 'person', ...otherSide(cell) }),
  'POST /api/reports (message of A to PA)': ({ world }) =>
    reportOf({ type: 'message', id: world.messageId }),
  "POST /api/reports (A's review of PA)": async ({ world }) =>
    reportOf({ type: 'review', id: await reviewed(world) }),
};
