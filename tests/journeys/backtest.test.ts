import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#contract/client.ts';
import { DAY_MS } from '#contract/durations.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { backtest } from '#server/app/commands/backtest.ts';
import { answerBy, chanceOf } from '#server/matching/simulation/answers.ts';
import { EventQueue } from '#server/platform/simulation/event-queue.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  signedIn,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

const PROFESSIONALS = 10;
const CUSTOMERS = 8;
const REQUESTS = 40;
const DAYS = 20;

let site: StartedApp;
let customers: Customer[];
let professionals: Professional[];
/** The time after those weeks. */
let end: Date;
const said: string[] = [];

/** Plays weeks of a site by the clock: people submit, answer by their habits, or do not. */
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  vi.stubEnv('DATABASE_URL', urlOf(site.database.connection));
  await toTheNextMonth();
  customers = await inOrder(CUSTOMERS, (n) => aCustomer(site, `Customer ${n}`));
  professionals = await inOrder(PROFESSIONALS, (n) =>
    aProfessional(site, `Professional ${n}`, { km: 1 + 2 * n, radius: 60 }),
  );
  await playWeeks();
  end = site.platform.clock.now();
}, 300_000);
beforeEach(() => {
  said.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.useFakeTimers({ toFake: ['Date'], now: end });
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site.stop();
});

/** One after the other: their order is part of what is played. */
async function inOrder<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let n = 0; n < count; n += 1) made.push(await make(n));
  return made;
}

const now = () => site.platform.clock.now().getTime();

async function advanceTo(time: number): Promise<void> {
  const seconds = Math.ceil((time - now()) / 1000);
  if (seconds > 0) await site.advance(seconds);
}

/** Quotas are of a calendar month. */
function toTheNextMonth(): Promise<void> {
  const today = site.platform.clock.now();
  return advanceTo(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1, 12));
}

async function playWeeks(): Promise<void> {
  const chance = chanceOf(7, 'weeks');
  const begin = now();
  const queue = new EventQueue<() => Promise<unknown>>();
  for (let n = 0; n < REQUESTS; n += 1) {
    queue.push(begin + chance.draw() * DAYS * DAY_MS, () => submit(n));
  }
  const known = new Set<string>();
  for (let next = queue.pop(); next; next = queue.pop()) {
    await advanceTo(next.time);
    await site.drainJobs();
    await next.event();
    await site.drainJobs();
    for (const lead of await newLeads(known)) answerLater(queue, lead);
  }
  await site.advance((DAYS * DAY_MS) / 1000 / 10);
  await site.drainJobs();
}

/** Their session may have ended since they were last here. */
const back = ({ id }: { id: string }) => signedIn(site, id);

function submit(n: number) {
  const urgency = n % 3 === 0 ? 'Very urgent (within 24h)' : 'Soon (2-3 days)';
  const description = `The tap of kitchen number ${n} has been leaking since yesterday`;
  return back(customers[n % CUSTOMERS]!).then(({ call }) =>
    call(submitRequest, { body: { ...LEAKING_TAP, description, urgency } }),
  );
}

interface NewLead {
  id: string;
  professional_id: string;
  description: string;
  sent_at: Date;
}

async function newLeads(known: Set<string>): Promise<NewLead[]> {
  const leads = await site.database.db
    .selectFrom('leads')
    .innerJoin('requests', 'requests.id', 'leads.request_id')
    .select(['leads.id', 'leads.professional_id', 'requests.description', 'leads.sent_at'])
    .where('leads.status', '=', 'pending')
    .orderBy('leads.sent_at')
    .orderBy('leads.rank')
    .execute();
  const fresh = leads.filter(({ id }) => !known.has(id));
  for (const { id } of fresh) known.add(id);
  return fresh;
}

/** The farther away somebody lives, the less they say yes; what comes too late is refused. */
function answerLater(queue: EventQueue<() => Promise<unknown>>, lead: NewLead): void {
  const index = professionals.findIndex((one) => one.professionalId === lead.professional_id);
  const habit = { yes: 0.45 - 0.03 * index, no: 0.25, medianMinutes: 60, spread: 1 };
  const answer = answerBy(habit, chanceOf(7, lead.description, String(index)));
  if (answer.kind === 'silence') return;
  const declined = { status: 'denied', declineReason: 'too_busy' } as const;
  const body = answer.kind === 'yes' ? ({ status: 'accepted' } as const) : declined;
  queue.push(lead.sent_at.getTime() + answer.after, () =>
    back(professionals[index]!).then(({ call }) =>
      call(respondToLead, { params: { id: lead.id }, body }).catch(isTooLate),
    ),
  );
}

function isTooLate(error: unknown): void {
  if (!(error instanceof CallError) || error.status !== 409) throw error;
}

async function tested(...args: string[]): Promise<string> {
  said.length = 0;
  expect(await backtest.run(args)).toBe(0);
  return said.join('');
}

const accepted = (text: string, row: string) =>
  Number(new RegExp(`^${row}.*? ${REQUESTS} +([\\d.]+)%`, 'm').exec(text)?.[1]);

describe('a backtest of what a site did', () => {
  it('comes within five points of what happened', async () => {
    const text = await tested('--months', '1');
    const [happened, replayed] = [accepted(text, 'what happened'), accepted(text, 'played again')];
    expect(happened).toBeGreaterThan(30);
    expect(happened).toBeLessThan(95);
    expect(Math.abs(happened - replayed)).toBeLessThanOrEqual(5);
    expect(text).toContain('rankings may be compared by it');
  });

  it('says the same for the same seed, and plays a changed ranking', async () => {
    const args = ['--months', '1', '--weights', 'distance=0,answers=1'];
    const text = await tested(...args);
    expect(await tested(...args)).toBe(text);
    expect(text).toContain('distance=0,rating=0.25,answers=1,turn=0.15,newcomer=0.1');
  });

  it('changes nothing', async () => {
    const count = () =>
      site.database.db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll().as('n'))
        .execute();
    const before = await count();
    await tested('--months', '2');
    expect(await count()).toEqual(before);
  });

  it.each([
    ['--weights', 'wealth=1'],
    ['--weights', 'distance=-1'],
    ['--weights', 'distance='],
    ['--months', '0'],
    ['--seed', 'x'],
  ])('refuses %s %s', async (name, value) => {
    await expect(backtest.run([name, value])).rejects.toThrow(name);
  });
});
