import type { ChangeLine } from '#contract/agreements/terms.ts';
import { todayOf } from '#contract/agreements/today.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import { acceptedOrders, agreedOf, type Deal } from './deal.ts';

/** What must never be true of a deal, and is: nothing where all is well. */
export function faultsOfDeal(deal: Deal): string[] {
  return [...acceptanceFaults(deal), ...textFaults(deal), ...moneyFaults(deal)];
}

function acceptanceFaults({ quotes, orders }: Deal): string[] {
  const accepted = quotes.filter(({ status }) => status === 'accepted').length;
  const open = orders.filter(({ status }) => status === 'open').length;
  const openOfOne = quotes.some(
    (one) =>
      quotes.filter(
        ({ professional, status }) => status === 'open' && professional === one.professional,
      ).length > 1,
  );
  return [
    ...(accepted > 1 ? [`${accepted} accepted quotes`] : []),
    ...(open > 1 ? [`${open} open changes`] : []),
    ...(openOfOne ? ['two open quotes of one professional'] : []),
  ];
}

function textFaults({ quotes, orders }: Deal): string[] {
  return [...quotes, ...orders]
    .filter(({ terms, text }) => JSON.stringify(terms) !== text)
    .map(({ text }) => `changed: ${text}`);
}

function moneyFaults(deal: Deal): string[] {
  const quote = agreedOf(deal);
  if (!quote) return [];
  const { terms } = quote;
  const accepted = acceptedOrders(deal, quote);
  const today = todayOf(terms, accepted);
  const exact = exactTotal(
    [...terms.lines, ...accepted.flatMap((one) => one.terms.lines)],
    terms.taxes,
  );
  const history = accepted.reduce(
    (total, { before, after }) => total + after - before,
    exactTotal(terms.lines, terms.taxes),
  );
  const shown = sum([...today.lines, ...today.taxes]);
  const last = accepted.at(-1);
  const { invoiced } = deal;
  const claims: [string, boolean][] = [
    [`total ${today.total} is not ${exact}`, today.total === exact],
    [`lines and taxes are ${shown}, not ${exact}`, shown === exact],
    [`changes lead to ${history}, not ${exact}`, history === exact],
    ['the last change says another total', !last || last.after === exact],
    ['the total passed the ceiling', today.ceiling === null || exact <= today.ceiling],
    [
      'the invoice differs from its lines',
      !invoiced || invoiced.total === exactTotal(invoiced.lines, invoiced.taxes),
    ],
    [
      'the invoice is above what was agreed',
      !invoiced || invoiced.total <= (today.ceiling ?? exact),
    ],
  ];
  return claims.filter(([, holds]) => !holds).map(([fault]) => fault);
}

/** The total by exact arithmetic of its own: halves away from nothing, line by line, tax by tax. */
export function exactTotal(lines: readonly ChangeLine[], taxes: readonly QuoteTax[]): number {
  const subtotal = lines.reduce(
    (all, { unitPrice, quantity }) => all + rounded(BigInt(unitPrice) * BigInt(quantity), 1000n),
    0n,
  );
  const charged = taxes.map(({ rate }) => rounded(subtotal * BigInt(rate), 100_000n));
  return Number(charged.reduce((all, tax) => all + tax, subtotal));
}

function rounded(amount: bigint, whole: bigint): bigint {
  const half = amount < 0n ? -whole : whole;
  return (2n * amount + half) / (2n * whole);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
