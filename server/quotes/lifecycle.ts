import type { QuoteStatus } from '#contract/quotes/quotes.ts';

interface QuoteTransition {
  by: 'customer' | 'professional' | 'system';
  from: readonly QuoteStatus[];
  to: QuoteStatus;
  /** For scheduled transitions: how long after what. */
  after?: string;
  /** The domain event recorded with it. */
  event?: `quote.${string}`;
}

/** Every transition of a quote. It begins as `open`; what is neither open nor accepted stays so. */
export const quoteLifecycle = {
  /** A newer revision was sent. */
  replace: { by: 'professional', from: ['open'], to: 'replaced', event: 'quote.sent' },
  withdraw: { by: 'professional', from: ['open'], to: 'withdrawn', event: 'quote.withdrawn' },
  decline: { by: 'customer', from: ['open'], to: 'declined', event: 'quote.declined' },
  /** It is not valid any more. */
  expire: {
    by: 'system',
    from: ['open'],
    to: 'expired',
    after: 'the end of its validity',
    event: 'quote.expired',
  },
  /** The lead or the request ended, or somebody was hired. */
  close: { by: 'system', from: ['open'], to: 'closed' },
  /** Hires the professional, whose `lead.hired` is the event of both. */
  accept: { by: 'customer', from: ['open'], to: 'accepted' },
  /** The job went to somebody else: what was agreed is no agreement any more. */
  end: { by: 'customer', from: ['accepted'], to: 'ended' },
} as const satisfies Record<string, QuoteTransition>;

export type QuoteEvent = keyof typeof quoteLifecycle;

/** The next status of a quote after an event, or null where the event is not allowed in that status. */
export function nextQuoteStatus(status: QuoteStatus, event: QuoteEvent): QuoteStatus | null {
  const transition: QuoteTransition = quoteLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}
