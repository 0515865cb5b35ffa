import { createHash } from 'node:crypto';
import { CompactSign, type CryptoKey } from 'jose';
import { ALGORITHM } from '#server/platform/signing/signing-keys.ts';
import type { AgreementStatement } from './statement.ts';

/** The `typ` of an agreement's protected header. */
export const AGREEMENT_TYPE = 'nearhand-agreement+jws';

/** A signed file, and the digest that is printed on paper. */
export interface SignedAgreement {
  /** A JWS in compact serialization (RFC 7515, 7.1), with a line end. */
  file: string;
  digest: string;
}

/** Signs a statement. The same statement and key give the same file. */
export async function encodeAgreement(
  statement: AgreementStatement,
  { id: kid, key }: { id: string; key: CryptoKey },
): Promise<SignedAgreement> {
  const payload = new TextEncoder().encode(JSON.stringify(statement));
  const jws = await new CompactSign(payload)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: AGREEMENT_TYPE })
    .sign(key);
  return { file: `${jws}\n`, digest: digestOf(payload) };
}

/** SHA-256 of what is signed, in groups of eight, to be read out and compared. */
export function digestOf(payload: Uint8Array): string {
  const hex = createHash('sha256').update(payload).digest('hex');
  return (hex.match(/.{8}/g) ?? []).join(' ');
}
