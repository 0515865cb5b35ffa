import { createECDH } from 'node:crypto';
import { listNotices } from '#contract/notifications.ts';
import { sendTestMessage } from '#contract/test-messages.ts';
import { unsubscribeToken } from '#server/notifications/unsubscribe/unsubscribe-token.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';
import type { World } from '#tests/authorization/world.ts';

const endpoint = 'https://localhost:9/push/of-a-test';
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const keys = { p256dh, auth: 'a'.repeat(22) };

/** Waits for the jobs that send notifications. */
async function toldAll({ site }: World): Promise<void> {
  await site.drainJobs();
}

async function newestOfA({ world }: Cell): Promise<string> {
  await toldAll(world);
  const { notices } = await world.custA_owner.call(listNotices);
  return notices[0]?.id ?? '';
}

function linkOfA({ world }: Cell, secret = world.site.platform.config.sessionSecret): string {
  return unsubscribeToken(secret, { userId: world.custA_owner.id, kind: 'answers' });
}

const forged = (cell: Cell) => linkOfA(cell, 'the secret of somebody else, as long as ours');
const stop = { wish: 'stop' };
const type = 'application/x-www-form-urlencoded';
const oneClick = new Blob(['List-Unsubscribe=One-Click'], { type });

/** Notices, preferences and unsubscribing. */
export const notificationCalls: Ways = {
  'GET /api/notifications': async ({ world }) => {
    await toldAll(world);
    return { path: '/api/notifications' };
  },
  'POST /api/notification-reads (newest notice of A)': async (cell) => ({
    path: '/api/notification-reads',
    body: { upTo: await newestOfA(cell) },
  }),
  'PUT /api/notification-preferences': () => ({
    path: '/api/notification-preferences',
    body: {
      kinds: [{ kind: 'messages', channels: { email: false, sms: false, push: true } }],
      quietHours: { from: '22:00', to: '07:00', timeZone: 'America/Toronto' },
    },
  }),
  'POST /api/push-subscriptions': () => ({
    path: '/api/push-subscriptions',
    body: { endpoint, keys },
  }),
  'DELETE /api/push-subscriptions': () => ({
    path: '/api/push-subscriptions',
    body: { endpoint },
  }),
  'POST /api/test-messages': () => ({
    path: '/api/test-messages',
    body: { channel: 'email' },
  }),
  'GET /api/test-messages/:id (of A)': async ({ world }) => {
    const body = { channel: 'email' } as const;
    const { id } = await world.custA_owner.call(sendTestMessage, { body });
    return { path: `/api/test-messages/${id}` };
  },
  'GET /api/unsubscribe/:token (link in a mail to A)': (cell) => ({
    path: `/api/unsubscribe/${linkOfA(cell)}`,
  }),
  'GET /api/unsubscribe/:token (forged)': (cell) => ({
    path: `/api/unsubscribe/${forged(cell)}`,
  }),
  'POST /api/unsubscribe/:token (link in a mail to A)': (cell) => ({
    path: `/api/unsubscribe/${linkOfA(cell)}`,
    body: stop,
  }),
  'POST /api/unsubscribe/:token (forged)': (cell) => ({
    path: `/api/unsubscribe/${forged(cell)}`,
    body: stop,
  }),
  'POST /unsubscribe (link in a mail to A)': (cell) => ({
    path: `/unsubscribe?lang=en&token=${linkOfA(cell)}`,
    file: oneClick,
  }),
  'POST /unsubscribe (forged)': (cell) => ({
    path: `/unsubscribe?lang=en&token=${forged(cell)}`,
    file: oneClick,
  }),
};
