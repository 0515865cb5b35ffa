import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { PACKAGED_POSTGRES } from '#server/platform/embedded-postgres/packaged-version.ts';
import { askDoctor, DOCTOR_PARTS, type DoctorPart } from '#contract/admin/doctor.ts';
import { adminSignIn } from '#contract/admin/auth.ts';
import { createAdmin } from '#server/admin/admin.ts';
import {
  insertBackup,
  insertFailure,
  insertVerification,
} from '#server/platform/backup/backup-log.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { startFakeSms } from '#tests/fakes/sms.ts';
import { startFakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { examinationOf } from '#tests/support/admin/doctor.ts';
import { examine } from './doctor.ts';
import { examineBackup } from './backup.ts';
import { examineMail } from './mail.ts';
import { examineModel } from './model.ts';
import { examinePush } from './push.ts';
import { examineSms } from './sms.ts';

const ADMIN = { email: 'ada@example.test', name: 'Ada', password: 'a long admin password' };

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
  await createAdmin(site.platform, ADMIN);
});
afterAll(() => site.stop());

const servers: { close(): unknown }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A server that accepts connections and never answers. */
async function mutePort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** The site with other configuration. */
function withConfig(changes: Partial<Config>): Platform {
  return { ...site.platform, config: { ...site.platform.config, ...changes } };
}

async function findings(platform: Platform, parts?: readonly DoctorPart[]) {
  const found = [];
  for await (const one of examine(platform, 'en', parts)) found.push(one);
  return found;
}

