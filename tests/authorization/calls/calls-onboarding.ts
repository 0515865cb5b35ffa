import { doNotContactToken } from '#server/onboarding/do-not-contact/do-not-contact-token.ts';
import { anUnclaimed, ask, invite, TYPED } from '#tests/support/invitations.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

/** An unclaimed professional with a personal link about R1. */
async function invited({ world: { site, profession, requestId } }: Cell) {
  const nora = await anUnclaimed(site, 'Nora', { profile: { profession } });
  const leadId = await ask(site, nora, requestId);
  return { nora, ...(await invite(site, nora, { leadId })) };
}

const path = (token: string, verb = '') => `/api/professionals/onboard/${token}${verb}`;
const nobodys = 'x'.repeat(43);

/** The form as it is sent, with the job. */
const form = (email: string | null) => ({ ...TYPED, email, acceptJob: true });

async function usedUp(cell: Cell): Promise<string> {
  const { token, invitationId } = await invited(cell);
  const { db, clock } = cell.world.site.platform;
  const used = { used_at: clock.now(), outcome: 'joined' } as const;
  await db.updateTable('invitations').set(used).where('id', '=', invitationId).execute();
  return token;
}

async function expired(cell: Cell): Promise<string> {
  const { token, invitationId } = await invited(cell);
  const { db, clock } = cell.world.site.platform;
  const over = db.updateTable('invitations').set({ expires_at: clock.now() });
  await over.where('id', '=', invitationId).execute();
  return token;
}

const secretOf = ({ world }: Cell) => world.site.platform.config.sessionSecret;

async function stopLink(cell: Cell, secret = secretOf(cell)): Promise<string> {
  const { invitationId } = await invited(cell);
  return `/api/do-not-contact/${doNotContactToken(secret, invitationId)}`;
}

const type = 'application/x-www-form-urlencoded';
const oneClick = new Blob(['List-Unsubscribe=One-Click'], { type });

/** What a mail program posts (one-click unsubscribe), with the token of a stop link. */
const clicked = async (link: Promise<string>) => ({
  path: `/do-not-contact?lang=en&token=${(await link).split('/').at(-1)}`,
  file: oneClick,
});

const otherSecret = 'the secret of somebody else, as long as ours';

const forged = async (cell: Cell) => ({
  path: await stopLink(cell, otherSecret),
});

/** Calls of a holder of an invitation link, as any actor. */
export const onboardingCalls: Ways = {
  'GET /api/professionals/onboard/:token (live)': async (cell) => ({
    path: path((await invited(cell)).token),
  }),
  'GET /api/professionals/onboard/:token (wrong)': () => ({ path: path(nobodys) }),
  'GET /api/professionals/onboard/:token (used)': async (cell) => ({
    path: path(await usedUp(cell)),
  }),
  'GET /api/professionals/onboard/:token (expired)': async (cell) => ({
    path: path(await expired(cell)),
  }),
  'POST /api/professionals/onboard/:token/complete (live)': async (cell) => {
    const { nora, token } = await invited(cell);
    return { path: path(token, '/complete'), body: form(nora.email) };
  },
  'POST /api/professionals/onboard/:token/complete (wrong)': () => ({
    path: path(nobodys, '/complete'),
    body: form('nora@example.test'),
  }),
  'POST /api/professionals/onboard/:token/complete (used)': async (cell) => ({
    path: path(await usedUp(cell), '/complete'),
    body: form('nora@example.test'),
  }),
  'POST /api/professionals/onboard/:token/complete (expired)': async (cell) => ({
    path: path(await expired(cell), '/complete'),
    body: form('nora@example.test'),
  }),
  'POST /api/professionals/onboard/:token/complete (address of A)': async (cell) => {
    const { token } = await invited(cell);
    return { path: path(token, '/complete'), body: form(cell.world.custA_owner.email) };
  },
  'POST /api/professionals/onboard/:token/complete (more than is offered)': async (cell) => {
    const { nora, token } = await invited(cell);
    const more = { role: 'admin', isAdmin: true, professionalId: cell.world.custA_owner.id };
    return { path: path(token, '/complete'), body: { ...form(nora.email), ...more } };
  },
  'POST /api/professionals/onboard/:token/decline (live)': async (cell) => ({
    path: path((await invited(cell)).token, '/decline'),
  }),
  'POST /api/professionals/onboard/:token/decline (wrong)': () => ({
    path: path(nobodys, '/decline'),
  }),
  'GET /api/do-not-contact/:token (link of an invitation)': async (cell) => ({
    path: await stopLink(cell),
  }),
  'GET /api/do-not-contact/:token (forged)': forged,
  'POST /api/do-not-contact/:token (link of an invitation)': async (cell) => ({
    path: await stopLink(cell),
  }),
  'POST /api/do-not-contact/:token (forged)': forged,
  'POST /do-not-contact (link of an invitation)': (cell) => clicked(stopLink(cell)),
  'POST /do-not-contact (forged)': (cell) => clicked(stopLink(cell, otherSecret)),
};
