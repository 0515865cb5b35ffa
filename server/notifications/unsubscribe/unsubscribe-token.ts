import { PREFERENCE_KINDS, type PreferenceKind } from '#contract/notifications.ts';
import { isEqualInConstantTime, signatureOf } from '#server/platform/secrets/hashes.ts';

/** What an unsubscribe link stops: mails of one kind, or all that can be stopped. */
export interface UnsubscribeScope {
  userId: string;
  kind: PreferenceKind | 'all';
}

/**
 * The token of an unsubscribe link: its scope, signed with the server's secret. It grants nothing
 * else and never expires, because old mails must be stoppable too.
 */
export function unsubscribeToken(secret: string, { userId, kind }: UnsubscribeScope): string {
  const said = `${userId}.${kind}`;
  return `${said}.${signed(secret, said)}`;
}

/** The scope of a token; undefined where the signature is invalid. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeScope | undefined {
  const [userId = '', kindSaid = '', signature = ''] = token.split('.');
  const kind = ([...PREFERENCE_KINDS, 'all'] as const).find((known) => known === kindSaid);
  if (!kind || !isEqualInConstantTime(signature, signed(secret, `${userId}.${kind}`)))
    return undefined;
  return { userId, kind };
}

function signed(secret: string, said: string): string {
  return signatureOf(secret, 'unsubscribe', said).toString('base64url');
}
