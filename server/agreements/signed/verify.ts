import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JWK } from 'jose';
import * as z from 'zod/mini';
import { AGREEMENT_TYPE, digestOf } from './encode.ts';
import { addsUp, agreementStatement, type AgreementStatement } from './statement.ts';

/**
 * Why a file is not whole: `format`: no signed agreement; `key`: signed by none of the keys;
 * `signature`: changed since it was signed; `content`: signed, but no agreement that adds up.
 */
export type Flaw = 'format' | 'key' | 'signature' | 'content';

export class NotWhole extends Error {
  readonly flaw: Flaw;

  constructor(flaw: Flaw) {
    super(`not whole: ${flaw}`);
    this.name = 'NotWhole';
    this.flaw = flaw;
  }
}

/** What a whole file says. */
export interface VerifiedAgreement {
  statement: AgreementStatement;
  digest: string;
  /** The thumbprint of the key that signed it (RFC 7638). */
  keyId: string;
}

const FILE = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\n?$/;

/**
 * Verifies that a file is an agreement signed by one of these keys, to the last character. Needs no
 * database.
 * @throws NotWhole
 */
export async function verifyAgreement(
  file: string,
  keys: readonly JWK[],
): Promise<VerifiedAgreement> {
  const { kid, jws } = headerOf(file);
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new NotWhole('key');
  const payload = await signedBy(jws, key);
  const statement = statementOf(payload);
  if (!statement || !addsUp(statement)) throw new NotWhole('content');
  return { statement, digest: digestOf(payload), keyId: kid };
}

/** The site that a file says it is from; undefined where it says none. Not to be believed unverified. */
export function claimedIssuer(file: string): string | undefined {
  const [, , payload = ''] = FILE.exec(file) ?? [];
  return statementOf(Buffer.from(payload, 'base64url'))?.issuer;
}

function headerOf(file: string): { kid: string; jws: string } {
  const parts = FILE.exec(file)?.slice(1) ?? [];
  if (parts.length !== 3 || !parts.every(isCanonical)) throw new NotWhole('format');
  const jws = parts.join('.');
  const header = readHeader(jws);
  const names = Object.keys(header).toSorted().join(' ');
  const isOurs = names === 'alg kid typ' && header['typ'] === AGREEMENT_TYPE;
  const { kid } = header;
  if (!isOurs || header['alg'] !== 'EdDSA' || typeof kid !== 'string') throw new NotWhole('format');
  return { kid, jws };
}

/** Several spellings of one text would make a changed file whole. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

function readHeader(jws: string): Record<string, unknown> {
  try {
    return { ...decodeProtectedHeader(jws) };
  } catch {
    throw new NotWhole('format');
  }
}

async function signedBy(jws: string, key: JWK): Promise<Uint8Array> {
  try {
    const keySet = createLocalJWKSet({ keys: [key] });
    return (await compactVerify(jws, keySet, { algorithms: ['EdDSA'] })).payload;
  } catch {
    throw new NotWhole('signature');
  }
}

function statementOf(payload: Uint8Array): AgreementStatement | undefined {
  try {
    const said = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)) as unknown;
    const parsed = z.safeParse(agreementStatement, said);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
