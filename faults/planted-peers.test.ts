import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/db.ts';
import { startFakeLanguageModel, type FakeLanguageModel } from '#tests/fakes/language-model.ts';
import { startFakeS3, type FakeS3 } from '#tests/fakes/s3.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { anAdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { Sender } from './load/send.ts';
import { onPlanted } from './on-planted.ts';
import { compare } from './oracle/compare.ts';
import { drain } from './oracle/drain.ts';
import { compareFiles, type KeptFile } from './oracle/files.ts';
import { brokenRules } from './oracle/invariants.ts';
import { Ledger } from './oracle/ledger.ts';
import { comparePlans, type PlanLedger } from './oracle/plans.ts';
import { faultsOfAnswers, type ReadMessage } from './oracle/read-messages.ts';
import { operate } from './site/operations.ts';
import { insertCustomer, insertPeople, insertProfessional } from './site/people.ts';
import { askAssistant } from './traffic/assistant.ts';
import { openConversation } from './traffic/conversation.ts';
import { sendFile } from './traffic/files.ts';
import { payFor } from './traffic/plans.ts';

// The oracles of those who need Stripe, the bucket and the language model, and of operators: each
// finds nothing in what the product did, and names a defect that is planted.

let s3: FakeS3;
let model: FakeLanguageModel;
let smtp: FakeSmtp;
let site: StartedApp;
const ledger = new Ledger();
const plans: PlanLedger = new Map();
const kept: KeptFile[] = [];
const read: ReadMessage[] = [];
beforeAll(async () => {
  const starting = [startFakeS3(), startFakeLanguageModel(), startFakeSmtp()] as const;
  [s3, model, smtp] = await Promise.all(starting);
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.bucket;
  const names = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region };
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const asked = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' };
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'nearhand@example.test' };
  const env = { RATE_LIMITS: 'off', ...names, ...keys, ...asked, ...mail };
  site = await startApp({ env, worker: true });
  await live();
  await drain(site.platform.db, 60);
});
afterAll(async () => {
  await site.stop();
  await Promise.all([s3.close(), model.close(), smtp.close()]);
});

/** Two plans are begun, two files sent, a message is read, and an operator acts. */
async function live(): Promise<void> {
  const { db } = site.platform;
  const people = await insertPeople(db, 0);
  const sender = new Sender(site.url, ledger);
  const till = { db, sender, operations: site.sandbox!.operations, ledger: plans };
  for (const [number, acts] of [1, 2].entries()) {
    const payer = await insertProfessional(db, 'mover', `payer${number}`);
    await payFor(till, payer, { acts, goesOn: () => true });
  }
  const conversation = await openConversation({ db, sender, people }, 'filer');
  const senders = { files: sender, messages: sender };
  for (const number of [0, 1])
    await sendFile({ url: site.url, conversation, senders, kept }, number);
  const talk = { who: await insertCustomer(db, 'talker'), sender, model, read };
  // The first message of a process takes longer than a model may.
  for (const number of [0, 1]) await askAssistant(talk, number);
  const admin = await anAdminAtWork(site);
  const desk = { db, senders: { acts: sender, requests: sender } };
  await operate({ ...desk, admin: { userId: admin.id, cookie: admin.jar.header } }, 'act');
}

const planted = <T>(defect: string, work: (db: Db) => Promise<T>) =>
  onPlanted(site.platform.db, defect, work);

it('of what the product did by itself nothing is named', async () => {
  const { db } = site.platform;
  expect(await brokenRules(db)).toEqual([]);
  expect(await compare(db, ledger)).toEqual({ lost: [], doubled: [], phantom: [] });
  const right = { lost: [], doubled: [], phantom: [], different: [] };
  expect(await comparePlans(db, plans)).toEqual(right);
  expect(await compareFiles(site.url, kept)).toEqual({ unreadable: [], changed: [] });
  expect(faultsOfAnswers(read, model.calls)).toEqual([]);
  expect([plans.size, kept.length, ledger.count('ok')]).toEqual([2, 2, 15]);
});