describe('the doctor', () => {
  it('reports every part, in order, and no problem in a fresh site', async () => {
    const found = await findings(site.platform);
    expect([...new Set(found.map(({ part }) => part))]).toEqual(DOCTOR_PARTS);
    expect(found.filter(({ ok }) => ok === 'bad')).toEqual([]);
    expect(found.filter(({ ok, cure }) => (ok === 'ok') !== (cure === null))).toEqual([]);
  });

  it('warns where a newer version that works with this one has migrated, and is bad where it does not', async () => {
    const { db } = site.platform;
    const newer = { number: 9999, name: '9999_newer', checksum: 'x' };
    const found = async (compatible_with: number) => {
      await db
        .insertInto('migrations')
        .values({ ...newer, compatible_with })
        .execute();
      const [finding] = await findings(site.platform, ['migrations']);
      await db.deleteFrom('migrations').where('number', '=', 9999).execute();
      return finding;
    };
    expect(await found(1)).toMatchObject({
      ok: 'warning',
      note: expect.stringContaining('9999_newer'),
    });
    expect(await found(9999)).toMatchObject({ ok: 'bad' });
  });

  it('says what a pooler in transaction mode keeps from the site', async () => {
    const found = async (listens: boolean) =>
      (await findings({ ...site.platform, listens }, ['database'])).find(
        ({ what }) => what === 'Pooler',
      );
    expect(await found(true)).toBeUndefined();
    expect(await found(false)).toMatchObject({
      ok: 'warning',
      cure: expect.stringContaining('DATABASE_DIRECT_URL'),
    });
  });

  it('names the PostgreSQL that comes along with its age, and warns of an old one in production', async () => {
    const found = async (changes: Partial<Config>) =>
      (await findings(withConfig({ databaseUrl: undefined, ...changes }), ['database'])).find(
        ({ what }) => what === 'The PostgreSQL that comes along',
      );
    expect(await found({})).toMatchObject({ ok: 'ok', note: expect.stringContaining('18.4') });
    expect(await found({ postgresBin: '/usr/lib/postgresql/17/bin' })).toBeUndefined();
    expect(await found({ databaseUrl: 'postgres://db.example/nearhand' })).toBeUndefined();
    vi.useFakeTimers({ now: new Date('2027-05-14'), toFake: ['Date'] });
    expect(await found({ production: true })).toMatchObject({ ok: 'warning' });
    vi.setSystemTime(new Date('2026-06-14'));
    expect(await found({ production: true })).toMatchObject({ ok: 'ok' });
    vi.useRealTimers();
    const { optionalDependencies } = packageJson;
    const packaged = Object.entries(optionalDependencies).filter(([name]) => /postgres/.test(name));
    for (const [, version] of packaged) expect(version).toMatch(PACKAGED_POSTGRES.version);
  });

  it('measures how long an event takes to an open page', async () => {
    const [live] = await findings(site.platform, ['live']);
    expect(live).toMatchObject({
      ok: 'ok',
      note: expect.stringMatching(/after [\d.]+ ms/) as string,
    });
    expect(site.platform.live.countSubscribers()).toBe(0);
  });

  it('reports that live events do not arrive where the stream is down', async () => {
    const deaf = { ...site.platform.live, publishTransient: async () => {} };
    const [live] = await findings({ ...site.platform, live: deaf }, ['live']);
    expect(live).toMatchObject({ ok: 'bad', note: 'What is sent does not arrive.' });
    expect(site.platform.live.countSubscribers()).toBe(0);
  });

  it('continues where a part cannot be examined, and only logs the reason', async () => {
    const countByQueue = () => Promise.reject(new Error('secret host db.internal'));
    const jobs = { ...site.platform.jobs, countByQueue };
    const found = await findings({ ...site.platform, jobs }, ['queue', 'push']);
    expect(found.map(({ part, ok }) => [part, ok])).toEqual([
      ['queue', 'bad'],
      ['push', 'ok'],
    ]);
    expect(JSON.stringify(found)).not.toContain('db.internal');
  });

  it('answers an operator the same in their language, all of it or one part', async () => {
    const ada = site.client();
    await ada.call(adminSignIn, { body: { email: ADMIN.email, password: ADMIN.password } });
    const headers = { 'accept-language': 'fr' };
    const answer = await ada.fetch('/api/admin/doctor?part=database', { headers });
    expect(await answer.json()).toMatchObject([
      { part: 'database', ok: 'ok', what: 'Base de données' },
      { what: 'Horloges' },
      { what: 'Connexions' },
    ]);
    const all = await ada.call(askDoctor, {});
    expect(new Set(all.map(({ part }) => part)).size).toBe(DOCTOR_PARTS.length);
  });

  it('refuses an unknown part, and non-admins', async () => {
    expect((await site.fetch('/api/admin/doctor')).status).toBe(401);
    const ada = site.client();
    await ada.call(adminSignIn, { body: { email: ADMIN.email, password: ADMIN.password } });
    expect((await ada.fetch('/api/admin/doctor?part=heart')).status).toBe(422);
  });
});

describe('the mail server', () => {
  const mailAt = async (smtpUrl: string) => {
    const mail = { smtpUrl, from: 'a@b.test' };
    const [finding] = await examineMail(examinationOf(withConfig({ mail })));
    return finding;
  };

  it('is well where it accepts our login, and is sent nothing', async () => {
    const smtp = await startFakeSmtp();
    servers.push(smtp);
    expect(await mailAt(smtp.url)).toMatchObject({ ok: 'ok' });
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    ['is not there', 'smtp://127.0.0.1:9', 'cannot be reached'],
    ['has no name', 'smtp://user:secret-word@nobody.invalid', 'cannot be reached'],
  ])('is bad where it %s, and our password is not disclosed', async (_, url, note) => {
    const finding = await mailAt(url);
    expect(finding).toMatchObject({ ok: 'bad', note: expect.stringContaining(note) as string });
    expect(JSON.stringify(finding)).not.toMatch(/secret-word|invalid/);
  });

  it('is bad where it does not answer', async () => {
    const finding = await mailAt(`smtp://127.0.0.1:${await mutePort()}`);
    expect(finding).toMatchObject({ ok: 'bad' });
  });
});

