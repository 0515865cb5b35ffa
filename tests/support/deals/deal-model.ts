import type { ChangeLine } from '#contract/agreements/terms.ts';
import { todayOf } from '#contract/agreements/today.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import { changeOrderLifecycle, nextChangeOrderStatus } from '#server/agreements/lifecycle.ts';
import { nextQuoteStatus } from '#server/quotes/lifecycle.ts';
import { QUEBEC } from '#tests/support/life/a-job.ts';
import {
  acceptedOrders,
  agreedOf,
  VALID_DAYS,
  type Deal,
  type DealOrder,
  type DealQuote,
  type DealStep,
} from './deal.ts';

/** Faults that are planted to see them found. */
export type Plant = 'acceptsReplaced' | 'sumsOfParts' | 'editsText' | null;

/** Changes the deal by a step, by the product's own tables. @returns whether it was allowed */
export function applyStep(deal: Deal, step: DealStep, plant: Plant = null): boolean {
  switch (step.do) {
    case 'offer':
      return offer(deal, step, plant);
    case 'withdraw':
      return endOwn(deal, step.who);
    case 'accept':
      return accept(deal, pickOf(deal.seen[step.tab]!.quotes, step.pick), plant);
    case 'decline':
      return endQuote(pickOf(deal.seen[step.tab]!.quotes, step.pick), 'decline');
    case 'hire':
      return hire(deal, step.who);
    case 'stepBack':
      return stepBack(deal, step.who);
    case 'cancel':
      return cancel(deal);
    case 'see':
      return see(deal, step.tab);
    case 'wait':
      return wait(deal, step.days);
    default:
      return applyToJob(deal, step, plant);
  }
}

function applyToJob(deal: Deal, step: DealStep, plant: Plant): boolean {
  switch (step.do) {
    case 'propose':
      return propose(deal, step, plant);
    case 'withdrawChange':
      return withdrawChange(deal, step.who);
    case 'acceptChange':
      return endOrder(deal, pickOf(deal.seen[step.tab]!.orders, step.pick), 'accept');
    case 'declineChange':
      return endOrder(deal, pickOf(deal.seen[step.tab]!.orders, step.pick), 'decline');
    case 'report':
      return report(deal, step);
    case 'object':
      return object(deal);
    case 'complete':
      return complete(deal);
    case 'invoice':
      return invoice(deal, step.who);
    default:
      throw new Error(`nobody knows how to ${step.do}`);
  }
}

function offer(deal: Deal, step: Extract<DealStep, { do: 'offer' }>, plant: Plant): boolean {
  if (deal.status !== 'accepted' || !deal.leads[step.who]) return false;
  const own = deal.quotes.filter(({ professional }) => professional === step.who);
  const open = own.find(({ status }) => status === 'open');
  if (open) open.status = nextQuoteStatus(open.status, 'replace') ?? open.status;
  if (plant === 'editsText' && open) open.terms.lines[0]!.unitPrice = step.price;
  const lines = [lineOf('Work', step)];
  const { total } = totalsOf({ lines, taxes: QUEBEC });
  const terms = {
    kind: step.estimate ? ('estimate' as const) : ('fixed' as const),
    lines,
    taxes: QUEBEC,
    ceiling: step.estimate ? total + 5000 : null,
  };
  deal.quotes.push({
    professional: step.who,
    revision: own.length + 1,
    status: 'open',
    terms,
    text: JSON.stringify(terms),
    validUntil: deal.day + VALID_DAYS,
  });
  return true;
}

function accept(deal: Deal, quote: DealQuote | undefined, plant: Plant): boolean {
  if (!quote) return false;
  if (quote.status === 'accepted') return true;
  const isPlanted = plant === 'acceptsReplaced' && quote.status === 'replaced';
  const isOpen = quote.status === 'open' && quote.validUntil > deal.day;
  const mayHire = deal.status === 'accepted' && deal.leads[quote.professional] === true;
  if (!isPlanted && (!isOpen || !mayHire)) return false;
  const before = deal.quotes.find(({ status }) => status === 'accepted');
  if (before && !isPlanted) before.status = nextQuoteStatus(before.status, 'end') ?? before.status;
  quote.status = isPlanted ? 'accepted' : (nextQuoteStatus(quote.status, 'accept') ?? quote.status);
  hire(deal, quote.professional);
  return true;
}

function hire(deal: Deal, who: number): boolean {
  const isHired = deal.status === 'in_progress' || deal.status === 'completed';
  if (isHired && deal.hired === who) return true;
  if (deal.status !== 'accepted' || !deal.leads[who]) return false;
  deal.status = 'in_progress';
  deal.hired = who;
  deal.leads = deal.leads.map((_, index) => index === who);
  closeVain(deal);
  return true;
}

function stepBack(deal: Deal, who: number): boolean {
  if (!deal.leads[who] || deal.status === 'completed' || deal.status === 'cancelled') return false;
  if (deal.status === 'searching') return false;
  deal.leads[who] = false;
  if (deal.hired === who) Object.assign(deal, { hired: null, reported: false });
  if (!deal.leads.some(Boolean)) deal.status = 'searching';
  closeVain(deal);
  return true;
}

function cancel(deal: Deal): boolean {
  if (deal.status === 'completed') return false;
  deal.status = 'cancelled';
  closeVain(deal);
  return true;
}

