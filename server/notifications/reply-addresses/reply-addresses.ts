import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { readReplyAddress, replyAddress } from './address-format.ts';
import {
  findReplyAddress,
  keyOf,
  upsertReplyAddresses,
  type Answerer,
} from './queries-reply-addresses.ts';

type Configured = Pick<Platform, 'config'>;

/**
 * The addresses under which these people answer mails about these conversations, in their order; the
 * same for every mail, until the person revokes it. Undefined where replies are not configured, or the
 * request is gone.
 */
export async function replyAddressesOf(
  tx: Tx,
  { config, clock }: Configured & Pick<Platform, 'clock'>,
  answerers: readonly (Answerer | undefined)[],
): Promise<(string | undefined)[]> {
  const { replies, sessionSecret } = config;
  const asked = new Map(answerers.flatMap((one) => (one ? [[keyOf(one), one] as const] : [])));
  if (!replies || asked.size === 0) return answerers.map(() => undefined);
  const now = clock.now();
  const rows = [...asked.values()].map(({ userId, requestId, professionalId }) => ({
    id: uuidv7(now.getTime()),
    user_id: userId,
    request_id: requestId,
    professional_id: professionalId,
    created_at: now,
  }));
  const ids = await upsertReplyAddresses(tx, rows);
  return answerers.map((one) => {
    const id = one && ids.get(keyOf(one));
    return id === undefined ? undefined : replyAddress(sessionSecret, replies.domain, id);
  });
}

/** Whether an address is one of ours, in use or revoked. */
export function isReplyAddress({ config }: Configured, address: string): boolean {
  return idOf(config, address) !== undefined;
}

/** Whose reply address this is, and of what conversation; undefined where it is none, or was revoked. */
export async function findAnswerer(
  { db, config }: Configured & { db: Db },
  address: string,
): Promise<Answerer | undefined> {
  const id = idOf(config, address);
  return id === undefined ? undefined : findReplyAddress(db, id);
}

function idOf({ replies, sessionSecret }: Platform['config'], address: string): string | undefined {
  return replies && readReplyAddress(sessionSecret, replies.domain, address);
}
