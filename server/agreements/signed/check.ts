import type { AgreementCheck } from '#contract/agreements/signed.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { listPublicKeys } from '#server/platform/signing/signing-keys.ts';
import { NotWhole, verifyAgreement } from './verify.ts';

/** Whether a file is an agreement that this site signed, and what it says; nothing of a file that is not. */
export async function checkAgreement(
  db: Db,
  file: string,
  language: Language,
): Promise<AgreementCheck> {
  try {
    const { statement, digest, keyId } = await verifyAgreement(file, await listPublicKeys(db));
    const { issuer, professional, customer, agreedAt, changes, currency, total, ceiling } =
      statement;
    const said = {
      issuer,
      professional: localizeErased(professional.name, language),
      customer: localizeErased(customer.name, language),
      agreedAt,
      changes: changes.length,
      currency,
      total,
      ceiling,
      digest,
      keyId,
    };
    return { flaw: null, said };
  } catch (error) {
    if (error instanceof NotWhole) return { flaw: error.flaw, said: null };
    throw error;
  }
}
