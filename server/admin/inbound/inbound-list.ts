import type { InboundMessage } from '#contract/admin/inbound.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listInbound, type InboundFilter } from '#server/replies/replies.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { decodeCursor, encodeCursor, momentKey } from '../lists/cursor.ts';

const ORDER = { list: 'inbound', sort: 'receivedAt', kind: 'moment' } as const;

/** A page of what people sent by e-mail and text message; reading it is audited. */
export async function readInbound(
  platform: Platform,
  actor: Actor,
  { after, limit, ...filter }: InboundFilter & { after: string | undefined; limit: number },
): Promise<InboundMessage[]> {
  const place = after === undefined ? undefined : decodeCursor(ORDER, after);
  const from = place && { receivedAt: new Date(place.key), id: place.id };
  const found = await listInbound(platform, { ...filter, after: from, limit });
  const target = { kind: 'list', id: 'inbound' } as const;
  await recordAudit(platform.db, platform, actor, { action: 'read', target, after: { ...filter } });
  return found.map(({ receivedAt, ...message }) => ({
    ...message,
    receivedAt: receivedAt.toISOString(),
    cursor: encodeCursor(ORDER, { key: momentKey(receivedAt), id: message.id }),
  }));
}
