import { randomInt, randomUUID } from 'node:crypto';
import type { Cell, Sent, Ways } from '#tests/authorization/cell.ts';
import { DOOR_PASSWORD, makeDoorUser } from '#tests/authorization/doors.ts';
import { PASSWORD_OF_ADMIN } from '#tests/authorization/world.ts';

const freshEmail = () => `fresh.${randomUUID()}@example.test`;
const freshPhone = () => `+1438${randomInt(2_100_000, 9_000_000)}`;

/** Requests a code in the browser of the cell and reads it from the letter. */
async function codeBy({ client, world }: Cell, path: string, body: object, to: string) {
  const headers = { 'content-type': 'application/json' };
  await client.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  const letter = await world.site.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '000000';
}

async function verifyEmail(cell: Cell): Promise<Sent> {
  const email = freshEmail();
  const code = await codeBy(cell, '/api/auth/email/send-code', { email }, email);
  return { path: '/api/auth/email/verify-code', body: { email, code } };
}

async function verifyPhone(cell: Cell): Promise<Sent> {
  const phone = freshPhone();
  const code = await codeBy(cell, '/api/auth/phone/send-code', { phone }, phone);
  return { path: '/api/auth/phone/verify-code', body: { phone, code } };
}

async function reset(cell: Cell): Promise<Sent> {
  const email = await makeDoorUser(cell.world);
  const code = await codeBy(cell, '/api/auth/password/send-code', { email }, email);
  const password = 'another harbour lantern';
  return { path: '/api/auth/password/reset', body: { email, code, password } };
}

async function changeContact(cell: Cell): Promise<Sent> {
  const target = freshEmail();
  const asked = { channel: 'email', target };
  const code = await codeBy(cell, '/api/account/contact/send-code', asked, target);
  return { path: '/api/account/contact/verify', body: { ...asked, code } };
}

async function sessionOfA({ world }: Cell): Promise<Sent> {
  const { id } = await world.site.platform.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', world.custA_owner.id)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { path: `/api/account/sessions/${id}` };
}

const somebodyNew = () => ({
  email: freshEmail(),
  password: DOOR_PASSWORD,
  name: 'New',
  userType: 'user',
});

const signUp = (body: object) => ({ path: '/api/auth/sign-up', body });
const signIn = (email: string | null, password: string) => ({
  path: '/api/auth/sign-in',
  body: { email, password, userType: 'user' },
});

/** Identity, proofs of identity, and changes of the own account. */
export const accountCalls: Ways = {
  'POST /api/auth/email/send-code': () => ({
    path: '/api/auth/email/send-code',
    body: { email: freshEmail() },
  }),
  'POST /api/auth/phone/send-code': () => ({
    path: '/api/auth/phone/send-code',
    body: { phone: freshPhone() },
  }),
  'POST /api/auth/email/verify-code (right code)': verifyEmail,
  'POST /api/auth/phone/verify-code (right code)': verifyPhone,
  'POST /api/auth/email/verify-code (wrong code)': ({ world }) => ({
    path: '/api/auth/email/verify-code',
    body: { email: world.custA_owner.email, code: '123456' },
  }),
  'POST /api/auth/phone/verify-code (wrong code)': ({ world }) => ({
    path: '/api/auth/phone/verify-code',
    body: { phone: world.custA_owner.phone, code: '123456' },
  }),
  'POST /api/auth/sign-in (right password)': async ({ world }) =>
    signIn(await makeDoorUser(world), DOOR_PASSWORD),
  'POST /api/auth/sign-in (wrong password)': ({ world }) =>
    signIn(world.custA_owner.email, DOOR_PASSWORD),
  'POST /api/auth/sign-in (an admin)': ({ world }) => signIn(world.admin.email, PASSWORD_OF_ADMIN),
  'POST /api/auth/sign-up': () => signUp(somebodyNew()),
  'POST /api/auth/sign-up (more than is offered)': () =>
    signUp({ ...somebodyNew(), role: 'admin', isAdmin: true }),
  'POST /api/auth/sign-up (taken address)': ({ world }) =>
    signUp({ ...somebodyNew(), email: world.custA_owner.email }),
  'GET /api/auth/google/callback (no flow)': () => ({
    path: '/api/auth/google/callback?code=x&state=x',
  }),
  'GET /api/auth/facebook/callback (no flow)': () => ({
    path: '/api/auth/facebook/callback?code=x&state=x',
  }),
  'POST /api/auth/password/send-code': ({ world }) => ({
    path: '/api/auth/password/send-code',
    body: { email: world.custA_owner.email },
  }),
  'POST /api/auth/password/reset (right code)': reset,
  'POST /api/auth/password/reset (wrong code)': ({ world }) => ({
    path: '/api/auth/password/reset',
    body: { email: world.custA_owner.email, code: '123456', password: DOOR_PASSWORD },
  }),
  'PATCH /api/account': () => ({ path: '/api/account', body: { language: 'es' } }),
  'PUT /api/account/password (own)': () => ({
    path: '/api/account/password',
    body: { newPassword: DOOR_PASSWORD },
  }),
  'POST /api/account/deletion': () => ({ path: '/api/account/deletion', body: { confirm: true } }),
  'POST /api/account/trade': () => ({
    path: '/api/account/trade',
    body: { profession: 'plumber' },
  }),
  'DELETE /api/account/sessions/:id (a session of A)': sessionOfA,
  'POST /api/account/contact/send-code': () => ({
    path: '/api/account/contact/send-code',
    body: { channel: 'email', target: freshEmail() },
  }),
  'POST /api/account/contact/verify (right code)': changeContact,
  'POST /api/account/contact/verify (wrong code)': () => ({
    path: '/api/account/contact/verify',
    body: { channel: 'email', target: freshEmail(), code: '123456' },
  }),
};
