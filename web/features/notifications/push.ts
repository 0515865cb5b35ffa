import {
  getPushKey,
  removePushSubscription,
  savePushSubscription,
} from '#contract/notifications.ts';
import { call } from '#web/lib/api/call.ts';
import { workerAtWork } from '#web/lib/offline/worker.ts';

/** The state of push in this browser: unsupported, possible once installed, denied, off, or on. */
export type PushState = 'unsupported' | 'homeScreen' | 'denied' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return isApplesPage() ? 'homeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
}

/**
 * Requests permission and subscribes this browser; only on a click. Resolves to the new state, and
 * throws where the browser cannot reach its push service.
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const { key } = await call(getPushKey);
  if (key === null) return 'unsupported';
  const registration = await workerAtWork();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  await save(await registration.pushManager.subscribe(options));
  return 'on';
}

/** Ends the subscription here and at the server. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  if (!subscription) return readPushState();
  await call(removePushSubscription, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return readPushState();
}

/** A subscription lasts as long as a session: a new session of this browser renews it. */
export async function renewPush(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  const subscription = await findSubscription();
  if (subscription) await save(subscription);
}

/** A page on an iPhone or iPad that is not installed: only these have `standalone`. */
function isApplesPage(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call(savePushSubscription, { body: { endpoint, keys: { p256dh, auth } } });
}
