import {
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
  type User,
} from '#contract/accounts.ts';
import type { Language } from '#contract/language.ts';
import { SESSION_COOKIE } from '#server/platform/http-cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { route, type CallContext, type Route } from '#server/platform/route.ts';
import { emailTo, phoneTo, type Address } from './addresses.ts';
import { openAccountByCode } from './code-sign-in.ts';
import {
  CODE_COOKIE,
  CODE_LIFE_SECONDS,
  findAskedCode,
  makeCode,
  newBrowserSecret,
  type TellCode,
} from './codes.ts';
import { CODE_PAUSE_SECONDS, countCodeAsked, countGuessFor, countGuessFrom } from './limits.ts';
import { presentOwnUser } from './present.ts';
import { carrySession } from './sessions.ts';

type CodePlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Proving an address by six digits, which also makes accounts and signs in. */
export function codeRoutes(platform: CodePlatform, tellCode: TellCode): Route[] {
  const { phoneCountries } = platform.config;
  return [
    route(sendEmailCode, ({ body }, call) =>
      sendCode(platform, tellCode, emailTo(body.email), call),
    ),
    route(sendPhoneCode, async ({ body }, call) => {
      assertThat(mayText(platform.config), 'provider_not_configured');
      return sendCode(platform, tellCode, phoneTo(body.phone, phoneCountries), call);
    }),
    route(verifyEmailCode, ({ body }, call) =>
      verifyCode(platform, emailTo(body.email), body, call),
    ),
    route(verifyPhoneCode, async ({ body }, call) =>
      verifyCode(platform, readPhone(body.phone, phoneCountries), body, call),
    ),
  ];
}

/** Outside production a text message ends in the outbox, where it can be read. */
function mayText({ production, sms }: Platform['config']): boolean {
  return !production || sms !== undefined;
}

async function sendCode(
  platform: CodePlatform,
  tellCode: TellCode,
  to: Address,
  call: CallContext,
) {
  await countCodeAsked(platform, to, call.address);
  const browserSecret = call.cookie(CODE_COOKIE) ?? newBrowserSecret();
  const use = { to, purpose: 'sign-in' } as const;
  await makeCode(platform, tellCode, use, { browserSecret, language: call.language });
  call.setCookie(CODE_COOKIE, browserSecret, CODE_LIFE_SECONDS);
  return { sent: true, expiresIn: CODE_LIFE_SECONDS, retryAfter: CODE_PAUSE_SECONDS } as const;
}

function readPhone(typed: string, countries: readonly string[]): Address {
  try {
    return phoneTo(typed, countries);
  } catch {
    throw wrongCode();
  }
}

interface Entered {
  code: string;
  acceptedTerms?: boolean | undefined;
  language?: Language | undefined;
}

/** Wrong, expired, used or asked for elsewhere: one answer for all. */
async function verifyCode(
  platform: CodePlatform,
  to: Address,
  { code, acceptedTerms = false, language: chosenLanguage }: Entered,
  call: CallContext,
): Promise<{ verified: true; user: User }> {
  const from = await countGuessFrom(platform, call.address);
  const codeId = await findAskedCode(
    platform.db,
    { to, purpose: 'sign-in' },
    call.cookie(CODE_COOKIE),
  );
  if (codeId === undefined) throw wrongCode();
  const guess = await countGuessFor(platform, to);
  const opened = await openAccountByCode(platform, {
    codeId,
    code,
    to,
    signedInAs: call.session?.userId ?? null,
    oldToken: call.cookie(SESSION_COOKIE),
    acceptedTerms,
    chosenLanguage,
    language: call.language,
  });
  if (!opened) throw wrongCode();
  await Promise.all([from.succeeded(), guess.succeeded()]);
  carrySession(call, opened.session);
  call.clearCookie(CODE_COOKIE);
  return { verified: true, user: presentOwnUser(opened.account) };
}

function wrongCode(): Refusal {
  return new Refusal('code_invalid', { verified: false });
}
