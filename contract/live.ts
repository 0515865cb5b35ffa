/** What the live stream says: that something changed, and its ids; the page asks for the rest. */
export type LiveEvent = RequestEvent | { type: 'notice.sent' } | { type: 'subscription.changed' };

interface RequestEvent {
  type:
    | 'lead.sent'
    | 'lead.changed'
    | 'request.changed'
    | 'message.sent'
    | 'messages.read'
    | 'typing'
    | 'review.changed';
  requestId: string;
  leadId?: string;
  professionalId?: string;
  messageId?: string;
}

/**
 * What a stream says at its beginning and every so many milliseconds, as an event of this name: a page
 * cannot tell silence from a connection that is gone.
 */
export const BEAT = { name: 'beat', every: 10_000 } as const;

/** How often the web asks again while no stream proves itself alive, in milliseconds. */
export const POLL_INTERVALS = { messages: 5_000, requests: 10_000 } as const;
