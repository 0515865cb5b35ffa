/** Live events: what changed, with ids only; the page fetches the rest. */
export type LiveEvent =
  | RequestEvent
  | { type: 'notice.sent' }
  | { type: 'subscription.changed' }
  /** Who works for a business has changed: the person's own access may have. */
  | { type: 'team.changed' };

interface RequestEvent {
  type:
    | 'lead.sent'
    | 'lead.changed'
    | 'request.changed'
    | 'message.sent'
    | 'messages.read'
    | 'typing'
    | 'review.changed'
    | 'quote.changed'
    | 'invoice.changed'
    | 'appointment.changed';
  requestId: string;
  leadId?: string;
  professionalId?: string;
  messageId?: string;
}

/**
 * The heartbeat event, sent at the beginning and every so many milliseconds: a page cannot
 * distinguish silence from a lost connection.
 */
export const BEAT = { name: 'beat', every: 10_000 } as const;

/** The polling intervals of the web without a live stream, in milliseconds. */
export const POLL_INTERVALS = { messages: 5_000, requests: 10_000 } as const;
