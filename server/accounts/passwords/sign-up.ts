import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { signUp } from '#contract/accounts/passwords.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import { assertPlainName } from '#server/platform/plain-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { rememberSignIn } from '#server/accounts/sessions/record-sign-in.ts';
import { recordAgreement, agreement } from '#server/accounts/consents/consents.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { trustDevice } from '#server/accounts/devices/trusted-devices.ts';
import { countSignUp, countTakenAddress } from '#server/accounts/limits/limits.ts';
import { assertStrongPassword } from './password-policy.ts';
import type { BeginTrade } from '#server/accounts/dependencies.ts';
import {
  findPasswordByEmail,
  findAccountById,
  insertUser,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { setSessionCookie, openSession } from '#server/accounts/sessions/sessions.ts';

type Form = Parsed<typeof signUp>['body'];

/**
 * Creates an account with an unproven address, and signs in. A professional's profile is neither public nor contacted until it has a
 * place.
 * @throws Refusal `name_refused`, `weak_password`, `email_taken`, `invalid_input`, `too_many`, `unavailable`
 */
export async function signUpByPassword(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  beginTrade: BeginTrade,
  form: Form,
  call: CallContext,
): Promise<AccountRow> {
  assertPlainName(form.name);
  const phone = form.phone ? parsePhone(form.phone) : null;
  assertStrongPassword(platform.config, form.password, { email: form.email, field: 'password' });
  await countSignUp(platform, call.address);
  const attempt = await countTakenAddress(platform, call.address);
  const taken = await findPasswordByEmail(platform.db, form.email);
  assertThat(taken === undefined, 'email_taken');
  const passwordHash = await hashPassword(form.password);
  const now = platform.clock.now();
  const { account, session } = await platform.db.transaction().execute(async (tx) => {
    const userId = await makeUser(tx, form, { phone, passwordHash, language: call.language, now });
    const { name, profession } = form;
    if (form.userType === 'professional' && profession) {
      await beginTrade(tx, { userId, name, profession, now });
    }
    const event = { kind: 'signed_up', way: 'password', userId } as const;
    await recordAuthEvent(tx, platform, event, call);
    const oldToken = call.cookie(SESSION_COOKIE);
    const opened = await openSession(tx, { userId, oldToken, userAgent: call.userAgent, now });
    const account = await findAccountById(tx, userId);
    if (!account) throw new Error('The account just made is gone');
    await recordAgreement(tx, account, now);
    return { account, session: opened };
  });
  await attempt.succeeded();
  setSessionCookie(call, session);
  rememberSignIn(platform, account, call);
  trustDevice(platform, call, { id: account.id, password_hash: passwordHash });
  return account;
}

interface Made extends Pick<CallContext, 'language'> {
  phone: string | null;
  passwordHash: string;
  now: Date;
}

async function makeUser(tx: Tx, form: Form, { phone, passwordHash, language, now }: Made) {
  const made = await insertUser(tx, {
    id: uuidv7(now.getTime()),
    role: form.userType === 'professional' ? 'professional' : 'customer',
    name: form.name,
    email: form.email,
    unproven_phone: phone,
    password_hash: passwordHash,
    auth_provider: 'email',
    language,
    created_at: now,
    ...(form.acceptedTerms ? await agreement(tx, language, now) : {}),
  });
  assertThat(made !== undefined, 'email_taken');
  return made.id;
}

/**
 * In E.164; a number without a country code is taken for a Canadian one.
 * @throws Refusal `invalid_input`
 */
export function parsePhone(typed: string): string {
  const phone = parsePhoneNumberFromString(typed, 'CA');
  if (phone?.isValid()) return phone.number;
  throw new Refusal('invalid_input', {
    details: [{ field: 'phone', problem: 'not a phone number' }],
  });
}
