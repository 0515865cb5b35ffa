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

/** How often the web asks again while the stream is down, in milliseconds. */
export const POLL_INTERVALS = { messages: 5_000, requests: 10_000 } as const;
