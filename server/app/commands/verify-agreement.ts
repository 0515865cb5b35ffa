import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { JWK } from 'jose';
import {
  claimedIssuer,
  NotWhole,
  verifyAgreement,
  type Flaw,
} from '#server/agreements/agreements.ts';
import { typedPath } from './typed-path.ts';

const TIMEOUT_MS = 15_000;

/** `verify-agreement`: verifies a signed agreement, without a database. */
export const verifyAgreementCommand = {
  summary: 'Prove that a signed agreement is whole',
  help: `Usage: npm run nearhand -- verify-agreement <file.jws> [--keys <file or URL>]

Verifies that an agreement is as it was signed, to the last character, and prints what it says. Needs
no database. Ends with 0 where it is whole, with 1 where it is not.

  --keys <file or URL>   the keys you trust, as a site publishes them at /.well-known/jwks.json.
                         Without it those of the site that the file names are fetched; the answer
                         says which: whether that site is the right one is yours to judge.`,
  async run(args: string[]): Promise<number> {
    const { values, positionals } = parseArgs({
      args,
      options: { keys: { type: 'string' } },
      allowPositionals: true,
    });
    const [path] = positionals;
    if (!path || positionals.length > 1) throw new Error('Name the one file to verify.');
    const file = await textOf(typedPath(path));
    try {
      const source = values.keys ?? jwksOf(file);
      const whole = await verifyAgreement(file, await keysOf(source));
      process.stdout.write(said(whole, source));
      return 0;
    } catch (error) {
      if (!(error instanceof NotWhole)) throw error;
      process.stderr.write(`Not whole: ${REASONS[error.flaw]}\n`);
      return 1;
    }
  },
};

const REASONS: Record<Flaw, string> = {
  format: 'this is no signed agreement. Take the file as it was downloaded.',
  key: 'none of these keys signed it. Is it from another site? Then name its keys with --keys.',
  signature: 'the signature does not fit. Somebody has changed the file since it was signed.',
  content: 'it is signed, but what it says is no agreement that adds up.',
};

function said(
  { statement, digest, keyId }: Awaited<ReturnType<typeof verifyAgreement>>,
  source: string,
): string {
  const { issuer, professional, customer, agreedAt, changes, currency, total, ceiling } = statement;
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${currency}`;
  return `Whole.
  signed by     ${issuer}, key ${keyId}
  trusting      ${source}
  professional  ${professional.name}
  customer      ${customer.name}
  agreed        ${agreedAt}, changed ${changes.length} times since
  total         ${money(total)}${ceiling === null ? '' : `, not more than ${money(ceiling)}`}
  digest        ${digest}
`;
}

/** Where the site that a file names publishes its keys. @throws NotWhole where it names none */
function jwksOf(file: string): string {
  const issuer = claimedIssuer(file);
  if (!issuer || !URL.canParse(issuer)) throw new NotWhole('format');
  return new URL('/.well-known/jwks.json', issuer).href;
}

async function keysOf(source: string): Promise<JWK[]> {
  const text = /^https?:/.test(source) ? await fetched(source) : await textOf(typedPath(source));
  const { keys } = JSON.parse(text) as { keys?: JWK[] };
  if (!Array.isArray(keys)) throw new Error(`${source} is no set of keys: it has no "keys".`);
  return keys;
}

async function fetched(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new Error(`${url} gives no keys. Name a file with them: --keys keys.json`, {
      cause: error,
    });
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read. Check the path.`, { cause: error });
  }
}
