import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * The token of "Never contact me again": the invitation it came with, signed by the server's secret.
 * It opens nothing else and has no end, for old messages must be stoppable too.
 */
export function stopToken(secret: string, invitationId: string): string {
  return `${invitationId}.${signatureOf(secret, invitationId)}`;
}

/** The id of the invitation that a token came with; undefined where it is none of ours. */
export function readStopToken(secret: string, token: string): string | undefined {
  const [invitationId = '', signature = ''] = token.split('.');
  return isSame(signature, signatureOf(secret, invitationId)) ? invitationId : undefined;
}

function signatureOf(secret: string, said: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stop contact', 32));
  return createHmac('sha256', key).update(said).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
