import webPush from 'web-push';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from './delivery-error.ts';
import { canBeEncryptedFor } from './push-keys.ts';

/** A browser that may be sent push messages, as it described itself. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The browser does not want any more messages, or is gone: nothing will ever arrive there. */
export class PushAddressGone extends DeliveryError {
  constructor(status: number) {
    super(`The push service answered ${status}: the subscription is over`, true);
    this.name = 'PushAddressGone';
  }
}

/** Hands push messages to the push service of a browser, encrypted for that browser alone. */
export interface Pusher {
  /** @throws PushAddressGone, DeliveryError */
  send(message: { to: PushAddress; payload: string; urgent: boolean }): Promise<void>;
}

/** A message nobody could be shown for so many seconds is old news. */
const lifeSeconds = DAY_SECONDS;

/** Opens nothing yet; there is always one, for its keys need no other party. */
export function openPusher({ push }: Pick<Config, 'push'>): Pusher {
  return {
    send: async ({ to: { endpoint, p256dh, auth }, payload, urgent }) => {
      const isReachable =
        isPushService(push.hosts, endpoint) && canBeEncryptedFor({ p256dh, auth });
      if (!isReachable) throw new PushAddressGone(0);
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
 * Whether an address is one of a push service: what a browser names is called by our server, which
 * must not be made to call its own neighbours.
 */
export function isPushService(hosts: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username } = new URL(endpoint);
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && username === '' && isKnown;
}

/**
 * 404 and 410 end a subscription (RFC 8030), and so does a service that knows it by another key of
 * ours: 401 and 403. Other 4xx are about this message and final, unless they are about the pace.
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
