import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/db.ts';
import { startFakePush, type FakeBrowser, type FakePush } from '#tests/fakes/push.ts';
import { startFakeSms, type FakeSms } from '#tests/fakes/sms.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { anAdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { patiently } from '#tests/support/patience.ts';
import { openLiveReader, type LiveReader } from './load/live-reader.ts';
import { Sender } from './load/send.ts';
import { playStory } from './load/story.ts';
import { runWriters } from './load/writers.ts';
import { compare } from './oracle/compare.ts';
import { compareDeliveries } from './oracle/deliveries.ts';
import { drain } from './oracle/drain.ts';
import { brokenRules, readRules } from './oracle/invariants.ts';
import { Ledger } from './oracle/ledger.ts';
import { compareOrder } from './oracle/order.ts';
import { comparePushes, compareTexts, type Received } from './oracle/received-messages.ts';
import { compareStreams } from './oracle/streams.ts';
import { onPlanted } from './on-planted.ts';
import { BREAKS } from './planted-defects.ts';
import { operate } from './site/operations.ts';
import { insertPeople, insertProfessional, type People } from './site/people.ts';
import { makeReachable } from './site/reachable.ts';
import { payFor } from './traffic/plans.ts';

// Each oracle finds nothing in what the product did, and names a defect that is planted. Defects are
// planted by SQL: the product has no switch for them.

let smtp: FakeSmtp;
let sms: FakeSms;
let push: FakePush;
let received: Received;
let site: StartedApp;
let people: People;
let ledger: Ledger;
beforeAll(async () => {
  [smtp, sms, push] = await Promise.all([startFakeSmtp(), startFakeSms(), startFakePush()]);
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'nearhand@example.test' };
  const texts = { SMS_BASE_URL: sms.baseUrl, SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 's3' };
  const others = { ...texts, SMS_FROM: '+15145550199', PUSH_HOSTS: push.host };
  site = await startApp({ env: { RATE_LIMITS: 'off', ...mail, ...others }, worker: true });
  const { db, config } = site.platform;
  people = await insertPeople(db, 2);
  const siteKey = config.push.keys.publicKey;
  received = { texts: sms.messages, browsers: await makeReachable(db, people, { push, siteKey }) };
  ledger = await play(60);
  await pay();
  await act();
  await drain(db, 60);
});
afterAll(async () => {
  await site.stop();
  await Promise.all([smtp.close(), sms.close(), push.close()]);
});

/** Lets the customers write until so many writes are acknowledged, and waits until it is quiet. */
async function play(acked: number, seed = 3): Promise<Ledger> {
  const written = new Ledger();
  const isEnough = () => written.acked >= acked;
  await runWriters({ url: site.url, ledger: written, people, seed, isEnough });
  await playEndings(written, seed);
  await drain(site.platform.db, 60);
  return written;
}

/** What is drawn in stories of a request that nobody has answered, and of one that three accepted. */
const ENDINGS = [
  [0.9, 0, 0, 0, 0],
  [0.9, 0, 0.5, 0.5, 0.5, 0.9],
];

/** The defects need both, wherever the writers stopped. */
async function playEndings(written: Ledger, seed: number): Promise<void> {
  const customer = people.customers[0]!;
  const sender = new Sender(site.url, written);
  const endings = ENDINGS.map((draws, number) => {
    const rest = draws.values();
    const draw = () => rest.next().value!;
    const word = `r${seed}ending${number}`;
    return playStory({ customer, people, sender, word, draw, goesOn: () => true });
  });
  await Promise.all(endings);
}

/** A professional begins a plan and changes it, by a card. */
async function pay(): Promise<void> {
  const { platform, sandbox, url } = site;
  const payer = await insertProfessional(platform.db, 'mover', 'payer');
  const sender = new Sender(url, ledger);
  const till = { db: platform.db, sender, operations: sandbox!.operations, ledger: new Map() };
  await payFor(till, payer, { acts: 2, goesOn: () => true });
}

/** An operator acts. */
async function act(): Promise<void> {
  const admin = await anAdminAtWork(site);
  const sender = new Sender(site.url, ledger);
  const desk = { db: site.platform.db, senders: { acts: sender, requests: sender } };
  await operate({ ...desk, admin: { userId: admin.id, cookie: admin.jar.header } }, 'act');
}

const planted = <T>(defect: string, work: (db: Db) => Promise<T>) =>
  onPlanted(site.platform.db, defect, work);

describe('of what the product did by itself', () => {
  it('no rule is broken', async () => {
    expect(await brokenRules(site.platform.db)).toEqual([]);
  });

  it('every acknowledged write is there once', async () => {
    const nothing = { lost: [], doubled: [], phantom: [] };
    expect(await compare(site.platform.db, ledger)).toEqual(nothing);
  });

  it('every mail has arrived', async () => {
    const { neverArrived, notTold, unexplained } = await compareDeliveries(site.platform.db, smtp);
    expect({ neverArrived, notTold, unexplained }).toEqual({
      neverArrived: [],
      notTold: [],
      unexplained: [],
    });
  });

  it('every text and push message has arrived', async () => {
    const { db } = site.platform;
    const nothing = { repeated: 0, neverArrived: [], gaveUp: [], unexplained: [] };
    const texts = await compareTexts(db, received.texts);
    const pushes = await comparePushes(db, received.browsers);
    expect([texts, pushes]).toMatchObject([nothing, nothing]);
    expect(Math.min(texts.received, pushes.received)).toBeGreaterThan(0);
  });

  it('every message stands after those that its sender wrote before', async () => {
    expect(await compareOrder(site.platform.db, ledger, [])).toEqual({ listed: [], heard: [] });
  });
});

