import type { APIRequestContext } from '@playwright/test';
import * as OTPAuth from 'otpauth';

/** Advances the clock of the program. */
export async function advance(request: APIRequestContext, seconds: number): Promise<void> {
  await request.post('/dev/clock', { data: { seconds } });
}

/** The code that the app shows by the clock of the program, or one that is wrong by this much. */
export async function codeOf(
  request: APIRequestContext,
  app: OTPAuth.TOTP,
  wrongBy = 0,
): Promise<string> {
  const { now } = await (await request.get('/dev/clock')).json();
  const code = app.generate({ timestamp: Date.parse(now) });
  return String((Number(code) + wrongBy * 7919) % 1_000_000).padStart(6, '0');
}

/** An authenticator app that holds this secret. */
export function appWith(secret: string): OTPAuth.TOTP {
  return new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
}
