import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { errors, type JWK } from 'jose';
import { listPublicKeys } from '#server/platform/signing/signing-keys.ts';
import { verifyReviews } from '#server/reviews/reviews.ts';
import { onDatabase } from './on-database.ts';
import { typedPath } from './typed-path.ts';

/** `verify-reviews`: verifies the signature of an export of reviews. */
export const verifyReviewsCommand = {
  summary: 'Prove that an export of reviews is genuine',
  help: `Usage: npm run nearhand -- verify-reviews <file.json> [--jwks <keys.json>]

Verifies the signature of a file that a professional got from GET /api/professionals/:id/reviews/export,
and prints what it says. Ends with 0 where it is genuine, with 1 where it is not.

  --jwks <file>   the keys of the site that signed it, from its /.well-known/jwks.json; without it
                  those of this site, from its database`,
  async run(args: string[]): Promise<number> {
    const { values, positionals } = parseArgs({
      args,
      options: { jwks: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('Name the one file to verify.');
    const keys = values.jwks
      ? await keysOf(typedPath(values.jwks))
      : await onDatabase(listPublicKeys);
    const said = await verified(await textOf(typedPath(file)), keys);
    if (typeof said === 'string') {
      process.stderr.write(`Not genuine: ${said}\n`);
      return 1;
    }
    const { issuer, exportedAt, professional, rating, count } = said;
    process.stdout.write(
      `Genuine.\n  signed by     ${issuer}\n  exported      ${exportedAt}\n` +
        `  professional  ${professional.name} (${professional.id})\n` +
        `  reviews       ${count}${rating === null ? '' : `, ${rating} of 5 on average`}\n`,
    );
    return 0;
  },
};

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read. Check the path.`, { cause: error });
  }
}

async function verified(file: string, keys: readonly JWK[]) {
  try {
    return await verifyReviews(file, keys);
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return 'the signature does not fit. Somebody has changed the file since it was signed.';
  if (error instanceof errors.JWKSNoMatchingKey)
    return 'none of these keys signed it. Is it from another site? Then name its keys with --jwks.';
  if (error instanceof SyntaxError || error instanceof errors.JWSInvalid)
    return 'this is no export of reviews. Take the file as it was downloaded.';
  return error instanceof Error ? error.message : String(error);
}

async function keysOf(file: string): Promise<JWK[]> {
  const { keys } = JSON.parse(await textOf(file)) as { keys?: JWK[] };
  if (!Array.isArray(keys)) throw new Error(`${file} is no set of keys: it has no "keys".`);
  return keys;
}
