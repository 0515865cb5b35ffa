import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

// A model of a request's lifecycle, simpler than the server: no database, no clock, no ranking.
// Professionals are numbers.

export interface ModelLead {
  status: LeadStatus;
  /** Whether they ever accepted or declined. */
  answered: boolean;
  /** Why one of the two ended it. */
  left?: 'released' | 'stepped_back';
  expiresAt: number;
}

export interface Model {
  status: RequestStatus;
  capacity: number;
  leads: Map<number, ModelLead>;
  /** In the order in which they accepted. */
  accepted: number[];
  hired: number | null;
  reportedAt: number | null;
  available: boolean[];
  blocked: Set<number>;
}

export type Step =
  | { do: 'accept' | 'decline' | 'see' | 'stepBack' | 'report'; who: number }
  | { do: 'hire' | 'release' | 'block' | 'toggle'; who: number }
  | { do: 'cancel' | 'complete' | 'object' };

/** An operator's action; `instead` of the first pending one, else where a place is free. */
export type OperatorStep =
  | { do: 'operatorCancels' | 'operatorReopens' }
  | { do: 'replace'; who: number }
  | { do: 'assign'; who: number; instead: boolean };

const isLive = ({ status }: ModelLead) => status === 'pending' || status === 'accepted';
const isOver = ({ status }: Model) => status === 'completed' || status === 'cancelled';

export function isLooking(model: Model): boolean {
  const isOpen = ['sent', 'pending', 'accepted'].includes(model.status);
  return isOpen && model.accepted.length < model.capacity;
}

export const liveIn = (model: Model) => [...model.leads.values()].filter(isLive).length;

/** The current candidates. */
export function eligibleIn(model: Model): number[] {
  return model.available.flatMap((isAvailable, who) =>
    isAvailable && !model.leads.has(who) && !model.blocked.has(who) ? [who] : [],
  );
}

/** Takes a step, and returns the expected answer: `ok` or the code of the refusal. */
export function take(model: Model, step: Step, now: number): string {
  if (!('who' in step)) return takeCustomers(model, step.do);
  const lead = model.leads.get(step.who);
  if (step.do === 'toggle') return toggle(model, step.who);
  if (step.do === 'hire') return hire(model, step.who);
  if (step.do === 'release') return leave(model, step.who, 'released');
  if (!lead) return 'not_found';
  switch (step.do) {
    case 'accept':
    case 'decline':
      return answer(model, step.who, step.do === 'accept' ? 'accepted' : 'denied');
    case 'stepBack':
      return leave(model, step.who, 'stepped_back');
    case 'report':
      if (model.status !== 'in_progress' || model.hired !== step.who) return 'not_in_progress';
      model.reportedAt ??= now;
      return 'ok';
    case 'block':
      model.blocked.add(step.who);
      return 'ok';
    default:
      return 'ok';
  }
}

function takeCustomers(model: Model, step: 'cancel' | 'complete' | 'object'): string {
  if (step === 'cancel') {
    if (model.status === 'completed') return 'request_closed';
    if (model.status !== 'cancelled') end(model, 'cancelled');
    return 'ok';
  }
  if (step === 'complete' && model.status === 'completed') return 'ok';
  if (model.status !== 'in_progress') return 'not_in_progress';
  if (step === 'complete') model.status = 'completed';
  else model.reportedAt = null;
  return 'ok';
}

/** Takes an operator's step, and returns the expected answer. */
export function takeOperators(model: Model, step: OperatorStep): string {
  if (step.do === 'operatorReopens') return reopen(model);
  const lead = step.do === 'replace' ? model.leads.get(step.who) : undefined;
  if (step.do === 'replace' && !lead) return 'not_found';
  if (isOver(model)) return 'request_closed';
  if (step.do === 'assign') return assign(model, step);
  if (lead && !isLive(lead)) return 'lead_closed';
  if (step.do === 'replace') withdraw(model, step.who);
  else end(model, 'cancelled');
  return 'ok';
}

function reopen(model: Model): string {
  if (!isOver(model)) return 'not_eligible';
  if (model.status === 'cancelled') Object.assign(model, { status: 'pending', hired: null });
  else model.status = 'in_progress';
  model.reportedAt = null;
  return 'ok';
}

