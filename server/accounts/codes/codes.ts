import { randomInt } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Address } from '#server/accounts/addresses.ts';
import { hashOf, keyedHash } from '#server/platform/secrets/hashes.ts';
import type { CodePurpose, CodeUse } from './code-use.ts';
import { findNewestCode, insertCode, spendCodeAttempt } from './queries-codes.ts';

export const CODE_TTL_SECONDS = 600;
const maxAttempts = 5;

/** The cookie that ties a code to the browser that requested it. */
export const CODE_COOKIE = 'otp';

/** The content of a message with a code. */
export interface CodeMessage extends Address {
  purpose: CodePurpose;
  codeId: string;
  code: string;
  language: Language;
  lifeMinutes: number;
}

/** Queues the message within the transaction that makes the code; server/app injects it. */
export type QueueCodeMessage = (tx: Tx, notice: CodeMessage) => Promise<void>;

type CodePlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Makes a code for an address, whether anybody has it or not, and queues its message. */
export async function makeCode(
  { db, clock, config }: CodePlatform,
  queueCodeMessage: QueueCodeMessage,
  use: CodeUse,
  { browserSecret, language }: { browserSecret: string; language: Language },
): Promise<void> {
  const { to, purpose } = use;
  const now = clock.now();
  const codeId = uuidv7(now.getTime());
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction().execute(async (tx) => {
    await insertCode(tx, {
      id: codeId,
      ...to,
      purpose,
      code_hash: hmacOf(config.sessionSecret, codeId, use, code),
      browser_hash: hashOf(browserSecret),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_TTL_SECONDS * 1000),
    });
    const lifeMinutes = CODE_TTL_SECONDS / 60;
    await queueCodeMessage(tx, { ...to, purpose, codeId, code, language, lifeMinutes });
  });
}

/** The code this browser would have to enter for this purpose: only the newest counts. */
export async function findRequestedCode(
  db: Db,
  use: CodeUse,
  browserSecret: string | undefined,
): Promise<string | undefined> {
  if (browserSecret === undefined) return undefined;
  return (await findNewestCode(db, use, hashOf(browserSecret)))?.id;
}

/**
 * Spends one of the five attempts of a code; true for the one caller who enters it right in time.
 */
export async function verifyCode(
  db: Db,
  { clock, config }: CodePlatform,
  { codeId, use, code }: { codeId: string; use: CodeUse; code: string },
): Promise<boolean> {
  const codeHash = hmacOf(config.sessionSecret, codeId, use, code);
  const spent = await spendCodeAttempt(db, codeId, {
    codeHash,
    maxTries: maxAttempts,
    now: clock.now(),
  });
  return spent?.right === true;
}

/** Six digits alone could be brute-forced from their hash: it is keyed with the server's secret. */
function hmacOf(secret: string, codeId: string, { to, purpose, userId }: CodeUse, code: string) {
  const { channel, target } = to;
  const whose = userId ?? null;
  return keyedHash(secret, ['one-time code', codeId, channel, target, purpose, whose, code]);
}
