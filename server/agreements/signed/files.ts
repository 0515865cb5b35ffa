import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { bytesAnswer } from '#server/platform/bytes-answer.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawSheet } from '#server/platform/pdf/sheet.ts';
import { signingKey } from '#server/platform/signing/signing-keys.ts';
import type { Reader } from '../read.ts';
import { agreementSheet } from './agreement-sheet.ts';
import { encodeAgreement } from './encode.ts';
import { stateAgreement } from './state-agreement.ts';

/** An agreement as one signed file. @throws Refusal `not_found`, `no_agreement` */
export async function agreementFile(
  platform: Platform,
  reader: Reader,
  requestId: string,
): Promise<FileAnswer> {
  const statement = await stateAgreement(platform, reader, requestId);
  const { file } = await encodeAgreement(statement, await signingKey(platform));
  return bytesAnswer(Buffer.from(file), {
    mediaType: 'application/jose',
    name: `agreement-${statement.agreedAt.slice(0, 10)}.jws`,
  });
}

/** The same on paper, with the digest of what the file signs. @throws as `agreementFile` */
export async function agreementPdf(
  platform: Platform,
  reader: Reader,
  { requestId, language }: { requestId: string; language: Language },
): Promise<FileAnswer> {
  const statement = await stateAgreement(platform, reader, requestId);
  const key = await signingKey(platform);
  const { digest } = await encodeAgreement(statement, key);
  const { brandName: brand } = platform.config;
  const sheet = agreementSheet(statement, { digest, keyId: key.id, brand, language });
  const bytes = await drawSheet(sheet, { language, at: new Date(statement.agreedAt) });
  return bytesAnswer(bytes, {
    mediaType: 'application/pdf',
    name: `agreement-${statement.agreedAt.slice(0, 10)}.pdf`,
  });
}