describe('a rule is seen to be broken:', () => {
  it.each(Object.entries(BREAKS))('%s', async (rule, defect) => {
    const broken = await planted(defect, brokenRules);
    expect(broken.map((one) => one.rule)).toContain(rule);
  });

  it('all others are kept by a unique index', async () => {
    const others = readRules().filter(({ rule }) => !(rule in BREAKS));
    expect(others.map(({ rule }) => rule)).toEqual([
      'a professional is asked twice for one request',
      'a message of the outbox is queued twice',
      'two messages have one key',
      'a request is reviewed twice',
    ]);
  });
});

describe('of acknowledged writes', () => {
  it('one that is lost is named', async () => {
    const { lost } = await planted('delete from messages', (db) => compare(db, ledger));
    expect(lost.length).toBeGreaterThan(0);
  });

  it('one that is stored twice is named', async () => {
    const { doubled } = await planted(
      `insert into messages (id, request_id, professional_id, sender_user_id, sender_type, content,
        message_type, created_at)
        select gen_random_uuid(), request_id, professional_id, sender_user_id, sender_type, content,
          message_type, created_at from messages limit 1`,
      (db) => compare(db, ledger),
    );
    expect(doubled).toHaveLength(1);
  });

  it('one that nobody sent is named', async () => {
    const { phantom } = await planted(
      `update messages set content = 'of nobody' where id = (select min(id::text)::uuid from messages)`,
      (db) => compare(db, ledger),
    );
    expect(phantom).toEqual(['message of nobody']);
  });
});

describe('of the order of messages', () => {
  it('one that is listed before an earlier one is named', async () => {
    const { listed } = await planted(
      `update messages set created_at = now() - (created_at - 'epoch'::timestamptz)`,
      (db) => compareOrder(db, ledger, []),
    );
    expect(listed.length).toBeGreaterThan(0);
  });

  it('one that an open page heard before an earlier one is named', async () => {
    const written = ledger.writes.flatMap(({ kind, id }) => (kind === 'message' && id ? [id] : []));
    const heardBy = (messages: string[]) =>
      compareOrder(site.platform.db, ledger, [{ reader: { messages } }]);
    expect((await heardBy(written)).heard).toEqual([]);
    expect((await heardBy(written.toReversed())).heard.length).toBeGreaterThan(0);
  });
});

describe('of text and push messages', () => {
  const texts = (those: Received['texts']) => compareTexts(site.platform.db, those);
  const pushes = (shown: FakeBrowser['shown']) =>
    comparePushes(site.platform.db, [{ ...received.browsers[0]!, shown }]);

  it('a text that is lost, repeated or foreign is named', async () => {
    const [first, ...others] = received.texts;
    expect((await texts(others)).neverArrived).toHaveLength(1);
    expect((await texts([first!, ...received.texts])).repeated).toBe(1);
    const foreign = { ...first!, text: 'of nobody' };
    expect((await texts([foreign, ...received.texts])).unexplained).toHaveLength(1);
  });

  it('a push message that is lost, repeated or foreign is named', async () => {
    const all = received.browsers.flatMap(({ shown }) => shown);
    const [first, ...others] = all;
    expect((await pushes(others)).neverArrived).toHaveLength(1);
    expect((await pushes([first!, ...all])).repeated).toBe(1);
    expect((await pushes([{ ...first, tag: 'of nobody' }, ...all])).unexplained).toHaveLength(1);
  });

  it.each(['sms', 'push'])('one that was given up is named: %s', async (channel) => {
    const gaveUp = await planted(
      `update outbox_messages set sent_at = null, failed_at = now() where channel = '${channel}'`,
      async (db) =>
        channel === 'sms'
          ? (await compareTexts(db, [])).gaveUp
          : (await comparePushes(db, [])).gaveUp,
    );
    expect(gaveUp.length).toBeGreaterThan(0);
  });
});

describe('of what leaves', () => {
  /** Leaves out what is inserted into a table where `condition` holds, until `lift`. */
  async function lose(table: string, condition: string) {
    const { db } = site.platform;
    await sql
      .raw(`create function lose_row() returns trigger language plpgsql as
      'begin return null; end'`)
      .execute(db);
    await sql
      .raw(
        `create trigger lose_row before insert on ${table} for each row when (${condition}) execute function lose_row()`,
      )
      .execute(db);
    return async () => void (await sql.raw('drop function lose_row cascade').execute(db));
  }

  it('a row of the outbox that is lost is named', async () => {
    const lift = await lose('outbox_messages', `new.channel = 'email'`);
    // Both customers send a request, and nobody answers.
    await play(1, 4);
    await lift();
    const { notTold } = await compareDeliveries(site.platform.db, smtp);
    expect(notTold.length).toBeGreaterThan(0);
  });

  it('an event that the live stream skips is named', async () => {
    const pages = await Promise.all(
      people.customers.map(async (who) => ({ who, reader: await openLiveReader(site.url, who) })),
    );
    const heard = () => pages.flatMap(({ reader }: { reader: LiveReader }) => reader.messages);
    const skipped = () => compareStreams(site.platform.db, pages).then((faults) => faults.skipped);
    await expect.poll(skipped, patiently).toEqual([]);
    const before = heard().length;
    const lift = await lose('live_events', `new.event ->> 'type' = 'message.sent'`);
    await play(40, 5);
    await lift();
    expect(heard()).toHaveLength(before);
    const named = await compareStreams(site.platform.db, pages);
    expect(named.skipped.length).toBeGreaterThan(0);
    expect(named.deaf[0]).toMatch(/by a page that is silent for [\d.]+ s, after event \d+$/);
    await Promise.all(pages.map(({ reader }) => reader.close()));
  });
});
