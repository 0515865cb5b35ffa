import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { appCode, authenticatorSecret, newRecoveryCodes, secondCode } from '../second-factor.ts';
import { moment } from '../text.ts';

export const answerSecondStep = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  audience: 'anyone',
  summary:
    'End a sign-in that was answered with `totp_required`, in the same browser within ten minutes: by a code of the authenticator app or a recovery code',
  body: z.object({ code: secondCode }),
  response: z.object({ user }),
  errors: ['code_invalid', 'second_step_ended'],
});

const authenticatorApp = z.object({
  /** Since when a code of it is asked for; null where the person has none. */
  since: z.nullable(moment),
  recoveryCodesLeft: z.int(),
  allowedActions: z.array(z.enum(['add', 'renewCodes', 'remove'])),
});

export const readAuthenticatorApp = endpoint({
  method: 'GET',
  path: '/api/account/authenticator-app',
  audience: 'signed-in',
  summary: 'Whether the person has an authenticator app, and how many recovery codes are left',
  response: authenticatorApp,
  errors: [],
});

export const beginAuthenticatorApp = endpoint({
  method: 'POST',
  path: '/api/account/authenticator-app',
  audience: 'signed-in',
  summary:
    'Make a secret for an authenticator app, within ten minutes of signing in; it counts once a code of it was entered',
  response: authenticatorSecret,
  errors: ['reauth_required', 'totp_already_enrolled'],
});

export const confirmAuthenticatorApp = endpoint({
  method: 'POST',
  path: '/api/account/authenticator-app/confirm',
  audience: 'signed-in',
  summary:
    'Turn the authenticator app on by its first code; ends the other sessions and answers the recovery codes, once',
  body: z.strictObject({ code: appCode }),
  response: newRecoveryCodes,
  errors: ['reauth_required', 'code_invalid', 'totp_already_enrolled'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/authenticator-app/recovery-codes',
  audience: 'signed-in',
  summary: 'New recovery codes in place of the old, within ten minutes of signing in',
  response: newRecoveryCodes,
  errors: ['not_found', 'reauth_required'],
});

export const removeAuthenticatorApp = endpoint({
  method: 'DELETE',
  path: '/api/account/authenticator-app',
  audience: 'signed-in',
  summary: 'Remove the authenticator app and its recovery codes, within ten minutes of signing in',
  response: null,
  errors: ['not_found', 'reauth_required'],
});
