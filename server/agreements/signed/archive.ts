import type { Platform } from '#server/platform/platform.ts';
import type { PersonRef } from '#server/platform/personal-data.ts';
import { ignoreRefusals } from '#server/platform/refusal.ts';
import { signingKey } from '#server/platform/signing/signing-keys.ts';
import { listAgreedRequests } from '#server/quotes/quotes.ts';
import { encodeAgreement } from './encode.ts';
import { stateAgreement } from './state-agreement.ts';

/** The signed files of everything a person agreed on that still stands. */
export async function listSignedAgreements(
  platform: Platform,
  who: PersonRef,
): Promise<{ name: string; file: string }[]> {
  const requestIds = await listAgreedRequests(platform.db, who);
  const files: { name: string; file: string }[] = [];
  for (const requestId of requestIds) {
    const sign = async () => {
      const statement = await stateAgreement(platform, who, requestId);
      const { file } = await encodeAgreement(statement, await signingKey(platform));
      files.push({ name: `agreements/${files.length + 1}.jws`, file });
    };
    // The job may be another's by now.
    await ignoreRefusals(sign(), ['not_found', 'no_agreement']);
  }
  return files;
}
