import type { ChangeOrderStatus } from '#contract/agreements/agreements.ts';
import type { ChangeLine } from '#contract/agreements/terms.ts';
import type { QuoteStatus } from '#contract/quotes/quotes.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';

/** How many professionals offer, and in how many tabs the customer reads. */
export const PROFESSIONALS = 3;
export const TABS = 2;
export const VALID_DAYS = 3;

export interface DealTerms {
  kind: 'fixed' | 'estimate';
  lines: ChangeLine[];
  taxes: QuoteTax[];
  ceiling: number | null;
}

export interface DealQuote {
  professional: number;
  revision: number;
  status: QuoteStatus;
  terms: DealTerms;
  /** What was sent, to the letter. */
  text: string;
  validUntil: number;
}

export interface DealOrder {
  quote: DealQuote;
  number: number;
  status: ChangeOrderStatus;
  terms: { lines: ChangeLine[]; ceiling: number | null };
  text: string;
  before: number;
  after: number;
}

/** One request with what is offered, agreed, changed, done and invoiced; days since its beginning. */
export interface Deal {
  day: number;
  status: 'accepted' | 'in_progress' | 'completed' | 'cancelled' | 'searching';
  hired: number | null;
  /** Whether the lead of each professional is still accepted. */
  leads: boolean[];
  quotes: DealQuote[];
  orders: DealOrder[];
  reported: boolean;
  /** The final amount, as reported last. */
  final: ChangeLine[] | null;
  invoiced: { lines: ChangeLine[]; taxes: QuoteTax[]; total: number } | null;
  /** What each tab shows: possibly old. */
  seen: { quotes: DealQuote[]; orders: DealOrder[] }[];
}

/** What somebody does. A `pick` chooses among what a tab shows. */
export type DealStep =
  | { do: 'offer'; who: number; price: number; quantity: number; estimate: boolean }
  | { do: 'withdraw' | 'stepBack' | 'withdrawChange' | 'invoice'; who: number }
  | { do: 'hire'; who: number }
  | { do: 'accept' | 'decline' | 'acceptChange' | 'declineChange'; tab: number; pick: number }
  | { do: 'see'; tab: number }
  | { do: 'propose'; who: number; price: number; quantity: number; lift: boolean }
  | { do: 'report'; who: number; share: number }
  | { do: 'cancel' | 'complete' | 'object' }
  | { do: 'wait'; days: number };

export function newDeal(): Deal {
  return {
    day: 0,
    status: 'accepted',
    hired: null,
    leads: Array.from({ length: PROFESSIONALS }, () => true),
    quotes: [],
    orders: [],
    reported: false,
    final: null,
    invoiced: null,
    seen: Array.from({ length: TABS }, () => ({ quotes: [], orders: [] })),
  };
}

/** The accepted quote of the hired professional. */
export function agreedOf({ quotes, hired, status }: Deal): DealQuote | undefined {
  if (status !== 'in_progress' && status !== 'completed') return undefined;
  return quotes.find((one) => one.status === 'accepted' && one.professional === hired);
}

export function acceptedOrders({ orders }: Deal, quote: DealQuote): DealOrder[] {
  return orders.filter((one) => one.quote === quote && one.status === 'accepted');
}