describe('services over HTTP', () => {
  it('are well where they accept our key, and bad where they refuse it', async () => {
    const sms = await startFakeSms();
    servers.push(sms);
    const account = { account: 'AC1', token: 'secret-word', from: '+15145550100' };
    const settings = { ...account, whatsapp: undefined, ...sms };
    const look = async () => (await examineSms(examinationOf(withConfig({ sms: settings }))))[0];
    expect(await look()).toMatchObject({ ok: 'ok' });
    sms.refuseNext(401);
    const refused = await look();
    expect(refused).toMatchObject({ ok: 'bad', note: 'The service refuses our credentials.' });
    expect(JSON.stringify(refused)).not.toContain('secret-word');
    sms.refuseNext(503);
    expect(await look()).toMatchObject({
      ok: 'bad',
      note: expect.stringContaining('errors') as string,
    });
  });

  it('are bad where nobody answers', async () => {
    const languageModel = {
      baseUrl: 'http://127.0.0.1:9/v1',
      model: 'small',
      apiKey: 'secret-word',
      provider: 'openai-compatible',
      output: 'schema',
      dailyTokens: 1,
      timeoutMs: 1,
    } as const;
    const [finding] = await examineModel(examinationOf(withConfig({ languageModel })));
    expect(finding).toMatchObject({ ok: 'bad' });
    expect(JSON.stringify(finding)).not.toContain('secret-word');
  });
});

describe('push keys', () => {
  it('are bad where they are no pair', async () => {
    const { push } = site.platform.config;
    const keys = { ...push.keys, publicKey: `${push.keys.publicKey.slice(0, -4)}AAAA` };
    const [finding] = await examinePush(examinationOf(withConfig({ push: { ...push, keys } })));
    expect(finding).toMatchObject({ ok: 'bad' });
  });
});

describe('backups', () => {
  it.each([
    [25, 'ok'],
    [27, 'warning'],
    [73, 'bad'],
  ])('that are %i hours old are %s', async (hours, ok) => {
    const { db, clock } = site.platform;
    await db.deleteFrom('backups').execute();
    const finishedAt = new Date(clock.now().getTime() - hours * 3_600_000);
    await insertBackup(db, { finishedAt, rows: 1, files: 0, bytes: 5_000_000 });
    const [newest] = await examineBackup(examinationOf(site.platform));
    expect(newest).toMatchObject({ ok });
  });

  it('that were made by a schedule are late by it', async () => {
    const { db, clock, config } = site.platform;
    await db.deleteFrom('backups').execute();
    const finishedAt = new Date(clock.now().getTime() - 7 * 3_600_000);
    await insertBackup(db, { finishedAt, rows: 1, files: 0, bytes: 5_000_000 });
    const look = async (hours: number) => {
      const backups = { ...config.backups, everySeconds: hours * 3600 };
      return (await examineBackup(examinationOf(withConfig({ backups }))))[0]?.ok;
    };
    expect([await look(6), await look(4), await look(2)]).toEqual(['ok', 'warning', 'bad']);
  });

  it('that failed since the newest one, or were never restored on trial, are reported', async () => {
    const { db, clock } = site.platform;
    const now = clock.now();
    await insertBackup(db, { finishedAt: now, rows: 1, files: 0, bytes: 5_000_000 });
    const look = async () => (await examineBackup(examinationOf(site.platform))).slice(1);
    expect(await look()).toMatchObject([{ what: 'Restored on trial', ok: 'warning' }]);
    await insertVerification(db, { verifiedAt: now, madeAt: now });
    await insertFailure(db, { failedAt: new Date(now.getTime() + 1000), step: 'copy' });
    expect(await look()).toMatchObject([
      { ok: 'bad', note: expect.stringMatching(/^Copying a backup into the bucket failed/) },
      { what: 'Restored on trial', ok: 'ok' },
    ]);
    await db.deleteFrom('backup_failures').execute();
  });

  it('are reported where there are none, in production as bad', async () => {
    await site.platform.db.deleteFrom('backups').execute();
    const look = async (production: boolean) =>
      (await examineBackup(examinationOf(withConfig({ production }))))[0]?.ok;
    expect([await look(false), await look(true)]).toEqual(['warning', 'bad']);
  });
});
