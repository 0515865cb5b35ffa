import * as z from 'zod/mini';
import { user, userType } from './accounts.ts';
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

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  audience: 'anyone',
  summary: 'Begin to sign in by a passkey: the same for everybody, whoever has one',
  response: z.object({ request }),
  errors: ['provider_not_configured', 'too_many'],
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/sign-in',
  audience: 'anyone',
  summary: 'Sign in by what a passkey signed; counts as a fresh proof of identity',
  body: z.object({ credential: usedCredential, userType }),
  response: z.object({ user }),
  errors: ['passkey_refused', 'provider_not_configured'],
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  audience: 'signed-in',
  summary: 'The passkeys of the person, the oldest first',
  response: passkeyList,
  errors: [],
});

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  audience: 'signed-in',
  summary: 'Begin to add a passkey, within ten minutes of signing in',
  response: passkeyOffer,
  errors: ['reauth_required', 'too_many_passkeys', 'provider_not_configured', 'too_many'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  audience: 'signed-in',
  summary: 'Add the passkey that the browser made; its person gets a mail',
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  response: null,
  errors: ['reauth_required', 'passkey_refused', 'too_many_passkeys', 'provider_not_configured'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/:id',
  audience: 'signed-in',
  summary: 'Give a passkey another name',
  params: { id },
  body: z.strictObject({ name: passkeyName }),
  response: null,
  errors: ['not_found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  audience: 'signed-in',
  summary: 'Remove a passkey, within ten minutes of signing in; its person gets a mail',
  params: { id },
  response: null,
  errors: ['not_found', 'reauth_required', 'last_way_in'],
});
