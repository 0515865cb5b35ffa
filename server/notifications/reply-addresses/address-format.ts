import { Secret } from 'otpauth';
import { isEqualInConstantTime, signatureOf } from '#server/platform/secrets/hashes.ts';

/** 128 bits. */
const BYTES = 16;
const SIGNS = 26;

/**
 * The e-mail address of a stored reply address: `reply+<id><signature>@domain`, both 128 bits in
 * base32, because mail folds case. Nobody without the server's secret can make one up.
 */
export function replyAddress(secret: string, domain: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return `reply+${base32(bytes)}${base32(signed(secret, id))}@${domain}`;
}

/** The id in an address of ours; undefined where its domain or signature is another. */
export function readReplyAddress(
  secret: string,
  domain: string,
  address: string,
): string | undefined {
  const [, name, host] =
    /^reply\+([a-z2-7]{52})@([a-z\d.-]{1,253})$/.exec(address.toLowerCase()) ?? [];
  if (name === undefined || host !== domain) return undefined;
  const { hex } = Secret.fromBase32(name.slice(0, SIGNS));
  const id = hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isEqualInConstantTime(address.toLowerCase(), replyAddress(secret, domain, id))
    ? id
    : undefined;
}

function signed(secret: string, id: string): Buffer {
  return signatureOf(secret, 'reply-address', id).subarray(0, BYTES);
}

/** RFC 4648, in lower case and without padding. */
function base32(bytes: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32.toLowerCase();
}
