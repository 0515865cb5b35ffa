import type { unsubscribe } from '#contract/notifications.ts';
import type { Answer } from '#contract/endpoint.ts';
import { findUsers, type Person } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSubscribed, setSubscribed } from '#server/notifications/preferences.ts';
import { readUnsubscribeToken, type UnsubscribeScope } from './unsubscribe-token.ts';

type UnsubscribePlatform = Pick<Platform, 'db' | 'config'>;
export type UnsubscribeAction = 'stop' | 'stopAll' | 'resume';

/** What an unsubscribe link would stop. @throws Refusal `not_found` where its token is invalid */
export async function showSubscription(
  platform: UnsubscribePlatform,
  token: string,
): Promise<Answer<typeof unsubscribe>> {
  const { kind, person } = await getScope(platform, token);
  return { kind, subscribed: await isSubscribed(platform, { kind, person }) };
}

/** Unsubscribes or resubscribes by the link of a mail. @throws Refusal `not_found` */
export async function changeSubscription(
  platform: UnsubscribePlatform,
  token: string,
  action: UnsubscribeAction,
): Promise<Answer<typeof unsubscribe>> {
  const { kind, person } = await getScope(platform, token);
  const stopped = action === 'stopAll' ? 'all' : kind;
  await setSubscribed(platform, { kind: stopped, person }, action === 'resume');
  return { kind: stopped, subscribed: action === 'resume' };
}

async function getScope(
  { db, config }: UnsubscribePlatform,
  token: string,
): Promise<{ kind: UnsubscribeScope['kind']; person: Person }> {
  const found = readUnsubscribeToken(config.sessionSecret, token);
  const person = found && (await findUsers(db, [found.userId])).get(found.userId);
  if (!found || !person) throw new Refusal('not_found');
  return { kind: found.kind, person };
}
