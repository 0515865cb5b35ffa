import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filterHolds } from './filter.ts';

export const FILTER_FILE = join(import.meta.dirname, 'common-passwords.bin');

let filter: Buffer | undefined;

/**
 * Whether a password is among the most common ones of known breaches, however its letters are
 * capitalized. The filter is built by scripts/breached-passwords.ts; no network call.
 */
export function isBreachedPassword(password: string): boolean {
  filter ??= readFileSync(FILTER_FILE);
  return filterHolds(filter, password.toLowerCase());
}
