import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listNotices,
  setNotificationPreferences,
  type QuietHours,
} from '#contract/notifications.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import type { NoticeFacts } from '#server/notifications/facts.ts';
import { MAX_MAILS_PER_HOUR } from './pacing.ts';
import { resolveNotices, notify } from '#server/notifications/notify.ts';

let site: StartedApp;
let marie: Customer;
let paul: Professional;
let told = 0;

beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());
beforeEach(async () => {
  marie = await aCustomer(site, 'Marie');
  paul = await aProfessional(site, 'Paul');
});

const about = { profession: 'plumber', area: 'Laval', href: '/request?id=1' } as const;
const hour = 3600;

function notifySteppedBack(professional: string, to = marie) {
  const facts = { ...about, professional };
  const key = `${(told += 1)}`;
  return notify(site.platform, { kind: 'leadSteppedBack', key, userId: to.id, facts });
}

function notifyNewLead(urgency: NoticeFacts['newLead']['urgency'], passesQuiet = false) {
  const facts = { ...about, urgency, description: 'A leak' };
  const key = `${(told += 1)}`;
  return notify(site.platform, { kind: 'newLead', key, userId: paul.id, facts, passesQuiet });
}

/** The mails to a person in order. */
async function mailsTo({ email }: { email: string | null }) {
  await site.drainJobs();
  return site.platform.db
    .selectFrom('outbox_messages')
    .select(['kind', 'subject', 'text', 'created_at'])
    .where('recipient', '=', email ?? '')
    .where('channel', '=', 'email')
    .orderBy('created_at')
    .execute();
}
const subjectsTo = async (person: { email: string | null }) =>
  (await mailsTo(person)).map(({ subject }) => subject);

/** Quiet hours now, for this many minutes. */
function quietFor(person: Customer | Professional, minutes: number) {
  const time = (plus: number) =>
    new Date(site.platform.clock.now().getTime() + plus * 60_000).toISOString().slice(11, 16);
  const quietHours: QuietHours = { from: time(-60), to: time(minutes), timeZone: 'UTC' };
  return person.call(setNotificationPreferences, { body: { kinds: [], quietHours } });
}

describe('letters to one person', () => {
  it('are sent at once when there was none before', async () => {
    await notifySteppedBack('Ana');
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
  });

  it('that follow within a quarter of an hour are batched into one', async () => {
    for (const name of ['Ana', 'Bob', 'Cleo', 'Dan']) await notifySteppedBack(name);
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
    await site.advance(15 * 60 + 1);
    const mails = await mailsTo(marie);
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['leadSteppedBack', 'Ana doit se désister'],
      ['digest', '3 nouvelles pour vous'],
    ]);
    for (const name of ['Bob', 'Cleo', 'Dan'])
      expect(mails[1]?.text).toContain(`${name} doit se désister`);
  });

  it('are complete where only one more followed', async () => {
    await notifySteppedBack('Ana');
    await notifySteppedBack('Bob');
    await site.advance(15 * 60 + 1);
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister', 'Bob doit se désister']);
  });

  it('are not sent about what was read or is over meanwhile', async () => {
    await notifySteppedBack('Ana');
    await notifySteppedBack('Bob');
    await notifySteppedBack('Cleo');
    await resolveNotices(site.platform, [`leadSteppedBack:${told - 1}`]);
    await site.advance(15 * 60 + 1);
    expect((await subjectsTo(marie)).slice(1)).toEqual(['Cleo doit se désister']);
  });

  it('never wait with something to act on at once', async () => {
    await notifySteppedBack('Ana');
    const facts = { ...about, professional: 'Bob' };
    const to = { userId: marie.id, key: 'now' };
    await notify(site.platform, { kind: 'leadAccepted', ...to, facts });
    await notify(site.platform, { kind: 'leadAccepted', ...to, key: 'and now', facts });
    const pressing = { ...facts, isPressing: true };
    await notify(site.platform, { kind: 'leadSteppedBack', ...to, facts: pressing });
    await notifySteppedBack('Cleo');
    expect((await subjectsTo(marie)).toSorted()).toEqual([
      'Ana doit se désister',
      'Bob a accepté votre demande',
      'Bob a accepté votre demande',
      'Bob doit se désister',
    ]);
  });

  it("delay nobody else's", async () => {
    const luc = await aCustomer(site, 'Luc');
    await notifySteppedBack('Ana');
    await notifySteppedBack('Ana', luc);
    expect(await subjectsTo(luc)).toHaveLength(1);
  });

  it('are limited per hour, whatever happens when', async () => {
    // Mostly bursts, sometimes a pause.
    const gap = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 900 }) },
    );
    const gaps = fc.array(fc.tuple(gap, fc.boolean()), { minLength: 40, maxLength: 60 });
    const check = fc.asyncProperty(gaps, async (events) => {
      paul = await aProfessional(site, 'Paul');
      for (const [seconds, urgent] of events) {
        await notifyNewLead(urgent ? 'Very urgent (within 24h)' : 'Soon (2-3 days)');
        await site.advance(seconds);
        await site.drainJobs();
      }
      await site.advance(hour);
      const times = (await mailsTo(paul)).map(({ created_at }) => created_at.getTime());
      const inTheHourFrom = (start: number) =>
        times.filter((time) => time >= start && time <= start + hour * 1000).length;
      expect(Math.max(...times.map(inTheHourFrom))).toBeLessThanOrEqual(MAX_MAILS_PER_HOUR);
      expect(times.length).toBeGreaterThan(0);
      await nothingIsLost(events.length);
    });
    await fc.assert(check, { numRuns: 2, endOnFailure: true });
  }, 60_000);
});

