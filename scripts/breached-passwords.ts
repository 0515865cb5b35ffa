// Writes the filter of breached passwords (server/platform/breached-passwords) from the list of
// common passwords that @zxcvbn-ts/language-common carries (MIT), which follows published leaks.
// Run it by hand after that package has been renewed.
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '#contract/password-rules.ts';
import { FILTER_FILE } from '#server/platform/breached-passwords/breached-passwords.ts';
import { makeFilter } from '#server/platform/breached-passwords/filter.ts';

/** The common passwords in lower case; shorter ones than any account may have are left out. */
export function commonPasswords(): string[] {
  const long = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  return [...new Set(long.map((password) => password.toLowerCase()))];
}

if (import.meta.main) {
  const passwords = commonPasswords();
  await writeFile(FILTER_FILE, makeFilter(passwords));
  console.log(`wrote a filter of ${passwords.length} passwords`);
}