/** What the reactions close: quotes and changes that nobody can accept any more. */
function closeVain(deal: Deal): void {
  for (const quote of deal.quotes) {
    const isVain = deal.status !== 'accepted' || !deal.leads[quote.professional];
    if (quote.status === 'open' && isVain) quote.status = 'closed';
  }
  for (const order of deal.orders) {
    const isVain = deal.status !== 'in_progress' || deal.hired !== order.quote.professional;
    if (order.status === 'open' && isVain) order.status = 'closed';
  }
}

function propose(deal: Deal, step: Extract<DealStep, { do: 'propose' }>, plant: Plant): boolean {
  const quote = agreedOf(deal);
  if (!quote || deal.status !== 'in_progress' || deal.hired !== step.who || deal.reported)
    return false;
  if (openOrder(deal)) return false;
  const accepted = acceptedOrders(deal, quote);
  const before = todayOf(quote.terms, accepted);
  const terms = { lines: [lineOf('Change', step)], ceiling: null as number | null };
  const after = todayOf(quote.terms, [...accepted, { number: 0, terms }]);
  if (step.lift && quote.terms.kind === 'estimate') terms.ceiling = Math.max(after.total, 0) + 100;
  if (after.subtotal < 0) return false;
  const ceiling = terms.ceiling ?? before.ceiling;
  if (quote.terms.kind === 'estimate' && (ceiling ?? 0) < after.total) return false;
  const parts = before.total + totalsOf({ lines: terms.lines, taxes: quote.terms.taxes }).total;
  deal.orders.push({
    quote,
    number: deal.orders.filter((one) => one.quote === quote).length + 1,
    status: 'open',
    terms,
    text: JSON.stringify(terms),
    before: before.total,
    after: plant === 'sumsOfParts' ? parts : after.total,
  });
  return true;
}

function report(deal: Deal, { who, share }: Extract<DealStep, { do: 'report' }>): boolean {
  if (deal.status !== 'in_progress' || deal.hired !== who || deal.reported || openOrder(deal)) {
    return false;
  }
  const lines = finalLines(deal, share);
  const quote = agreedOf(deal);
  if (quote) {
    const today = todayOf(quote.terms, acceptedOrders(deal, quote));
    if (totalsOf({ lines, taxes: QUEBEC }).total > (today.ceiling ?? today.total)) return false;
  }
  deal.reported = true;
  deal.final = lines;
  return true;
}

/** A share in percent of what was agreed, in one line. */
export function finalLines(deal: Deal, share: number): ChangeLine[] {
  const quote = agreedOf(deal);
  const agreed = quote ? todayOf(quote.terms, acceptedOrders(deal, quote)).subtotal : 10_000;
  return [lineOf('Done', { price: Math.floor((agreed * share) / 100), quantity: 1000 })];
}

function object(deal: Deal): boolean {
  if (deal.status !== 'in_progress') return false;
  deal.reported = false;
  return true;
}

function complete(deal: Deal): boolean {
  if (deal.status === 'completed') return true;
  if (deal.status !== 'in_progress') return false;
  deal.status = 'completed';
  closeVain(deal);
  return true;
}

function invoice(deal: Deal, who: number): boolean {
  if (deal.status !== 'completed' || deal.hired !== who || deal.invoiced) return false;
  const lines = deal.final ?? finalLines(deal, 100);
  const { total } = totalsOf({ lines, taxes: QUEBEC });
  deal.invoiced = { lines, taxes: QUEBEC, total };
  return true;
}

function see(deal: Deal, tab: number): boolean {
  deal.seen[tab] = { quotes: [...deal.quotes], orders: [...deal.orders] };
  return true;
}

function wait(deal: Deal, days: number): boolean {
  deal.day += days;
  for (const quote of deal.quotes) {
    if (quote.status === 'open' && quote.validUntil <= deal.day) quote.status = 'expired';
  }
  return true;
}

function endOwn(deal: Deal, who: number): boolean {
  const newest = deal.quotes.findLast(({ professional }) => professional === who);
  return newest?.status === 'withdrawn' || endQuote(newest, 'withdraw');
}

function endQuote(quote: DealQuote | undefined, event: 'withdraw' | 'decline'): boolean {
  if (!quote) return false;
  if (event === 'decline' && quote.status === 'declined') return true;
  const status = nextQuoteStatus(quote.status, event);
  if (status) quote.status = status;
  return status !== null;
}

function withdrawChange(deal: Deal, who: number): boolean {
  const order = openOrder(deal);
  return order?.quote.professional === who && endOrder(deal, order, 'withdraw');
}

/** Ends a change, or does again what was done: for as long as its agreement is one. */
function endOrder(
  deal: Deal,
  order: DealOrder | undefined,
  event: 'withdraw' | 'accept' | 'decline',
): boolean {
  if (!order || deal.hired !== order.quote.professional) return false;
  const status = nextChangeOrderStatus(order.status, event);
  const isAgain = order.status === changeOrderLifecycle[event].to;
  if (status) order.status = status;
  return status !== null || isAgain;
}

export function openOrder({ orders }: Deal): DealOrder | undefined {
  return orders.find(({ status }) => status === 'open');
}

/** What is chosen of what a tab shows; nothing where it shows nothing. */
export function pickOf<T>(shown: readonly T[], pick: number): T | undefined {
  return shown.length === 0 ? undefined : shown[pick % shown.length];
}

export function lineOf(what: string, { price, quantity }: { price: number; quantity: number }) {
  return { what, quantity, unit: 'flat' as const, unitPrice: price };
}
