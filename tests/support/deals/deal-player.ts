import * as agreements from '#contract/agreements/agreements.ts';
import { reportWork } from '#contract/invoices/completions.ts';
import { issueInvoice, listJobInvoices } from '#contract/invoices/invoices.ts';
import * as quotes from '#contract/quotes/quotes.ts';
import { stepBack } from '#contract/requests/leads.ts';
import { cancelRequest, completeRequest, hireProfessional } from '#contract/requests/requests.ts';
import { expireQuotes } from '#server/quotes/quotes.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { QUEBEC } from '#tests/support/life/a-job.ts';
import { answer, aStage, type Stage } from '#tests/support/life/life.ts';
import { leadOf } from '#tests/support/people.ts';
import {
  newDeal,
  VALID_DAYS,
  type Deal,
  type DealOrder,
  type DealQuote,
  type DealStep,
} from './deal.ts';
import { applyStep, finalLines, lineOf, openOrder, pickOf } from './deal-model.ts';
import { totalsOf } from '#contract/quotes/totals.ts';

const DAY_SECONDS = 86_400;

/** A real request, its leads by professional, and the ids of what was sent. */
interface Real {
  site: StartedApp;
  stage: Stage;
  id: string;
  leads: string[];
  ids: Map<DealQuote | DealOrder, string>;
}

/** Plays a story on the real application beside the model. @returns where the two differ */
export async function playDeal(site: StartedApp, steps: readonly DealStep[]): Promise<string[]> {
  const stage = await aStage(site);
  const { id } = await stage.submit('Not urgent (within a week)');
  const leads: string[] = [];
  for (const one of professionalsOf(stage)) {
    await answer(one, 'accepted');
    leads.push(await leadOf(one));
  }
  const real: Real = { site, stage, id, leads, ids: new Map() };
  const deal = newDeal();
  for (const [index, step] of steps.entries()) {
    const ask = callOf(real, deal, step);
    const allowed = applyStep(deal, step);
    const answered = ask === null ? false : await ask().then(...outcomes);
    if (ask !== null && answered !== allowed) {
      return [`step ${index}, ${JSON.stringify(step)}: ${answered}, in the model ${allowed}`];
    }
    await site.drainJobs();
    await noteIds(real, deal);
  }
  return differences(real, deal);
}

const outcomes = [() => true, () => false] as const;

function professionalsOf({ ann, ben, cleo }: Stage) {
  return [ann, ben, cleo];
}

/** The call of a step; null where nobody could make it. */
function callOf(real: Real, deal: Deal, step: DealStep): (() => Promise<unknown>) | null {
  const { stage, site, id } = real;
  const params = { id };
  const { marie } = stage;
  const body = {};
  switch (step.do) {
    case 'see':
      return () => Promise.resolve();
    case 'wait':
      return async () => {
        await site.advance(step.days * DAY_SECONDS);
        await expireQuotes(site.platform);
      };
    case 'cancel':
      return () => marie.call(cancelRequest, { params, body });
    case 'complete':
      return () => marie.call(completeRequest, { params, body });
    case 'object':
      return () => marie.call(completeRequest, { params, body: { done: false } });
    case 'accept':
    case 'decline': {
      const quote = pickOf(deal.seen[step.tab]!.quotes, step.pick);
      const call = step.do === 'accept' ? quotes.acceptQuote : quotes.declineQuote;
      return quote ? () => marie.call(call, { params: idOf(real, quote), body }) : null;
    }
    case 'acceptChange':
    case 'declineChange': {
      const order = pickOf(deal.seen[step.tab]!.orders, step.pick);
      const call = step.do === 'acceptChange' ? agreements.acceptChange : agreements.declineChange;
      return order ? () => marie.call(call, { params: idOf(real, order), body }) : null;
    }
    default:
      return callOfProfessional(real, deal, step);
  }
}

type OfProfessional = Extract<DealStep, { who: number }>;

function callOfProfessional(
  real: Real,
  deal: Deal,
  step: OfProfessional,
): (() => Promise<unknown>) | null {
  const { stage, id } = real;
  const params = { id };
  const lead = { id: real.leads[step.who]! };
  const who = professionalsOf(stage)[step.who]!;
  const body = {};
  switch (step.do) {
    case 'offer':
      return () => who.call(quotes.sendQuote, { params: lead, body: termsOf(real, step) });
    case 'withdraw': {
      const newest = deal.quotes.findLast(({ professional }) => professional === step.who);
      return newest
        ? () => who.call(quotes.withdrawQuote, { params: idOf(real, newest), body })
        : null;
    }
    case 'withdrawChange': {
      const order = openOrder(deal);
      return order
        ? () => who.call(agreements.withdrawChange, { params: idOf(real, order), body })
        : null;
    }
    case 'hire': {
      const { professionalId } = who;
      return () => stage.marie.call(hireProfessional, { params, body: { professionalId } });
    }
    case 'stepBack':
      return () => who.call(stepBack, { params: lead, body });
    default:
      return callOfHired(real, deal, step);
  }
}

