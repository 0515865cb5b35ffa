import { newSecret } from '#server/platform/secrets/hashes.ts';
import type { User } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import { phoneTo, type Address } from '#server/accounts/addresses.ts';
import { finishArrival } from '#server/accounts/second-factor/arrival.ts';
import { openAccountByCode } from './code-sign-in.ts';
import type { CodeUse } from './code-use.ts';
import {
  CODE_COOKIE,
  CODE_TTL_SECONDS,
  findRequestedCode,
  makeCode,
  type QueueCodeMessage,
} from './codes.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { isKnownBrowser } from '#server/accounts/devices/known-browsers.ts';
import { trustDevice } from '#server/accounts/devices/trusted-devices.ts';
import type { Attempt } from '#server/accounts/limits/attempts.ts';
import {
  countCodeRequest,
  resetCodeRequests,
  type CodeTarget,
} from '#server/accounts/limits/limits-codes.ts';
import { countGuessFor, countGuessFrom } from '#server/accounts/limits/limits-guesses.ts';
import { countSmsCodeEntered } from '#server/accounts/limits/limits-sms.ts';
import type { SignInDependencies } from '#server/accounts/dependencies.ts';
import { presentOwnUser } from '#server/accounts/present.ts';

export type CodePlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Sends a code for one purpose; answers the same whether anybody has that address or not. */
export async function sendCode(
  platform: CodePlatform,
  queueCodeMessage: QueueCodeMessage,
  use: CodeUse,
  call: CallContext,
) {
  const target = targetOf(platform, use, call);
  const asked = { ...target, purpose: use.purpose };
  const retryAfter = await countCodeRequest(platform, asked, call.address);
  const browserSecret = call.cookie(CODE_COOKIE) ?? newSecret();
  await makeCode(platform, queueCodeMessage, use, { browserSecret, language: call.language });
  call.setCookie(CODE_COOKIE, browserSecret, CODE_TTL_SECONDS);
  return { sent: true, expiresIn: CODE_TTL_SECONDS, retryAfter } as const;
}

function targetOf(
  platform: CodePlatform,
  { to }: CodeUse,
  call: Pick<CallContext, 'cookie'>,
): CodeTarget {
  return { to, isKnown: isKnownBrowser(platform, call, { address: to }) };
}

/** The phone a code is to be sent to. @throws Refusal where it is no number we may send to */
export function phoneForSms({ config }: CodePlatform, typed: string): Address {
  // Outside production a text message ends in the outbox, where it can be read.
  assertThat(!config.production || config.sms !== undefined, 'provider_not_configured');
  return phoneTo(typed, config.phoneCountries);
}

/**
 * The phone a code was sent to. @throws Refusal `code_invalid` where no code can have been sent
 * there
 */
export function phoneOfCode({ config }: CodePlatform, typed: string): Address {
  try {
    return phoneTo(typed, config.phoneCountries);
  } catch {
    throw wrongCode();
  }
}

interface Entered {
  code: string;
  acceptedTerms?: boolean | undefined;
  language?: Language | undefined;
  role: 'customer' | 'professional';
  /** Hashes the new password. */
  newPassword?: () => Promise<string>;
}

/**
 * One answer for a code that is wrong, expired, used, of another browser or of another purpose.
 * @throws Refusal `code_invalid`, `too_many`, `totp_required` where the second step is pending
 */
export async function signInByCode(
  platform: CodePlatform,
  dependencies: SignInDependencies,
  use: CodeUse,
  { acceptedTerms = false, language: chosenLanguage, newPassword, ...entered }: Entered,
  call: CallContext,
): Promise<User> {
  const { codeId, isFlooded, succeeded } = await countCodeGuess(platform, use, call);
  const newPasswordHash = await newPassword?.();
  const opened = await openAccountByCode(platform, dependencies, {
    ...entered,
    call,
    codeId,
    use,
    signedInAs: (call.session as Session | null)?.userId ?? null,
    acceptedTerms,
    chosenLanguage,
    language: call.language,
    isFlooded,
    ...(newPasswordHash === undefined ? {} : { newPasswordHash }),
  });
  if (opened.outcome === 'wrong') {
    const { channel: way, target: address } = use.to;
    const event = { kind: 'sign_in_refused', way, userId: null, address } as const;
    await recordAuthEvent(platform.db, platform, event, call);
    throw wrongCode();
  }
  if (opened.outcome === 'paused') throw new Refusal('too_many', { retryAfterSeconds: 600 });
  await succeeded();
  const { arrival } = opened;
  if (newPasswordHash !== undefined) {
    trustDevice(platform, call, { id: arrival.account.id, password_hash: newPasswordHash });
  }
  call.clearCookie(CODE_COOKIE);
  return presentOwnUser(
    finishArrival(platform, arrival, call, { address: use.to }),
    platform.config,
  );
}

/**
 * Counts a guess of the code requested by this browser. @throws Refusal `code_invalid`, `too_many`
 */
export async function countCodeGuess(
  platform: CodePlatform,
  use: CodeUse,
  call: Pick<CallContext, 'address' | 'cookie'>,
): Promise<Attempt & { codeId: string; isFlooded: boolean }> {
  const target = targetOf(platform, use, call);
  const from = await countGuessFrom(platform, target, call.address);
  const codeId = await findRequestedCode(platform.db, use, call.cookie(CODE_COOKIE));
  if (codeId === undefined) throw wrongCode();
  const guess = await countGuessFor(platform, target, call.address);
  const succeeded = async () => {
    await Promise.all([from.succeeded(), guess.succeeded(), resetCodeRequests(platform, target)]);
    if (use.to.channel === 'phone') await countSmsCodeEntered(platform, use.to.target);
  };
  return { codeId, isFlooded: guess.isFlooded, succeeded };
}

export function wrongCode(): Refusal {
  return new Refusal('code_invalid', { verified: false });
}
