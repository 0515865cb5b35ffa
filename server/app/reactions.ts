import { contactMore } from '#server/matching/matching.ts';
import { findUnreadForNotice } from '#server/messaging/messaging.ts';
import {
  tellAccepted,
  tellFilled,
  tellNewLead,
  tellPending,
  tellUnread,
} from '#server/notifications/notifications.ts';
import type { DomainEvent } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';

type Reactions = {
  [Type in DomainEvent['type']]: (
    platform: Platform,
    event: Extract<DomainEvent, { type: Type }>,
  ) => Promise<void>;
};

/**
 * The plot of the product: what happens after what. Every reaction may run more than once and finds
 * out itself what is done already. A message that was sent needs none: its transaction sends the job
 * that looks ten minutes later whether it was read.
 */
const reactions: Reactions = {
  'lead.sent': tellNewLead,
  'lead.accepted': tellAccepted,
  'lead.denied': (platform, { requestId }) => contactMore(platform, requestId),
  'lead.withdrawn': tellFilled,
  'request.pending': tellPending,
};

/** Says who runs the jobs that changes send; before the jobs are started. */
export function startReacting(platform: Platform): void {
  platform.jobs.work('domain-events', async ({ events }) => {
    for (const event of events) await react(platform, event);
  });
  platform.jobs.work('unread-check', async ({ messageId }) => {
    const unread = await findUnreadForNotice(platform.db, messageId);
    if (unread) await tellUnread(platform, unread);
  });
}

function react(platform: Platform, event: DomainEvent): Promise<void> {
  const reaction = reactions[event.type] as (
    platform: Platform,
    event: DomainEvent,
  ) => Promise<void>;
  return reaction(platform, event);
}
