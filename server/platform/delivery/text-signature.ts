import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashOf } from '#server/platform/secrets/hashes.ts';

/** The fields of a form, as they were sent. */
type Fields = Iterable<[string, string]>;

/**
 * The signature of a webhook for texts: HMAC-SHA1 over the public address and all fields in their order
 * by name, in base64 (X-Twilio-Signature, https://www.twilio.com/docs/usage/security).
 */
export function signText(token: string, url: string, fields: Fields): string {
  const sorted = [...fields].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(signed, 'utf8').digest('base64');
}

/** Whether a signature is right; it takes as long whatever is wrong with it. */
export function isSigned(
  signature: string,
  { token, url, fields }: { token: string; url: string; fields: Fields },
): boolean {
  return timingSafeEqual(hashOf(signature), hashOf(signText(token, url, fields)));
}
