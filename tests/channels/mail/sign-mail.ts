import { dkimSign } from 'mailauth';
import { DKIM } from '#tests/support/replies-site.ts';

/** A key that signs mails of a domain; `maxBodyLength` leaves what follows so many bytes unsigned. */
export interface SigningKey {
  signingDomain: string;
  selector: string;
  privateKey: string;
  maxBodyLength?: number;
}

/** The key of example.test. */
export const OWN_KEY: SigningKey = {
  signingDomain: DKIM.domainName,
  selector: DKIM.keySelector,
  privateKey: DKIM.privateKey,
};

/** A mail, as a binary string, with a DKIM signature above it. */
export async function signed(raw: string, key: SigningKey = OWN_KEY): Promise<string> {
  // The library reads keys from the list alone; its types want one beside it.
  const { signatures } = await dkimSign(Buffer.from(raw, 'latin1'), {
    ...key,
    canonicalization: 'relaxed/relaxed',
    signatureData: [{ ...key }],
  });
  if (signatures === '') throw new Error('The mail was not signed');
  return signatures + raw;
}
