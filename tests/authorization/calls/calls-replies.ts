import { mintAnswerToken } from '#tests/support/answer-links.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

/** A personal link of the professional who was asked about R1, or of the one who accepted it. */
async function linkOf({ world }: Cell, of: 'pending' | 'accepted', verb = ''): Promise<string> {
  const { id: userId } = of === 'pending' ? world.pro_pending : world.pro_accepted;
  const token = await mintAnswerToken(world.site, { leadId: world.leads[of], userId });
  return `/api/lead-answers/${token}${verb}`;
}

/** The lead of one professional in a link of another one. */
async function crossed({ world }: Cell): Promise<string> {
  const of = { leadId: world.leads.pending, userId: world.pro_unrelated.id };
  return `/api/lead-answers/${await mintAnswerToken(world.site, of)}`;
}

const wrong = `/api/lead-answers/${'x'.repeat(43)}`;
const yes = { status: 'accepted', response: 'I am on my way' };

/** Calls of a holder of a personal link of a lead, as any actor. */
export const replyCalls: Ways = {
  'GET /api/lead-answers/:token (live)': async (cell) => ({ path: await linkOf(cell, 'pending') }),
  'GET /api/lead-answers/:token (answered)': async (cell) => ({
    path: await linkOf(cell, 'accepted'),
  }),
  'GET /api/lead-answers/:token (wrong)': () => ({ path: wrong }),
  "GET /api/lead-answers/:token (another's lead)": async (cell) => ({ path: await crossed(cell) }),
  'POST /api/lead-answers/:token (live)': async (cell) => ({
    path: await linkOf(cell, 'pending'),
    body: yes,
  }),
  'POST /api/lead-answers/:token (answered otherwise)': async (cell) => ({
    path: await linkOf(cell, 'accepted'),
    body: { status: 'denied' },
  }),
  'POST /api/lead-answers/:token (wrong)': () => ({ path: wrong, body: yes }),
  "POST /api/lead-answers/:token (another's lead)": async (cell) => ({
    path: await crossed(cell),
    body: yes,
  }),
  'POST /api/lead-answers/:token/view (live)': async (cell) => ({
    path: await linkOf(cell, 'pending', '/view'),
  }),
  'POST /api/lead-answers/:token/view (wrong)': () => ({ path: `${wrong}/view` }),
};