describe('of plans is named', () => {
  const subscriptions = `update sandbox_objects set body = body ||`;
  it.each([
    ['lost', 'one that Stripe has ended', `${subscriptions} '{"status": "canceled"}'`],
    ['lost', 'one that nobody ended, but ends', `${subscriptions} '{"cancel_at": 1}'`],
    ['lost', 'one that never came to Stripe', 'delete from sandbox_objects'],
    [
      'doubled',
      'one begun twice',
      `insert into sandbox_objects (id, kind, customer, body)
       select id || '2', kind, customer, body from sandbox_objects where kind = 'subscription'`,
    ],
    [
      'doubled',
      'a second customer of Stripe',
      `insert into sandbox_objects (id, kind, customer, body)
       select id || '2', kind, customer, body from sandbox_objects where kind = 'customer'`,
    ],
    ['different', 'one that we do not grant', `update professional_quotas set plan_id = 'free'`],
    ['different', 'one that we store otherwise', 'update subscriptions set cancels_at = now()'],
  ] as const)('%s: %s', async (fault, _, defect) => {
    const found = await planted(defect, (db) => comparePlans(db, plans));
    expect(found[fault].length).toBeGreaterThan(0);
  });

  it('phantom: one that was never acknowledged', async () => {
    const { phantom } = await comparePlans(site.platform.db, new Map());
    expect(phantom).toHaveLength(2);
  });
});

describe('of files is named', () => {
  const [photo, document] = [() => kept[0]!.id, () => kept[1]!.id];
  const keyOf = (id: string) => `${id}/whole`;

  it('one whose bytes are gone, and one whose bytes are others', async () => {
    const before = new Map(s3.objects);
    s3.objects.delete(keyOf(photo()));
    const { bytes, ...other } = s3.objects.get(keyOf(document()))!;
    s3.objects.set(keyOf(document()), { ...other, bytes: Buffer.from(bytes).fill(32) });
    const faults = await compareFiles(site.url, kept);
    for (const [key, object] of before) s3.objects.set(key, object);
    // Each by both sides.
    expect(faults.unreadable).toEqual([photo(), photo()]);
    expect(faults.changed).toEqual([document(), document()]);
  });

  it('one that is not in the database, twice in it, or left by an upload that was refused', async () => {
    const { lost } = await planted('delete from files', (db) => compare(db, ledger));
    expect(lost).toHaveLength(2);
    const copied = `insert into files (id, owner_user_id, purpose, kind, name, media_type, bytes, created_at)
      select gen_random_uuid(), owner_user_id, purpose, kind, NAME, media_type, bytes, created_at
      from files where kind = 'document'`;
    const twice = copied.replace('NAME', 'name');
    expect((await planted(twice, (db) => compare(db, ledger))).doubled).toHaveLength(1);
    const left = copied.replace('NAME', `'refused.pdf'`);
    const { phantom } = await planted(left, (db) => compare(db, ledger));
    expect(phantom).toEqual(['file refused.pdf']);
  });
});

it('a message that was not understood, and a model that nobody asks, are named', () => {
  const [first, second] = read;
  const missed = [{ ...first!, answered: null }, second!];
  expect(faultsOfAnswers(missed, model.calls)).toEqual([expect.stringContaining(first!.message)]);
  expect(faultsOfAnswers(read, [])).toEqual(['the language model was never asked']);
});

it("an operator's act that is lost, or entered twice, is named", async () => {
  // Entries cannot be deleted: one that was acknowledged and never made.
  const acknowledged = new Ledger();
  acknowledged.add(ledger);
  acknowledged.acknowledge(acknowledged.begin('operation', 'hidden nothing'));
  const { lost } = await compare(site.platform.db, acknowledged);
  expect(lost).toEqual(['operation hidden nothing']);
  const again = `insert into admin_audit (at, admin_id, admin_email, action, target_kind, target, address)
    select at, admin_id, admin_email, action, target_kind, target, address from admin_audit
    where action = 'credits_granted'`;
  const { doubled } = await planted(again, (db) => compare(db, ledger));
  expect(doubled).toEqual([expect.stringContaining('operation credits_granted')]);
});
