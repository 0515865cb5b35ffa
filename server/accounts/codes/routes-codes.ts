import {
  sendEmailCode,
  sendPhoneCode,
  verifyEmailCode,
  verifyPhoneCode,
  type User,
} from '#contract/accounts/accounts.ts';
import type { Parsed } from '#contract/endpoint.ts';
import { route, type CallContext, type Route } from '#server/platform/http/route.ts';
import { emailTo, type Address } from '#server/accounts/addresses.ts';
import {
  signInByCode,
  phoneOfCode,
  phoneForSms,
  sendCode,
  type CodePlatform,
} from './code-calls.ts';
import type { QueueCodeMessage } from './codes.ts';
import type { SignInDependencies } from '#server/accounts/dependencies.ts';

/** Proving an address by six digits, which also makes accounts and signs in. */
export function codeRoutes(
  platform: CodePlatform,
  {
    queueCodeMessage,
    ...dependencies
  }: SignInDependencies & { queueCodeMessage: QueueCodeMessage },
): Route[] {
  const send = (to: Address, call: CallContext) =>
    sendCode(platform, queueCodeMessage, { to, purpose: 'sign-in' }, call);
  const verify = async (to: Address, body: Body, call: CallContext): Promise<Verified> => {
    const use = { to, purpose: 'sign-in' } as const;
    const role = body.userType === 'professional' ? 'professional' : 'customer';
    const entered = { ...body, role } as const;
    return { verified: true, user: await signInByCode(platform, dependencies, use, entered, call) };
  };
  return [
    route(sendEmailCode, ({ body }, call) => send(emailTo(body.email), call)),
    route(sendPhoneCode, async ({ body }, call) => send(phoneForSms(platform, body.phone), call)),
    route(verifyEmailCode, ({ body }, call) => verify(emailTo(body.email), body, call)),
    route(verifyPhoneCode, async ({ body }, call) =>
      verify(phoneOfCode(platform, body.phone), body, call),
    ),
  ];
}

type Body = Omit<Parsed<typeof verifyEmailCode>['body'], 'email'>;
type Verified = { verified: true; user: User };