/** Every notice is in a letter. */
async function nothingIsLost(asked: number) {
  const mails = await mailsTo(paul);
  const inDigests = mails.filter(({ kind }) => kind === 'digest').map(({ subject }) => subject);
  const gathered = inDigests.reduce((sum, subject) => sum + Number.parseInt(subject, 10), 0);
  expect(mails.length - inDigests.length + gathered).toBe(asked);
}

it('texts are ten a day; the rest is in the product alone', async () => {
  const phone = '+15145550144';
  const luc = await aCustomer(site, 'Luc', { email: null, phone });
  for (let count = 0; count < 12; count += 1) {
    await notifySteppedBack(`Ana ${count}`, luc);
    await site.advance(16 * 60);
    await site.drainJobs();
  }
  const texts = await site.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', phone)
    .execute();
  expect(texts).toHaveLength(10);
  expect((await luc.call(listNotices)).unreadCount).toBe(12);
});

describe('quiet hours', () => {
  it('delay letters until they end, also over a restart', async () => {
    await quietFor(marie, 120);
    await notifySteppedBack('Ana');
    await notifySteppedBack('Bob');
    expect(await subjectsTo(marie)).toEqual([]);
    await site.advance(hour);
    expect(await subjectsTo(marie)).toEqual([]);
    const { database, time } = site;
    const restarted = await startApp({ beside: { database, time } });
    await restarted.advance(hour + 60);
    await restarted.drainJobs();
    await restarted.stop();
    expect(await subjectsTo(marie)).toEqual(['2 nouvelles pour vous']);
  });

  it('that are removed release what they delayed', async () => {
    await quietFor(marie, 120);
    await notifySteppedBack('Ana');
    await marie.call(setNotificationPreferences, { body: { kinds: [], quietHours: null } });
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
  });

  it('are passed by a very urgent request within working hours, and by nothing else', async () => {
    await quietFor(paul, 120);
    await notifyNewLead('Soon (2-3 days)');
    await notifyNewLead('Very urgent (within 24h)', true);
    expect(await subjectsTo(paul)).toEqual(['Urgent request: Plumber, Laval']);
  });

  it('delay a very urgent request outside the declared hours', async () => {
    await quietFor(paul, 120);
    await notifyNewLead('Very urgent (within 24h)');
    expect(await subjectsTo(paul)).toEqual([]);
  });
});

describe('switched off', () => {
  it('while it is queued, a letter is not sent', async () => {
    await notifySteppedBack('Ana');
    await notifySteppedBack('Bob');
    const channels = { email: false, sms: false, push: false };
    await marie.call(setNotificationPreferences, {
      body: { kinds: [{ kind: 'answers', channels }], quietHours: null },
    });
    await site.advance(15 * 60 + 1);
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
  });
});
