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

function hears(professional: string, to = marie) {
  const facts = { ...about, professional };
  const key = `${(told += 1)}`;
  return notify(site.platform, { kind: 'leadSteppedBack', key, userId: to.id, facts });
}

function isAsked(urgency: NoticeFacts['newLead']['urgency'], passesQuiet = false) {
  const facts = { ...about, urgency, description: 'A leak' };
  const key = `${(told += 1)}`;
  return notify(site.platform, { kind: 'newLead', key, userId: paul.id, facts, passesQuiet });
}

/** The mails to a person in their order. */
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

/** Quiet hours that hold now, for so many minutes from now. */
function quietFor(person: Customer | Professional, minutes: number) {
  const time = (plus: number) =>
    new Date(site.platform.clock.now().getTime() + plus * 60_000).toISOString().slice(11, 16);
  const quietHours: QuietHours = { from: time(-60), to: time(minutes), timeZone: 'UTC' };
  return person.call(setNotificationPreferences, { body: { kinds: [], quietHours } });
}

describe('letters to one person', () => {
  it('leave at once when there was none before', async () => {
    await hears('Ana');
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
  });

  it('that follow within a quarter of an hour are gathered into one', async () => {
    for (const name of ['Ana', 'Bob', 'Cleo', 'Dan']) await hears(name);
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

  it('are whole where only one more followed', async () => {
    await hears('Ana');
    await hears('Bob');
    await site.advance(15 * 60 + 1);
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister', 'Bob doit se désister']);
  });

  it('are none about what was read or is over meanwhile', async () => {
    await hears('Ana');
    await hears('Bob');
    await hears('Cleo');
    await resolveNotices(site.platform, [`leadSteppedBack:${told - 1}`]);
    await site.advance(15 * 60 + 1);
    expect((await subjectsTo(marie)).slice(1)).toEqual(['Cleo doit se désister']);
  });

  it('never wait with what somebody has to act on at once', async () => {
    await hears('Ana');
    const facts = { ...about, professional: 'Bob' };
    const to = { userId: marie.id, key: 'now' };
    await notify(site.platform, { kind: 'leadAccepted', ...to, facts });
    await notify(site.platform, { kind: 'leadAccepted', ...to, key: 'and now', facts });
    const pressing = { ...facts, isPressing: true };
    await notify(site.platform, { kind: 'leadSteppedBack', ...to, facts: pressing });
    await hears('Cleo');
    expect((await subjectsTo(marie)).toSorted()).toEqual([
      'Ana doit se désister',
      'Bob a accepté votre demande',
      'Bob a accepté votre demande',
      'Bob doit se désister',
    ]);
  });

  it('hold nobody else up', async () => {
    const luc = await aCustomer(site, 'Luc');
    await hears('Ana');
    await hears('Ana', luc);
    expect(await subjectsTo(luc)).toHaveLength(1);
  });

  it('are at most so many an hour, whatever happens when', async () => {
    // Mostly a hail of news, now and then a lull.
    const gap = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 900 }) },
    );
    const gaps = fc.array(fc.tuple(gap, fc.boolean()), { minLength: 40, maxLength: 60 });
    const check = fc.asyncProperty(gaps, async (events) => {
      paul = await aProfessional(site, 'Paul');
      for (const [seconds, urgent] of events) {
        await isAsked(urgent ? 'Very urgent (within 24h)' : 'Soon (2-3 days)');
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

/** Everything that was told stands in a letter. */
async function nothingIsLost(asked: number) {
  const mails = await mailsTo(paul);
  const inDigests = mails.filter(({ kind }) => kind === 'digest').map(({ subject }) => subject);
  const gathered = inDigests.reduce((sum, subject) => sum + Number.parseInt(subject, 10), 0);
  expect(mails.length - inDigests.length + gathered).toBe(asked);
}

it('texts are ten a day; what is over stands in the product alone', async () => {
  const phone = '+15145550144';
  const luc = await aCustomer(site, 'Luc', { email: null, phone });
  for (let count = 0; count < 12; count += 1) {
    await hears(`Ana ${count}`, luc);
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
  it('hold letters until they end, also over a restart', async () => {
    await quietFor(marie, 120);
    await hears('Ana');
    await hears('Bob');
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

  it('that are given up let go of what they held', async () => {
    await quietFor(marie, 120);
    await hears('Ana');
    await marie.call(setNotificationPreferences, { body: { kinds: [], quietHours: null } });
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
  });

  it('are passed by a very urgent request to who works, and by nothing else', async () => {
    await quietFor(paul, 120);
    await isAsked('Soon (2-3 days)');
    await isAsked('Very urgent (within 24h)', true);
    expect(await subjectsTo(paul)).toEqual(['Urgent request: Plumber, Laval']);
  });

  it('hold a very urgent request while the declared hours say that nobody works', async () => {
    await quietFor(paul, 120);
    await isAsked('Very urgent (within 24h)');
    expect(await subjectsTo(paul)).toEqual([]);
  });
});

describe('switched off', () => {
  it('while it waits, a letter is not sent', async () => {
    await hears('Ana');
    await hears('Bob');
    const channels = { email: false, sms: false, push: false };
    await marie.call(setNotificationPreferences, {
      body: { kinds: [{ kind: 'answers', channels }], quietHours: null },
    });
    await site.advance(15 * 60 + 1);
    expect(await subjectsTo(marie)).toEqual(['Ana doit se désister']);
  });
});