function callOfHired({ stage, id }: Real, deal: Deal, step: OfProfessional) {
  const params = { id };
  const who = professionalsOf(stage)[step.who]!;
  switch (step.do) {
    case 'propose': {
      const before = deal.orders.length;
      return () =>
        who.call(agreements.proposeChange, { params, body: changeOf(deal, before, step) });
    }
    case 'report': {
      const terms = { did: 'All of it', lines: finalLines(deal, step.share), taxes: QUEBEC };
      const report = { terms, beforeIds: [], afterIds: [] };
      return () => who.call(reportWork, { params, body: report });
    }
    case 'invoice': {
      const lines = deal.final ? null : finalLines(deal, 100);
      const seller = { name: 'Plumbing', address: null };
      const invoice = { seller, lines, taxes: QUEBEC, note: null };
      return () => who.call(issueInvoice, { params, body: invoice });
    }
    default:
      throw new Error(`no professional can ${step.do}`);
  }
}

function termsOf({ site }: Real, step: Extract<DealStep, { do: 'offer' }>) {
  const lines = [lineOf('Work', step)];
  const { total } = totalsOf({ lines, taxes: QUEBEC });
  // A minute more than the model's days: the real clock runs meanwhile.
  const valid = VALID_DAYS * DAY_SECONDS * 1000 - 60_000;
  return {
    kind: step.estimate ? ('estimate' as const) : ('fixed' as const),
    lines,
    taxes: QUEBEC,
    ceiling: step.estimate ? total + 5000 : null,
    deposit: null,
    validUntil: new Date(site.platform.clock.now().getTime() + valid).toISOString(),
    times: [],
    note: null,
  };
}

/** The change that the model has stored meanwhile; one that it refused as it would have been. */
function changeOf(deal: Deal, before: number, step: Extract<DealStep, { do: 'propose' }>) {
  const { lines, ceiling } = deal.orders[before]?.terms ?? {
    lines: [lineOf('Change', step)],
    ceiling: null,
  };
  return { lines, ceiling, reason: 'It turned out so' };
}

function idOf({ ids }: Real, of: DealQuote | DealOrder): { id: string } {
  const id = ids.get(of);
  if (!id) throw new Error('the model knows something that was never sent');
  return { id };
}

/** Remembers the ids of what was sent since. */
async function noteIds({ ids, stage, id }: Real, deal: Deal): Promise<void> {
  if ([...deal.quotes, ...deal.orders].every((one) => ids.has(one))) return;
  const sent = await stage.marie.call(quotes.listQuotes, { params: { id } });
  for (const quote of deal.quotes) {
    const { professionalId } = professionalsOf(stage)[quote.professional]!;
    const found = sent.find(
      (one) => one.professionalId === professionalId && one.revision === quote.revision,
    );
    if (found) ids.set(quote, found.id);
  }
  const agreement = await stage.marie.call(agreements.getAgreement, { params: { id } });
  for (const order of deal.orders) {
    const found = agreement?.changes.find((one) => one.number === order.number);
    if (found && !ids.has(order)) ids.set(order, found.id);
  }
}

async function differences(real: Real, deal: Deal): Promise<string[]> {
  const { stage, id } = real;
  const params = { id };
  const sent = await stage.marie.call(quotes.listQuotes, { params });
  const statuses = new Map(sent.map((one) => [one.id, one]));
  const request = await stage.watch(id);
  const agreement = await stage.marie.call(agreements.getAgreement, { params });
  const { invoices } = await stage.marie.call(listJobInvoices, { params });
  const facts: [string, unknown, unknown][] = [
    ...deal.quotes.map((quote): [string, unknown, unknown] => [
      `quote ${quote.professional}.${quote.revision}`,
      statuses.get(idOf(real, quote).id)?.status,
      quote.status,
    ]),
    ...deal.quotes.map((quote): [string, unknown, unknown] => [
      `text of quote ${quote.professional}.${quote.revision}`,
      JSON.stringify(statuses.get(idOf(real, quote).id)?.terms.lines),
      JSON.stringify(quote.terms.lines),
    ]),
    ['status', isSearching(request.status) ? 'searching' : request.status, deal.status],
    ['invoiced', invoices[0]?.document.totals.total, deal.invoiced?.total],
    ...ordersOf(deal, agreement),
  ];
  return facts
    .filter(([, is, should]) => is !== should)
    .map(([name, is, should]) => `${name} is ${String(is)}, in the model ${String(should)}`);
}

function ordersOf(
  deal: Deal,
  agreement: agreements.Agreement | null,
): [string, unknown, unknown][] {
  const own = deal.orders.filter(({ quote }) => quote.status === 'accepted');
  const last = own.findLast(({ status }) => status === 'accepted');
  if (!agreement) return [];
  return [
    ...own.map((order): [string, unknown, unknown] => [
      `change ${order.number}`,
      agreement.changes.find(({ number }) => number === order.number)?.status,
      order.status,
    ]),
    ['total', agreement.today.total, last?.after ?? agreement.agreedTotal],
  ];
}

function isSearching(status: string): boolean {
  return status === 'sent' || status === 'pending';
}
