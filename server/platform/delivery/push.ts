import { DAY_SECONDS } from '#contract/durations.ts';
import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from './delivery-error.ts';
import { isUsablePushKey } from './push-keys.ts';

/** A browser's push subscription. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The subscription has ended: nothing will ever arrive there. */
export class PushAddressGone extends DeliveryError {
  constructor(status: number) {
    super(`The push service answered ${status}: the subscription is over`, true);
    this.name = 'PushAddressGone';
  }
}

/** Sends push messages to the push service of a browser, encrypted end to end. */
export interface Pusher {
  /** @throws PushAddressGone, DeliveryError */
  send(message: { to: PushAddress; payload: string; urgent: boolean }): Promise<void>;
}

/** TTL of a push message in seconds. */
const lifeSeconds = DAY_SECONDS;

/** Opens nothing yet; always available, because its keys need no other party. */
export function openPusher({ push }: Pick<Config, 'push'>): Pusher {
  return {
    send: async ({ to: { endpoint, p256dh, auth }, payload, urgent }) => {
      const isReachable = isPushService(push.hosts, endpoint) && isUsablePushKey({ p256dh, auth });
      if (!isReachable) throw new PushAddressGone(0);
      // Loaded lazily: it is large, and many a node never sends a push message.
      const { default: webPush } = await import('web-push');
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: push.subject, ...push.keys },
          TTL: lifeSeconds,
          urgency: urgent ? 'high' : 'normal',
          contentEncoding: 'aes128gcm',
          timeout: 10_000,
        });
      } catch (error) {
        throw deliveryError(error);
      }
    },
  };
}

/**
 * Whether an address belongs to a known push service: our server calls what a browser names, which
 * must not be an internal address (SSRF).
 */
export function isPushService(hosts: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username } = new URL(endpoint);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && username === '' && isKnown;
}

/**
 * 404 and 410 end a subscription (RFC 8030), and so do 401 and 403, of a service that knows it by
 * another key of ours. Other 4xx are about this message and permanent, unless they are rate limits.
 */
function deliveryError(error: unknown): DeliveryError {
  const { statusCode: status } = error as { statusCode?: number };
  if (status === undefined) {
    return new DeliveryError(`The push service could not be reached: ${String(error)}`, false);
  }
  if ([401, 403, 404, 410].includes(status)) return new PushAddressGone(status);
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return new DeliveryError(`The push service answered ${status}`, isFinal);
}
