import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Tx } from '#server/platform/database/db.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { patiently } from '#tests/support/patience.ts';
import { openLiveReader, type LiveReader } from './load/live-reader.ts';
import { runWriters } from './load/writers.ts';
import { compare } from './oracle/compare.ts';
import { compareDeliveries } from './oracle/deliveries.ts';
import { drain } from './oracle/drain.ts';
import { brokenRules, readRules } from './oracle/invariants.ts';
import { Ledger } from './oracle/ledger.ts';
import { compareStreams } from './oracle/streams.ts';
import { insertPeople, type People } from './site/people.ts';

// Each oracle finds nothing in what the product did, and names a defect that is planted. Defects are
// planted by SQL: the product has no switch for them.

/** What breaks each rule of faults/invariants.sql, from the state after some stories. */
const BREAKS: Readonly<Record<string, string>> = {
  'more than three professionals are asked at the same time': `insert into leads
    (id, request_id, professional_id, status, rank, reasons, sent_at, expires_at)
    select gen_random_uuid(), l.request_id, p.id, 'pending', 9, '[]', now(), now() + interval '1 day'
    from (select request_id from leads where status in ('pending', 'accepted')
      group by 1 having count(*) = 3 limit 1) l,
    lateral (select id from professionals p where not exists (select from leads o
      where o.request_id = l.request_id and o.professional_id = p.id) limit 1) p`,
  'fewer than three are asked although somebody else could be': `update leads set status = 'withdrawn', ended_because = 'gone'
    where id = (select l.id from leads l join requests r on r.id = l.request_id
      where l.status in ('pending', 'accepted') and r.profession_id in (select profession_id
        from professionals group by 1 having count(*) > 3)
      and r.status in ('sent', 'accepted') and r.urgency not like 'Very%' limit 1)`,
  'more have accepted than a request takes': `update requests set urgency = 'Very urgent (within 24h)'
    where id in (select request_id from leads where status = 'accepted' group by 1 having count(*) > 1)`,
  'the state of a request does not fit its leads': `update requests set professional_id = null`,
  'a quota is not what was taken of it': 'update professional_quotas set used = used + 1',
  'a lead took nothing of a quota': `delete from quota_entries where id in (
    select id from quota_entries where kind = 'taken' limit 1)`,
  'what a lead took of a quota was given back wrongly, or was not': `insert into quota_entries
    (professional_id, lead_id, kind, reason, month, profession_id, area, at)
    select professional_id, lead_id, 'returned', 'withdrawn', month, profession_id, area, at
    from quota_entries where lead_id in (select id from leads where status = 'accepted') limit 1`,
  'the counted answers of a professional are not those given':
    'update professionals set accepted_count = accepted_count + 1',
  'the state of a lead is not the last of its history': `delete from request_history
    where event = 'accept'`,
  'the history has an event twice': `insert into request_history
    (request_id, lead_id, event, actor, from_status, to_status, at)
    select request_id, lead_id, event, actor, from_status, to_status, at from request_history
    where event = 'contact' limit 1`,
  'a lead that waits for an answer has no notice': `delete from notices where kind = 'newLead'`,
  'an acceptance has no notice': `delete from notices where kind = 'leadAccepted'`,
  'a person is notified twice of one fact': `insert into notices
    (id, user_id, kind, dedupe_key, language, facts, created_at)
    select gen_random_uuid(), user_id, kind, dedupe_key || ' again', language, facts, created_at
    from notices where kind = 'newLead' limit 1`,
  'a message waits in the outbox': 'update outbox_messages set sent_at = null',
  'a delayed letter was never released': `insert into held_letters
    (notice_id, channel, lane, user_id, passes_quiet)
    select id, 'email', 'calm', user_id, false from notices limit 1`,
  'a job failed for good': `insert into pgboss.job (name, data) values ('dead-letters', '{}')`,
  'a job that is due has not run': `insert into pgboss.job (name, start_after)
    values ('domain-events', now() - interval '2 minutes')`,
  'a rating is not the mean of its reviews': 'update professionals set review_count = 7',
  'a session of somebody who has left is alive': `update users set erased_at = now()`,
};

let smtp: FakeSmtp;
let site: StartedApp;
let people: People;
let ledger: Ledger;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'nearhand@example.test' };
  site = await startApp({ env: { RATE_LIMITS: 'off', ...mail }, worker: true });
  people = await insertPeople(site.platform.db, 2);
  ledger = await play(60);
});
afterAll(async () => {
  await site.stop();
  await smtp.close();
});

/** Lets the customers write until so many writes are acknowledged, and waits until it is quiet. */
async function play(acked: number, seed = 3): Promise<Ledger> {
  const written = new Ledger();
  const isEnough = () => written.acked >= acked;
  await runWriters({ url: site.url, ledger: written, people, seed, isEnough });
  await drain(site.platform.db, 60);
  return written;
}

/** Runs work on a planted defect, which is undone afterwards. */
async function planted<T>(defect: string, work: (db: Db) => Promise<T>): Promise<T> {
  let result: T | undefined;
  const undo = new Error('undone');
  const plant = async (tx: Tx) => {
    await sql.raw(defect).execute(tx);
    result = await work(tx);
    throw undo;
  };
  await site.platform.db
    .transaction()
    .execute(plant)
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result!;
}

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
    expect((await skipped()).length).toBeGreaterThan(0);
    await Promise.all(pages.map(({ reader }) => reader.close()));
  });
});
