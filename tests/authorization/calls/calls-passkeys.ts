import { newPasskeyOptions, passkeyOptions } from '#contract/accounts/passkeys.ts';
import { adminPasskeyOptions, newAdminPasskeyOptions } from '#contract/admin/passkeys.ts';
import type { PasskeyCreation, PasskeyRequest } from '#contract/passkeys.ts';
import { getRelyingParty } from '#server/platform/webauthn/relying-party.ts';
import type { Cell, Sent, Ways } from '#tests/authorization/cell.ts';
import { makeDoorAdmin, makeDoorUser } from '#tests/authorization/doors.ts';
import type { World } from '#tests/authorization/world.ts';
import { SoftwareAuthenticator } from '#tests/support/passkeys/software-authenticator.ts';
import { storeAdminPasskey, storePasskey } from '#tests/support/passkeys/stored-passkey.ts';

const authenticatorOf = ({ site }: World) =>
  new SoftwareAuthenticator(getRelyingParty(site.platform.config).origin);

async function idOf({ site }: World, table: 'users' | 'admins', email: string): Promise<string> {
  const rows = site.platform.db.selectFrom(table).select('id').where('email', '=', email);
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** Signs in as somebody private to nobody, with a challenge of the browser of the cell. */
async function rightPasskey({ world, client }: Cell): Promise<Sent> {
  const authenticator = authenticatorOf(world);
  const id = await idOf(world, 'users', await makeDoorUser(world));
  await storePasskey(world.site.platform, id, authenticator);
  const { request } = await client.call(passkeyOptions);
  const credential = authenticator.sign(request);
  return { path: '/api/auth/passkey/sign-in', body: { credential } };
}

async function rightPasskeyOfAdmin({ world, client }: Cell): Promise<Sent> {
  const authenticator = authenticatorOf(world);
  const id = await idOf(world, 'admins', await makeDoorAdmin(world));
  await storeAdminPasskey(world.site.platform, id, authenticator);
  const { request } = await client.call(adminPasskeyOptions);
  const credential = authenticator.sign(request);
  return { path: '/api/admin/auth/passkey', body: { credential } };
}

/** A passkey that answers no challenge of ours. */
function wrong({ world }: Cell) {
  const request: PasskeyRequest = {
    challenge: 'a'.repeat(43),
    rpId: 'localhost',
    timeout: 0,
    allowCredentials: [],
    userVerification: 'required',
  };
  return { credential: authenticatorOf(world).sign(request, { userHandle: 'AAAA' }) };
}

/** Whoever may not ask for a challenge has none to answer. */
async function madeHere(path: string, ask: (cell: Cell) => Promise<PasskeyCreation>, cell: Cell) {
  const creation = await ask(cell).catch(() => NOTHING);
  const credential = authenticatorOf(cell.world).make(creation);
  return { path, body: { name: 'Phone', credential } };
}

const NOTHING: PasskeyCreation = {
  challenge: 'a'.repeat(43),
  rp: { id: 'localhost', name: '' },
  user: { id: 'AAAA', name: '', displayName: '' },
  pubKeyCredParams: [],
  timeout: 0,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
};

async function passkeyOfA({ world }: Cell): Promise<string> {
  const { custA_owner: owner, site } = world;
  return `/api/account/passkeys/${await storePasskey(site.platform, owner.id, authenticatorOf(world))}`;
}

async function passkeyOfAdmin({ world }: Cell): Promise<string> {
  const id = await idOf(world, 'admins', await makeDoorAdmin(world));
  const stored = await storeAdminPasskey(world.site.platform, id, authenticatorOf(world));
  return `/api/admin/passkeys/${stored}`;
}

const name = 'Old phone';

/** Passkeys: signing in by one, and those of a person or an admin. */
export const passkeyCalls: Ways = {
  'POST /api/auth/passkey/sign-in (right passkey)': rightPasskey,
  'POST /api/auth/passkey/sign-in (unknown passkey)': (cell) => ({
    path: '/api/auth/passkey/sign-in',
    body: wrong(cell),
  }),
  'POST /api/account/passkeys (made here)': (cell) =>
    madeHere(
      '/api/account/passkeys',
      async ({ client }) => (await client.call(newPasskeyOptions)).creation,
      cell,
    ),
  'PATCH /api/account/passkeys/:id (a passkey of A)': async (cell) => ({
    path: await passkeyOfA(cell),
    body: { name },
  }),
  'DELETE /api/account/passkeys/:id (a passkey of A)': async (cell) => ({
    path: await passkeyOfA(cell),
  }),
  'POST /api/admin/auth/passkey (right passkey)': rightPasskeyOfAdmin,
  'POST /api/admin/auth/passkey (passkey of a person)': (cell) => ({
    path: '/api/admin/auth/passkey',
    body: wrong(cell),
  }),
  'POST /api/admin/proofs/passkey (unknown passkey)': (cell) => ({
    path: '/api/admin/proofs/passkey',
    body: wrong(cell),
  }),
  'POST /api/admin/passkeys (made here)': (cell) =>
    madeHere(
      '/api/admin/passkeys',
      async ({ client }) => (await client.call(newAdminPasskeyOptions)).creation,
      cell,
    ),
  'PATCH /api/admin/passkeys/:id (of another admin)': async (cell) => ({
    path: await passkeyOfAdmin(cell),
    body: { name },
  }),
  'DELETE /api/admin/passkeys/:id (of another admin)': async (cell) => ({
    path: await passkeyOfAdmin(cell),
  }),
};
