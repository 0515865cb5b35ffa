import { retryMessages as retryCall, type FailedMessage } from '#contract/admin/deliveries.ts';
import type { AdminRole } from '#contract/admin/roles.ts';
import type { Language } from '#contract/language.ts';
import type { Channel } from '#contract/notifications.ts';
import {
  listFailedMessages,
  retryMessages,
  type FailedMessage as Failed,
} from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordAudit, type Actor, type AdminActor } from '../audit/record-audit.ts';
import { encodeCursor, decodeCursor, momentKey } from '../lists/cursor.ts';
import { mayCall } from '../rights.ts';
import { auditSelection } from './audit-selection.ts';

const ORDER = { list: 'deliveries', sort: 'failedAt', kind: 'moment' } as const;

interface Filter {
  channel?: Channel | undefined;
  kind?: string | undefined;
}

/** A page of the messages that failed for good; reading it is audited. */
export async function readFailedMessages(
  platform: Platform,
  actor: AdminActor,
  { after, limit, ...filter }: Filter & { after: string | undefined; limit: number },
): Promise<FailedMessage[]> {
  const place = after === undefined ? undefined : decodeCursor(ORDER, after);
  const from = place && { failedAt: new Date(place.key), id: place.id };
  const found = await listFailedMessages(platform, { ...filter, after: from, limit });
  const target = { kind: 'list', id: 'deliveries' } as const;
  await recordAudit(platform.db, platform, actor, { action: 'read', target, after: { ...filter } });
  return found.map((message) => presentMessage(message, actor.role));
}

function presentMessage(
  { canBeRetried, createdAt, failedAt, ...message }: Failed,
  role: AdminRole,
): FailedMessage {
  return {
    ...message,
    language: message.language as Language,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
    cursor: encodeCursor(ORDER, { key: momentKey(failedAt), id: message.id }),
    allowedActions: canBeRetried && mayCall(role, retryCall) ? ['retry'] : [],
  };
}

/** Retries failed messages, audited where there were any; returns how many. */
export async function retryFailedMessages(
  platform: Platform,
  actor: Actor,
  which: { ids: readonly string[] } | (Filter & { until: Date }),
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    const retried = await retryMessages(tx, platform, which);
    if (retried === 0) return 0;
    const { id, ...named } = auditSelection(which);
    const target = { kind: 'message', id } as const;
    await recordAudit(tx, platform, actor, {
      action: 'retried',
      target,
      after: { retried, ...named },
    });
    return retried;
  });
}
