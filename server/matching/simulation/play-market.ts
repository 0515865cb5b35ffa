import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { LeadStatus } from '#contract/requests/statuses.ts';
import { EventQueue } from '#server/platform/simulation/event-queue.ts';
import { answerDeadline } from '#server/matching/contacting/answer-deadline.ts';
import { nextLeadStatus, type LeadEvent } from '#server/matching/lifecycle.ts';
import { capacityOf, missingLeads } from '#server/matching/policy.ts';
import type { Weights } from '#server/matching/ranking/ranking.ts';
import type { MarketRun, Outcome, SimulatedRequest } from './market.ts';
import { Supply, type Supplied } from './supply.ts';

/** A search that finds too few is repeated; the running program does it every ten minutes. */
const RETRY_EVERY = HOUR_MS;
const RETRY_FOR = 30 * DAY_MS;

interface SimulatedLead {
  supplied: Supplied;
  professional_id: string;
  status: LeadStatus;
}

interface OpenRequest {
  request: SimulatedRequest;
  leads: SimulatedLead[];
  isOver: boolean;
  isRetried: boolean;
  outcome: Outcome;
}

/**
 * Plays a market in simulated time by the rules of the running one: ranking, deadlines within
 * working hours, quotas and refunds, replacements, and what fills a request. Pure: the same run has
 * the same outcomes, in the order of `requests`.
 */
export function playMarket(run: MarketRun, weights?: Weights): Outcome[] {
  const market = new Market(run, weights);
  const outcomes = run.requests.map((request) => market.add(request));
  market.play();
  return outcomes;
}

class Market {
  readonly #run: MarketRun;
  readonly #supply: Supply;
  readonly #queue = new EventQueue<(now: number) => void>();

  constructor(run: MarketRun, weights: Weights | undefined) {
    this.#run = run;
    this.#supply = new Supply(run.professionals, weights);
  }

  add(request: SimulatedRequest): Outcome {
    const outcome: Outcome = { request, askedAtFirst: 0, asked: 0, firstYesAt: null };
    const open: OpenRequest = { request, leads: [], isOver: false, isRetried: false, outcome };
    this.#queue.push(request.at, (now) => {
      this.#contact(open, now);
      outcome.askedAtFirst = outcome.asked;
    });
    this.#queue.push(request.at + request.patience, (now) => {
      if (outcome.firstYesAt === null) this.#end(open, now);
    });
    return outcome;
  }

  play(): void {
    for (;;) {
      const next = this.#queue.pop();
      if (!next || next.time > this.#run.until) return;
      next.event(next.time);
    }
  }

  #contact(open: OpenRequest, now: number): void {
    const { request, leads, outcome } = open;
    const missing = missingLeads(situationOf(open), leads);
    if (missing === 0) return;
    const asked = leads.map((lead) => lead.professional_id);
    const best = this.#supply.best(request, { asked, count: missing, now });
    for (const supplied of best) this.#ask(open, supplied, now);
    outcome.asked += best.length;
    if (best.length < missing) this.#retry(open, now);
  }

  #retry(open: OpenRequest, now: number): void {
    if (open.isRetried || now - open.request.at > RETRY_FOR) return;
    open.isRetried = true;
    this.#queue.push(now + RETRY_EVERY, (at) => {
      open.isRetried = false;
      this.#contact(open, at);
    });
  }

  #ask(open: OpenRequest, supplied: Supplied, now: number): void {
    const { request, leads } = open;
    const { id, working } = supplied.professional;
    const lead: SimulatedLead = { supplied, professional_id: id, status: 'pending' };
    leads.push(lead);
    this.#supply.charge(supplied, now);
    const answer = this.#run.answerOf(request, id);
    const deadline = answerDeadline(new Date(now), request.urgency, working).getTime();
    if (answer.kind !== 'silence' && now + answer.after < deadline) {
      const isYes = answer.kind === 'yes';
      this.#queue.push(now + answer.after, (at) => this.#answer(open, lead, { isYes, at }));
    } else this.#queue.push(deadline, (at) => this.#expire(open, lead, at));
  }

  #answer(open: OpenRequest, lead: SimulatedLead, answer: { isYes: boolean; at: number }): void {
    const { isYes, at } = answer;
    if (!move(lead, isYes ? 'accept' : 'decline')) return;
    const { known } = lead.supplied;
    if (isYes) known.acceptedCount += 1;
    else known.deniedCount += 1;
    if (isYes) this.#accepted(open, at);
    else this.#contact(open, at);
  }

  #accepted(open: OpenRequest, at: number): void {
    const { request, outcome, leads } = open;
    if (outcome.firstYesAt === null) {
      outcome.firstYesAt = at;
      this.#queue.push(at + request.deciding, (now) => this.#end(open, now));
    }
    const accepted = leads.filter(({ status }) => status === 'accepted').length;
    if (accepted >= capacityOf(request.urgency)) this.#withdrawPending(open, at);
  }

  #expire(open: OpenRequest, lead: SimulatedLead, at: number): void {
    if (!move(lead, 'expire')) return;
    this.#supply.refund(lead.supplied, at);
    this.#contact(open, at);
  }

  #end(open: OpenRequest, at: number): void {
    open.isOver = true;
    this.#withdrawPending(open, at);
  }

  #withdrawPending({ leads }: OpenRequest, at: number): void {
    for (const lead of leads) {
      if (lead.status === 'pending' && move(lead, 'withdraw')) {
        this.#supply.refund(lead.supplied, at);
      }
    }
  }
}

function situationOf({ request: { urgency }, isOver }: OpenRequest) {
  const status = isOver ? ('cancelled' as const) : ('sent' as const);
  return { status, urgency, direct_to: null, direct_others: null };
}

/** Whether the lead took the step: what comes too late finds it ended. */
function move(lead: SimulatedLead, event: LeadEvent): boolean {
  const next = nextLeadStatus(lead.status, event);
  if (next) lead.status = next;
  return next !== null;
}
