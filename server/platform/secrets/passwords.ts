import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import { PASSWORD_COST as cost } from './password-cost.ts';
import { Refusal } from '../refusal.ts';

const tagLength = 32;
const saltLength = 16;

const derive = promisify(argon2);
const slots = new ConcurrencyLimiter({ running: 4, waiting: 64 });

/**
 * The Argon2id hash of a password as a PHC string.
 * @throws Refusal `unavailable` when too many hashes are already queued
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await deriveInTurn(password, salt, cost, tagLength);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Verifies a password. Without a hash (unknown address, or an account without a password) the answer is no, after the same work. @throws Refusal `unavailable` when too many hashes are already
 * queued
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const { salt, tag, ...parameters } = hash === null ? nobodys() : readPhc(hash);
  const derived = await deriveInTurn(password, salt, parameters, tag.length);
  return timingSafeEqual(derived, tag) && hash !== null;
}

/** Whether a hash has other cost parameters than today's. */
export function isOutdatedHash(hash: string): boolean {
  const { memory, passes, parallelism } = readPhc(hash);
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism;
}

async function deriveInTurn(password: string, nonce: Buffer, parameters: typeof cost, tag: number) {
  const options = { message: password, nonce, tagLength: tag, ...parameters };
  const result = slots.run(() => derive('argon2id', options));
  if (result === 'full') throw new Refusal('unavailable');
  return result;
}

function nobodys() {
  return { ...cost, salt: randomBytes(saltLength), tag: randomBytes(tagLength) };
}

function readPhc(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash is not a PHC string of Argon2id');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings use base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
