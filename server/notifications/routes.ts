import {
  getNotificationPreferences,
  getPushKey,
  getUnsubscribe,
  listNotices,
  markNoticesRead,
  removePushSubscription,
  savePushSubscription,
  setNotificationPreferences,
  unsubscribe,
} from '#contract/notifications.ts';
import { getTestMessage, sendTestMessage } from '#contract/test-messages.ts';
import { revokeReplyAddresses } from '#contract/replies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { isUsablePushKey } from '#server/platform/delivery/push-keys.ts';
import { isPushService } from '#server/platform/delivery/push.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { getPreferences, setPreferences } from './preferences.ts';
import { presentNotice } from './present.ts';
import { countUnread, findNoticesOfUser, hasNotice } from './queries-notices.ts';
import {
  deleteOldestSubscriptions,
  deleteSubscriptionOfUser,
  upsertSubscription,
} from './outbox/queries-push.ts';
import { markReadUpTo } from './notify.ts';
import { readTest, sendTest } from './test-messages/test-messages.ts';
import { deleteReplyAddresses } from './reply-addresses/queries-reply-addresses.ts';
import { changeSubscription, showSubscription } from './unsubscribe/unsubscribe.ts';

const pageSize = 20;
/** Browsers that one person may have subscribed. */
const MAX_BROWSERS = 20;

/** Calls on notices, preferences, push subscriptions, reply addresses and unsubscribing. */
export function notificationRoutes(platform: Platform): Route[] {
  return [
    ...noticeRoutes(platform),
    ...preferenceRoutes(platform),
    ...pushRoutes(platform),
    ...testRoutes(platform),
  ];
}

function noticeRoutes(platform: Platform): Route[] {
  const { db, config } = platform;
  return [
    route(listNotices, async ({ query }, { session: { userId }, language }) => {
      const page = { userId, before: query.before, limit: pageSize };
      const [notices, unreadCount] = await Promise.all([
        findNoticesOfUser(db, page),
        countUnread(db, userId),
      ]);
      return {
        notices: notices.map((notice) => presentNotice(notice, language, config)),
        unreadCount,
      };
    }),
    route(markNoticesRead, async ({ body: { upTo } }, { session: { userId } }) => {
      assertThat(await hasNotice(db, userId, upTo), 'not_found');
      await markReadUpTo(platform, userId, upTo);
    }),
  ];
}

function preferenceRoutes(platform: Platform): Route[] {
  return [
    route(getNotificationPreferences, (_, { session }) => getPreferences(platform, session.userId)),
    route(setNotificationPreferences, ({ body }, { session }) =>
      setPreferences(platform, session.userId, body),
    ),
    route(getUnsubscribe, ({ params }) => showSubscription(platform, params.token)),
    route(revokeReplyAddresses, (_, { session }) =>
      deleteReplyAddresses(platform.db, session.userId),
    ),
    route(unsubscribe, ({ params, body }) => changeSubscription(platform, params.token, body.wish)),
  ];
}

function pushRoutes({ db, clock, config }: Platform): Route[] {
  return [
    route(getPushKey, async () => ({ key: config.push.keys.publicKey })),
    route(savePushSubscription, async ({ body: { endpoint, keys } }, { session }) => {
      const isKnown = isPushService(config.push.hosts, endpoint);
      if (!isKnown || !isUsablePushKey(keys)) {
        const field = isKnown ? 'keys' : 'endpoint';
        throw new Refusal('invalid_input', { details: [{ field, problem: 'not_allowed' }] });
      }
      const now = clock.now();
      await upsertSubscription(db, {
        id: uuidv7(now.getTime()),
        user_id: session.userId,
        session_id: session.id,
        endpoint,
        ...keys,
        created_at: now,
      });
      await deleteOldestSubscriptions(db, session.userId, MAX_BROWSERS);
    }),
    route(removePushSubscription, async ({ body: { endpoint } }, { session }) => {
      await deleteSubscriptionOfUser(db, session.userId, endpoint);
    }),
  ];
}

function testRoutes(platform: Platform): Route[] {
  return [
    route(sendTestMessage, async ({ body }, call) => {
      await limit(platform, call, 'testMessages');
      return sendTest(platform, call.session.userId, body.channel);
    }),
    route(getTestMessage, ({ params }, { session }) =>
      readTest(platform, session.userId, params.id),
    ),
  ];
}
