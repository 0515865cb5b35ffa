import { expect } from 'vitest';
import type { Profession } from '#contract/professionals/professions.ts';
import { getOwnRequest, submitRequest, type WatchedRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { completeOverdueReports, respondToLead } from '#server/matching/matching.ts';
import type { Refusal } from '#server/platform/refusal.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { operate } from './life-operator.ts';
import type { Person, Scene } from './life-scene.ts';
import {
  completeBySilence,
  eligibleIn,
  settle,
  take,
  type Model,
  type OperatorStep,
  type Step,
} from './life-model.ts';
import { anUnclaimed } from '#tests/support/invitations.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

export interface Cast {
  urgency: Urgency;
  profession: Profession;
  available: boolean[];
  /**
   * How many unclaimed professionals there are in addition: they rank after the others, and only
   * decline.
   */
  unclaimed: number;
}

export type Act =
  | Step
  | OperatorStep
  /** A professional tries a customer's action, another customer everything. */
  | { do: 'intrude'; who: number }
  | { do: 'wait'; minutes: number };

export const isOnPlatform = (person: Person | undefined): person is Professional =>
  person !== undefined && 'ask' in person;

/** A session lasts at most 14 days without use. */
const MAX_MINUTES = 12 * 24 * 60;

/**
 * Plays one lifecycle of a request by calls, beside the model, and compares the two after every
 * step. Where the jobs ran too, exactly as many are contacted as possible.
 */
export async function playLife(
  site: StartedApp,
  cast: Cast,
  acts: readonly { act: Act; drained: boolean }[],
): Promise<Scene> {
  const scene = await begin(site, cast);
  let minutes = 0;
  for (const { act, drained } of acts) {
    if (act.do === 'wait') {
      minutes += act.minutes;
      if (minutes > MAX_MINUTES) return scene;
      await site.advance(act.minutes * 60);
    } else if (act.do === 'intrude') await intrude(scene, act.who);
    else if (isOperators(act)) await compare(scene, await operate(scene, act));
    else await takeTurn(scene, aimed(scene.model, act));
    if (drained) await drain(scene);
    else await compare(scene, 0);
  }
  await drain(scene);
  return scene;
}

function isOperators(act: Act): act is OperatorStep {
  return ['operatorCancels', 'operatorReopens', 'replace', 'assign'].includes(act.do);
}

/** `who` of most steps is somebody for whom they make sense; of some anybody. */
function aimed(model: Model, step: Step): Step {
  if (!('who' in step) || step.do === 'toggle') return step;
  const wanted = ['accept', 'decline', 'see'].includes(step.do) ? 'pending' : 'accepted';
  const apt = [...model.leads].flatMap(([who, { status }]) => (status === wanted ? [who] : []));
  const pool = [...Array.from({ length: 6 }, () => apt).flat(), ...model.available.keys()];
  return { ...step, who: pool[step.who % pool.length]! };
}

async function begin(site: StartedApp, cast: Cast): Promise<Scene> {
  const { urgency, profession, unclaimed } = cast;
  // People left from earlier lifecycles must not interfere.
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  const [customer, stranger] = [await aCustomer(site, 'Marie'), await aCustomer(site, 'Thomas')];
  const people: Person[] = [];
  for (const [who, isAvailable] of cast.available.entries()) {
    const availability = isAvailable ? 'available' : 'busy';
    const trade = { profession, availability, km: 1 + who, plan: 'premium' } as const;
    people.push(await aProfessional(site, `Pro ${who}`, trade));
  }
  for (let left = unclaimed; left > 0; left -= 1) {
    const { id } = await anUnclaimed(site, 'Nora', { profile: { profession } });
    people.push({ professionalId: id });
  }
  const available = [...cast.available, ...Array.from({ length: unclaimed }, () => true)];
  const body = { ...LEAKING_TAP, profession, urgency };
  const { id } = await customer.call(submitRequest, { body });
  const model: Model = {
    status: available.includes(true) ? 'sent' : 'pending',
    capacity: urgency === 'Very urgent (within 24h)' ? 1 : 3,
    leads: new Map(),
    accepted: [],
    hired: null,
    reportedAt: null,
    available: [...available],
    blocked: new Set(),
  };
  const scene = { site, customer, stranger, people, requestId: id, model };
  await compare(scene, Math.min(3, available.filter(Boolean).length));
  return scene;
}

/** Runs everything automatic. */
async function drain(scene: Scene): Promise<void> {
  const { site, model } = scene;
  await site.drainJobs();
  await completeOverdueReports(site.platform);
  await site.drainJobs();
  const now = site.platform.clock.now().getTime();
  const asked = settle(model, now);
  completeBySilence(model, now);
  await compare(scene, asked);
}

/** Compares the customer's view with the model, and adopts who was contacted: `asked` many. */
async function compare({ customer, requestId, people, model }: Scene, asked: number) {
  const request = await customer.call(getOwnRequest, { params: { id: requestId } });
  const found = leadsOf(request, people);
  const fresh = found.filter(({ who }) => !model.leads.has(who));
  expect(fresh.length).toBe(asked);
  for (const { who, expiresAt } of fresh) {
    expect([who, model.available[who], model.blocked.has(who)]).toEqual([who, true, false]);
    model.leads.set(who, { status: 'pending', answered: false, expiresAt });
  }
  assertRegisteredFirst(people, model, fresh);
  expect({
    status: request.status,
    leads: Object.fromEntries(found.map(({ who, status }) => [who, status])),
    professional: people.findIndex((one) => one.professionalId === request.professionalId),
    isReported: request.completionReportedAt !== null,
  }).toEqual({
    status: model.status,
    leads: Object.fromEntries([...model.leads].map(([who, { status }]) => [who, status])),
    professional: expect.toSatisfy((who: number) => isNamed(model, who)),
    isReported: model.reportedAt !== null,
  });
  const replaced = request.leads.flatMap(({ replaces }) => replaces ?? []);
  expect(new Set(replaced).size).toBe(replaced.length);
}

/** No unclaimed professional is contacted while there is a registered candidate. */
function assertRegisteredFirst(people: Person[], model: Model, fresh: { who: number }[]): void {
  if (fresh.every(({ who }) => isOnPlatform(people[who]))) return;
  expect(eligibleIn(model).filter((who) => isOnPlatform(people[who]))).toEqual([]);
}

/** The hired one, else the first who accepted; once cancelled whoever it was. */
function isNamed({ status, hired, accepted }: Model, who: number): boolean {
  return status === 'cancelled' || who === (hired ?? accepted[0] ?? -1);
}

function leadsOf({ leads }: WatchedRequest, people: readonly Person[]) {
  return leads.map(({ id, status, expiresAt, professional }) => ({
    id,
    status,
    who: people.findIndex((one) => one.professionalId === professional.id),
    expiresAt: Date.parse(expiresAt ?? ''),
  }));
}

/** Unclaimed professionals can only decline. */
async function takeTurn(scene: Scene, step: Step): Promise<void> {
  const isTheirs = 'who' in step && step.do !== 'hire' && step.do !== 'release';
  if (!isTheirs || isOnPlatform(scene.people[step.who])) return perform(scene, step);
  if (['accept', 'decline', 'see'].includes(step.do)) await declineFor(scene, step.who);
}

async function declineFor(scene: Scene, who: number): Promise<void> {
  const { site, model, people } = scene;
  const { professionalId } = people[who]!;
  const leadId = (await leadIdOf(scene, who)) ?? nothing;
  const answer = respondToLead(site.platform, { professionalId, userId: null }, leadId, {
    status: 'denied',
  });
  const said = await answer.then(
    () => 'ok',
    (error: Refusal) => error.code,
  );
  const step = { do: 'decline', who } as const;
  expect([step, said]).toEqual([step, take(model, step, site.platform.clock.now().getTime())]);
}

async function leadIdOf({ customer, people, requestId }: Scene, who: number) {
  const request = await customer.call(getOwnRequest, { params: { id: requestId } });
  return leadsOf(request, people).find((lead) => lead.who === who)?.id;
}

async function perform(scene: Scene, step: Step): Promise<void> {
  const { site, model } = scene;
  const sent = await callFor(scene, step);
  const answer = await sent.by.ask(sent.method ?? 'POST', sent.path, sent.body);
  const said = answer.status < 400 ? 'ok' : answer.body.code;
  expect([step, said]).toEqual([step, take(model, step, site.platform.clock.now().getTime())]);
}

const nothing = '018f2b3c-0000-7000-8000-000000000001';

/** A call, and its caller. */
interface Sent {
  by: Pick<Customer, 'ask'>;
  method?: string;
  path: string;
  body: object;
}

async function callFor(scene: Scene, step: Step): Promise<Sent> {
  const { customer, people, requestId } = scene;
  const request = (verb: string, body: object = {}): Sent => ({
    by: customer,
    path: `/api/requests/${requestId}/${verb}`,
    body,
  });
  if (!('who' in step)) {
    if (step.do === 'cancel') return request('cancellation');
    return request('completion', { done: step.do === 'complete' });
  }
  const person = people[step.who]!;
  const by = isOnPlatform(person) ? person : customer;
  const { professionalId } = person;
  const lead = (await leadIdOf(scene, step.who)) ?? nothing;
  const path = `/api/service-request-professionals/${lead}`;
  const availability = scene.model.available[step.who] ? 'busy' : 'available';
  const profile = `/api/professionals/${professionalId}`;
  const sent: Record<typeof step.do, Sent> = {
    accept: { by, path: `${path}/respond`, body: { status: 'accepted' } },
    decline: { by, path: `${path}/respond`, body: { status: 'denied' } },
    see: { by, path: '/api/lead-views', body: { leadIds: [lead] } },
    stepBack: { by, path: `${path}/withdrawal`, body: {} },
    report: { by, path: `${path}/completion`, body: {} },
    hire: request('hire', { professionalId }),
    release: request('reopening', { professionalId }),
    block: {
      by: customer,
      path: '/api/blocks',
      body: { serviceRequestId: requestId, professionalId },
    },
    toggle: { by, method: 'PATCH', path: profile, body: { availability } },
  };
  return sent[step.do];
}

/** Unauthorized people are refused; `compare` checks that nothing changes. */
async function intrude({ stranger, people, requestId }: Scene, who: number): Promise<void> {
  const registered = people.filter(isOnPlatform);
  const professional = registered[who % registered.length]!;
  const { professionalId } = professional;
  for (const verb of ['hire', 'cancellation', 'completion', 'reopening']) {
    const path = `/api/requests/${requestId}/${verb}`;
    const answers = [
      await stranger.ask('POST', path, { professionalId }),
      await professional.ask('POST', path, { professionalId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 403]);
  }
}
