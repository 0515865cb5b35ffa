import { createECDH, ECDH, hkdfSync } from 'node:crypto';

/** The VAPID key pair of this site (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Private keys of P-256 are 1 up to its order less 1. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/**
 * The key pair of a site without a configured one, derived from the server's secret: every node has
 * the same one, and it stays as long as the secret. 48 bytes, reduced, are unbiased enough (FIPS
 * 186-5, A.2.1).
 */
export function derivedPushKeys(secret: string): PushKeys {
  const drawn = Buffer.from(hkdfSync('sha256', secret, '', 'web push key pair', 48));
  const number = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/**
 * Whether a message can be encrypted for a browser's keys, in base64url: a point of P-256 and 16
 * bytes (RFC 8291).
 */
export function isUsablePushKey({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    return false;
  }
  return Buffer.from(auth, 'base64url').byteLength === 16;
}
