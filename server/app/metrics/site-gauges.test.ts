import { readFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import {
  insertBackup,
  insertFailure,
  insertVerification,
} from '#server/platform/backup/backup-log.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { answer } from '#tests/support/life/life.ts';
import { aMeeting } from '#tests/support/meeting.ts';
import { LEAKING_TAP } from '#tests/support/people.ts';
import { queueLetterTo } from '#tests/support/queued-letters.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

const metrics = async () => (await site.fetch('/metrics')).text();

describe('what a monitor is told of the site', () => {
  it('says nothing of requests where there are none', async () => {
    const text = await metrics();
    expect(text).not.toMatch(/^nearhand_requests_(?:open|last_day|well_served_ratio)[{ ]/m);
    expect(text).not.toMatch(/^nearhand_first_acceptance_seconds\{/m);
    expect(text).not.toMatch(/^nearhand_backup_age_seconds /m);
    expect(text).toMatch(/^nearhand_build_info\{version="\d[^"]*",node="v\d+[^"]*"\} 1$/m);
  });

  it('counts requests by status, and how soon somebody accepted', async () => {
    const { marie, ben } = await aMeeting(site);
    const open = await metrics();
    expect(open).toContain('nearhand_requests_open{status="accepted"} 1\n');
    expect(open).toContain('nearhand_requests_last_day{status="accepted"} 1\n');
    expect(open).toMatch(/^nearhand_first_acceptance_seconds\{quantile="0.5"\} \d/m);
    expect(open).not.toMatch(/^nearhand_requests_well_served_ratio /m);
    const body = { ...LEAKING_TAP, description: 'The toilet runs all night' };
    await marie.call(submitRequest, { body });
    expect(await metrics()).toContain('nearhand_requests_well_served_ratio 1\n');
    await answer(ben, 'denied');
    expect(await metrics()).toContain('nearhand_requests_well_served_ratio 0\n');
  });

  it('says how old the newest backup is', async () => {
    const { db, clock } = site.platform;
    const finishedAt = new Date(clock.now().getTime() - 3_600_000);
    await insertBackup(db, { finishedAt, rows: 1, files: 0, bytes: 5 });
    const [, seconds] = /^nearhand_backup_age_seconds ([\d.]+)$/m.exec(await metrics()) ?? [];
    expect(Math.round(Number(seconds) / 60)).toBe(60);
  });

  it('says when one was restored on trial, and how many failed since the newest', async () => {
    const { db, clock } = site.platform;
    const now = clock.now();
    const hours = (number: number) => new Date(now.getTime() - number * 3_600_000);
    await insertVerification(db, { verifiedAt: hours(2), madeAt: hours(3) });
    await insertFailure(db, { failedAt: hours(5), step: 'make' });
    expect(await metrics()).toMatch(/^nearhand_backup_failures 0$/m);
    await insertFailure(db, { failedAt: now, step: 'verify' });
    const text = await metrics();
    expect(text).toMatch(/^nearhand_backup_failures 1$/m);
    expect(text).toMatch(/^nearhand_backup_verified_age_seconds 7[12]\d\d/m);
  });

  it('counts what could not be delivered, and how late background work is', async () => {
    const { db, clock } = site.platform;
    await queueLetterTo(site, 'lost@example.test');
    const failed = { failed_at: clock.now(), last_error: 'refused' };
    await db.updateTable('outbox_messages').set(failed).execute();
    const text = await metrics();
    expect(text).toMatch(/^nearhand_messages_failed\{channel="email"\} 1$/m);
    expect(text).toMatch(/^nearhand_job_lag_seconds\{queue="[\w-]+"\} \d/m);
  });
});

describe('the alert rules and the dashboard', () => {
  const alerts = new URL('../../../ops/alerts.yaml', import.meta.url);
  const dashboard = new URL('../../../ops/grafana-dashboard.json', import.meta.url);

  it('ask for metrics that exist', async () => {
    const described = [...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const panels = JSON.parse(readFileSync(dashboard, 'utf8')) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const asked = [
      ...readFileSync(alerts, 'utf8').matchAll(/\b(?:nearhand|nodejs|process)_\w+/g),
      ...panels.panels
        .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
        .flatMap((expr) => [...expr.matchAll(/\b(?:nearhand|nodejs|process)_\w+/g)]),
    ].map(([name]) => name.replace(/(?<=_http_seconds)_(?:count|bucket)$/, ''));
    expect(asked.length).toBeGreaterThan(30);
    expect([...new Set(asked)].filter((name) => !described.includes(name))).toEqual([]);
  });

  it.runIf(spawnSync('promtool', ['--version']).status === 0)('are valid rules', () => {
    expect(
      execFileSync('promtool', ['check', 'rules', alerts.pathname], { encoding: 'utf8' }),
    ).toMatch(/SUCCESS: \d+ rules found/);
  });
});
