import type { unsubscribe } from '#contract/notifications.ts';
import type { Answer } from '#contract/endpoint.ts';
import { findUsers, type Person } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSubscribed, setSubscribed } from './preferences.ts';
import { readUnsubscribeToken, type Stoppable } from './unsubscribe-token.ts';

type Stopping = Pick<Platform, 'db' | 'config'>;
export type Wish = 'stop' | 'stopAll' | 'resume';

/** What the link of a mail would stop. @throws Refusal `not_found` where it is none of ours */
export async function showSubscription(
  platform: Stopping,
  token: string,
): Promise<Answer<typeof unsubscribe>> {
  const { kind, person } = await getStoppable(platform, token);
  return { kind, subscribed: await isSubscribed(platform, { kind, person }) };
}

/** Does what its reader wants with the link of a mail. @throws Refusal `not_found` */
export async function changeSubscription(
  platform: Stopping,
  token: string,
  wish: Wish,
): Promise<Answer<typeof unsubscribe>> {
  const { kind, person } = await getStoppable(platform, token);
  const stopped = wish === 'stopAll' ? 'all' : kind;
  await setSubscribed(platform, { kind: stopped, person }, wish === 'resume');
  return { kind: stopped, subscribed: wish === 'resume' };
}

async function getStoppable(
  { db, config }: Stopping,
  token: string,
): Promise<{ kind: Stoppable['kind']; person: Person }> {
  const found = readUnsubscribeToken(config.sessionSecret, token);
  const person = found && (await findUsers(db, [found.userId])).get(found.userId);
  if (!found || !person) throw new Refusal('not_found');
  return { kind: found.kind, person };
}
