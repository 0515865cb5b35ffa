import type { User } from '#contract/accounts.ts';
import type { Language } from '#contract/language.ts';
import { SESSION_COOKIE } from '#server/platform/http-cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext, Session } from '#server/platform/route.ts';
import { phoneTo, type Address } from './addresses.ts';
import { openAccountByCode } from './code-sign-in.ts';
import type { CodeUse } from './code-use.ts';
import {
  CODE_COOKIE,
  CODE_LIFE_SECONDS,
  findAskedCode,
  makeCode,
  newBrowserSecret,
  type TellCode,
} from './codes.ts';
import {
  CODE_PAUSE_SECONDS,
  countCodeAsked,
  countGuessFor,
  countGuessFrom,
  type Attempt,
} from './limits.ts';
import { countTextEntered } from './limits-texts.ts';
import { presentOwnUser } from './present.ts';
import { carrySession } from './sessions.ts';
import type { Trades } from './take-over.ts';

export type CodePlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Sends a code for one use; the same whether anybody has that address or not. */
export async function sendCode(
  platform: CodePlatform,
  tellCode: TellCode,
  use: CodeUse,
  call: CallContext,
) {
  await countCodeAsked(platform, use.to, call.address);
  const browserSecret = call.cookie(CODE_COOKIE) ?? newBrowserSecret();
  await makeCode(platform, tellCode, use, { browserSecret, language: call.language });
  call.setCookie(CODE_COOKIE, browserSecret, CODE_LIFE_SECONDS);
  return { sent: true, expiresIn: CODE_LIFE_SECONDS, retryAfter: CODE_PAUSE_SECONDS } as const;
}

/** The phone a code is to be sent to. @throws Refusal where it is none that we may write to */
export function phoneToText({ config }: CodePlatform, typed: string): Address {
  // Outside production a text message ends in the outbox, where it can be read.
  assertThat(!config.production || config.sms !== undefined, 'provider_not_configured');
  return phoneTo(typed, config.phoneCountries);
}

/** The phone a code was sent to. @throws Refusal `code_invalid` where none can have been */
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
  keepsTrade: boolean;
  /** Makes the hash of the password to be set. */
  newPassword?: () => Promise<string>;
}

/** Wrong, expired, used, asked for elsewhere or for something else: one answer for all. */
export async function openByCode(
  platform: CodePlatform,
  trades: Pick<Trades, 'end'>,
  use: CodeUse,
  { code, acceptedTerms = false, language: chosenLanguage, keepsTrade, newPassword }: Entered,
  call: CallContext,
): Promise<User> {
  const { codeId, isFlooded, succeeded } = await beginGuess(platform, use, call);
  const newPasswordHash = await newPassword?.();
  const opened = await openAccountByCode(platform, trades, {
    codeId,
    code,
    use,
    signedInAs: (call.session as Session | null)?.userId ?? null,
    oldToken: call.cookie(SESSION_COOKIE),
    userAgent: call.userAgent,
    acceptedTerms,
    chosenLanguage,
    language: call.language,
    keepsTrade,
    isFlooded,
    ...(newPasswordHash === undefined ? {} : { newPasswordHash }),
  });
  if (opened.outcome === 'wrong') throw wrongCode();
  if (opened.outcome === 'paused') throw new Refusal('too_many', { retryAfterSeconds: 600 });
  await succeeded();
  carrySession(call, opened.session);
  call.clearCookie(CODE_COOKIE);
  return presentOwnUser(opened.account);
}

/** Counts a guess of the code this browser asked for. @throws Refusal `code_invalid`, `too_many` */
export async function beginGuess(
  platform: CodePlatform,
  use: CodeUse,
  call: Pick<CallContext, 'address' | 'cookie'>,
): Promise<Attempt & { codeId: string; isFlooded: boolean }> {
  const from = await countGuessFrom(platform, call.address);
  const codeId = await findAskedCode(platform.db, use, call.cookie(CODE_COOKIE));
  if (codeId === undefined) throw wrongCode();
  const guess = await countGuessFor(platform, use.to);
  const succeeded = async () => {
    await Promise.all([from.succeeded(), guess.succeeded()]);
    if (use.to.channel === 'phone') await countTextEntered(platform, use.to.target);
  };
  return { codeId, isFlooded: guess.isFlooded, succeeded };
}

export function wrongCode(): Refusal {
  return new Refusal('code_invalid', { verified: false });
}
