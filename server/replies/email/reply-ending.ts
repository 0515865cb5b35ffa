import type { InboundReason } from '#contract/admin/inbound.ts';
import type { Ending } from '#server/replies/inbound/inbound.ts';

/** What became of a reply, and why not more. */
export type ReplyEnding = Pick<Ending, 'outcome' | 'messageId'> & { reason?: InboundReason };
