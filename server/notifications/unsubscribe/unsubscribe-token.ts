import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { PREFERENCE_KINDS, type PreferenceKind } from '#contract/notifications.ts';

/** What the link of a mail stops: mails of one kind, or all that can be stopped. */
export interface UnsubscribeScope {
  userId: string;
  kind: PreferenceKind | 'all';
}

/**
 * The token in the link of a mail: what it stops, signed by the server's secret. It opens nothing
 * else and has no end, for old mails must be stoppable too.
 */
export function unsubscribeToken(secret: string, { userId, kind }: UnsubscribeScope): string {
  const said = `${userId}.${kind}`;
  return `${said}.${signatureOf(secret, said)}`;
}

/** What a token stops; undefined where it is none of ours. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeScope | undefined {
  const [userId = '', kindSaid = '', signature = ''] = token.split('.');
  const kind = ([...PREFERENCE_KINDS, 'all'] as const).find((known) => known === kindSaid);
  if (!kind || !isSame(signature, signatureOf(secret, `${userId}.${kind}`))) return undefined;
  return { userId, kind };
}

function signatureOf(secret: string, said: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe', 32));
  return createHmac('sha256', key).update(said).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