/** The new lead itself is read from the customer's view. */
function assign(model: Model, { who, instead }: { who: number; instead: boolean }): string {
  if (model.leads.has(who)) return 'already_contacted';
  const replaced = instead ? firstLive(model) : undefined;
  if (liveIn(model) - (replaced === undefined ? 0 : 1) >= 3) return 'request_filled';
  const after = structuredClone(model);
  if (replaced !== undefined) withdraw(after, replaced);
  if (!isLooking(after)) return 'request_filled';
  if (!eligibleIn(model).includes(who)) return 'not_eligible';
  if (after.status === 'pending') after.status = 'sent';
  Object.assign(model, after);
  return 'ok';
}

export function firstLive(model: Model): number | undefined {
  return [...model.leads].find(([, lead]) => isLive(lead))?.[0];
}

function answer(model: Model, who: number, wanted: 'accepted' | 'denied'): string {
  const lead = model.leads.get(who)!;
  if (lead.status === wanted) return 'ok';
  if (isOver(model)) return 'request_closed';
  if (lead.answered) return 'lead_already_answered';
  if (!isLooking(model)) return 'request_filled';
  if (lead.status !== 'pending') return 'lead_closed';
  Object.assign(lead, { status: wanted, answered: true });
  if (wanted === 'denied') return 'ok';
  model.accepted.push(who);
  model.status = 'accepted';
  if (model.accepted.length === model.capacity)
    withdrawAll(model, ({ status }) => status === 'pending');
  return 'ok';
}

function hire(model: Model, who: number): string {
  const hasHired = model.status === 'in_progress' || model.status === 'completed';
  if (hasHired && model.hired === who) return 'ok';
  if (isOver(model)) return 'request_closed';
  if (model.status === 'in_progress') return 'already_hired';
  if (model.leads.get(who)?.status !== 'accepted') return 'lead_not_accepted';
  const hired = model.leads.get(who);
  withdrawAll(model, (lead) => lead !== hired);
  Object.assign(model, { status: 'in_progress', hired: who });
  return 'ok';
}

function leave(model: Model, who: number, how: 'released' | 'stepped_back'): string {
  const lead = model.leads.get(who);
  if (lead?.left === how) return 'ok';
  if (isOver(model)) return 'request_closed';
  if (lead?.status !== 'accepted') return 'lead_not_accepted';
  lead.left = how;
  withdraw(model, who);
  return 'ok';
}

function toggle(model: Model, who: number): string {
  model.available[who] = !model.available[who];
  return 'ok';
}

function withdraw(model: Model, who: number): void {
  const lead = model.leads.get(who)!;
  const hadAccepted = lead.status === 'accepted';
  lead.status = 'withdrawn';
  model.accepted = model.accepted.filter((one) => one !== who);
  if (!hadAccepted || model.accepted.length > 0) return;
  Object.assign(model, { status: 'sent', hired: null, reportedAt: null });
}

function withdrawAll(model: Model, which: (lead: ModelLead) => boolean): void {
  for (const [who, lead] of model.leads) {
    if (!isLive(lead) || !which(lead)) continue;
    lead.status = 'withdrawn';
    model.accepted = model.accepted.filter((one) => one !== who);
  }
}

function end(model: Model, status: 'cancelled'): void {
  withdrawAll(model, () => true);
  model.status = status;
}

/**
 * Everything automatic once all jobs have run: expiry, blocks, the search. Returns how many more
 * are contacted.
 */
export function settle(model: Model, now: number): number {
  if (!isOver(model)) {
    for (const lead of model.leads.values()) {
      if (lead.status === 'pending' && lead.expiresAt <= now) lead.status = 'expired';
    }
    for (const who of model.blocked) {
      const lead = model.leads.get(who);
      if (lead && isLive(lead)) withdraw(model, who);
    }
  }
  if (!isLooking(model)) return 0;
  const asked = Math.min(3 - liveIn(model), eligibleIn(model).length);
  if (asked > 0 && model.status === 'pending') model.status = 'sent';
  if (asked === 0 && liveIn(model) === 0) model.status = 'pending';
  return asked;
}

/** The timer after seven days of silence. */
export function completeBySilence(model: Model, now: number): void {
  const isDue = model.reportedAt !== null && now - model.reportedAt >= 7 * 86_400_000;
  if (model.status === 'in_progress' && isDue) model.status = 'completed';
}
