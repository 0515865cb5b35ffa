import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  newCredential,
  passkeyList,
  passkeyName,
  passkeyOffer,
  request,
  usedCredential,
} from '../passkeys.ts';
import { id } from '../text.ts';
import { adminSession } from './auth.ts';
import { own } from './list.ts';

export const adminPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/admin/auth/passkey/options',
  audience: 'anyone',
  summary: 'Begin to sign in as an admin by a passkey: the same for everybody',
  response: z.object({ request }),
  errors: ['provider_not_configured', 'too_many'],
});

export const adminPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/admin/auth/passkey',
  audience: 'anyone',
  summary: 'Sign in as an admin by what a passkey signed, which is both factors',
  body: z.object({ credential: usedCredential }),
  response: adminSession,
  errors: ['passkey_refused', 'provider_not_configured'],
});

export const proveAdminByPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/proofs/passkey',
  audience: 'admin',
  summary: 'Prove anew who one is by a passkey, before what cannot be undone',
  query: own,
  body: z.object({ credential: usedCredential }),
  response: null,
  errors: ['passkey_refused', 'provider_not_configured'],
});

export const listAdminPasskeys = endpoint({
  method: 'GET',
  path: '/api/admin/passkeys',
  audience: 'admin',
  summary: "The admin's own passkeys, the oldest first",
  query: own,
  response: passkeyList,
  errors: [],
});

export const newAdminPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/admin/passkeys/options',
  audience: 'admin',
  summary: 'Begin to add a passkey',
  query: own,
  response: passkeyOffer,
  errors: ['reauth_required', 'too_many_passkeys', 'provider_not_configured'],
});

export const addAdminPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/passkeys',
  audience: 'admin',
  summary: 'Add the passkey that the browser made',
  query: own,
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  response: null,
  errors: ['reauth_required', 'passkey_refused', 'too_many_passkeys', 'provider_not_configured'],
});

export const renameAdminPasskey = endpoint({
  method: 'PATCH',
  path: '/api/admin/passkeys/:id',
  audience: 'admin',
  summary: 'Give a passkey another name',
  params: { id },
  query: own,
  body: z.strictObject({ name: passkeyName }),
  response: null,
  errors: ['not_found'],
});

export const removeAdminPasskey = endpoint({
  method: 'DELETE',
  path: '/api/admin/passkeys/:id',
  audience: 'admin',
  summary: 'Remove a passkey; password and authenticator app stay',
  params: { id },
  query: own,
  response: null,
  errors: ['not_found', 'reauth_required'],
});
