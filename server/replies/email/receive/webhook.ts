import { readLimitedBody } from '#server/platform/http/read-body.ts';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import { countHit, undoHits, type Count } from '#server/platform/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { MAX_MAIL_BYTES, type ArrivedMail } from '#server/replies/email/arrived-mail.ts';
import { takeInMail } from '#server/replies/email/take-in-mail.ts';

/** What a form adds to the mail in it. */
const MAX_BODY_BYTES = MAX_MAIL_BYTES + 5 * 1024 * 1024;
/** Each holds a whole mail. */
const limiter = new ConcurrencyLimiter({ running: 4, waiting: 16 });
/** How far the clock of a provider may be from ours. */
const TOLERANCE_SECONDS = 300;
const REPLAY_SECONDS = 2 * TOLERANCE_SECONDS;

/** A mail of a webhook whose origin was verified, and what is used up by it. */
export interface VerifiedMail {
  mail: Pick<ArrivedMail, 'raw' | 'recipients' | 'returnPath' | 'peer'>;
  /** Comes once: a second time it is a replay. Null where the provider has none. */
  nonce: string | null;
}

/**
 * Receives a mail by a webhook. `verify` reads it where its origin is proven; the refusal does not say what was wrong. Providers
 * try again what was not answered with 200.
 */
export async function receiveMail(
  platform: Platform,
  request: Request,
  verify: (body: Buffer) => Promise<VerifiedMail | undefined>,
): Promise<Response> {
  const answered = limiter.run(async () => {
    const body = await readLimitedBody(request, MAX_BODY_BYTES);
    if (!body) return answer(413, 'Too large');
    const verified = await verify(body);
    return verified ? takeIn(platform, verified) : answer(401, 'Not signed of late');
  });
  return answered === 'full' ? answer(503, 'Please try again') : answered;
}

async function takeIn(platform: Platform, { mail, nonce }: VerifiedMail): Promise<Response> {
  if (mail.raw.byteLength > MAX_MAIL_BYTES) return answer(413, 'Too large');
  const used: Count = [['mail-webhook', nonce ?? ''], { limit: 1, windowSeconds: REPLAY_SECONDS }];
  if (nonce !== null && !(await countHit(platform, ...used)).allowed) {
    return answer(409, 'Received before');
  }
  try {
    const taken = await takeInMail(platform, { ...mail, isTrusted: false });
    if (taken === 'done') return answer(200, 'Received');
  } catch (error) {
    platform.log.error({ err: error }, 'mail not taken in');
  }
  if (nonce !== null) await undoHits(platform, [used]);
  return answer(503, 'Please try again');
}

/** Whether a time in Unix seconds is about now. */
export function isOfLate({ clock }: Pick<Platform, 'clock'>, seconds: string): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  return Math.abs(clock.now().getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
}

/** Where there is no such webhook. */
export function noWebhook(): Response {
  return answer(404, 'Not found');
}

function answer(status: number, message: string): Response {
  const headers = { 'cache-control': 'no-store' };
  return Response.json(status === 200 ? { message } : { error: message }, { status, headers });
}
