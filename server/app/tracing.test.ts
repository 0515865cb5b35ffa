import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { startFakeCollector, type FakeCollector } from '#tests/fakes/collector.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { jsonLog } from '#tests/support/json-log.ts';
import { patiently } from '#tests/support/patience.ts';
import { aCustomer, aProfessional, LEAKING_TAP } from '#tests/support/people.ts';
import { tracedCall } from '#tests/support/traced-call.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browserSpan = '00f067aa0ba902b7';

let collector: FakeCollector;
let smtp: FakeSmtp;
const sites: StartedApp[] = [];

beforeEach(async () => {
  collector = await startFakeCollector();
  smtp = await startFakeSmtp();
});
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
  await collector.close();
  await smtp.close();
});

const { log, lines } = jsonLog();

async function start() {
  const site = await startApp({
    log,
    env: {
      RATE_LIMITS: 'off',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hi@near.test',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a-token,x-tenant=near',
    },
  });
  sites.push(site);
  return site;
}

async function submit(site: StartedApp) {
  const marie = await aCustomer(site, 'Marie');
  const call = tracedCall(marie, `00-${traceId}-${browserSpan}-00`);
  return call(submitRequest, { body: LEAKING_TAP });
}

const named = (name: string) => collector.spans.filter((span) => span.name === name);

it('one click is one trace: its call below the browser, its jobs below the call, statements below both', async () => {
  const site = await start();
  await aProfessional(site, 'Paul');
  await submit(site);
  await site.drainJobs();
  await vi.waitFor(() => expect(named('process deliver-message')).not.toEqual([]), patiently);
  const [call] = named('POST /api/requests');
  expect(call).toMatchObject({ traceId, parentSpanId: browserSpan, kind: 2 });
  expect(call?.attributes).toMatchObject({
    'http.route': '/api/requests',
    'http.response.status_code': 201,
  });
  const [events] = named('process domain-events');
  expect(events).toMatchObject({ traceId, parentSpanId: call?.spanId, kind: 5 });
  expect(events?.attributes).toMatchObject({ 'nearhand.job.attempt': 1 });
  const [delivery] = named('process deliver-message');
  expect(delivery).toMatchObject({ traceId, parentSpanId: events?.spanId });
  const statements = collector.spans.filter(({ kind }) => kind === 3);
  const parents = new Set(statements.map(({ parentSpanId }) => parentSpanId));
  expect([...parents]).toEqual(expect.arrayContaining([call?.spanId, events?.spanId]));
});

it('spans name no person, no value and no query', async () => {
  const site = await start();
  await aProfessional(site, 'Paul');
  await submit(site);
  await site.fetch('/api/professionals/trusted?language=fr&timeZone=America/Toronto');
  await site.drainJobs();
  await vi.waitFor(() => expect(named('process deliver-message')).not.toEqual([]), patiently);
  const exported = JSON.stringify(collector.spans);
  expect(named('GET /api/professionals/trusted')).toHaveLength(1);
  expect(exported).toContain('$1');
  expect(exported).not.toMatch(/marie|paul|\w@\w|Toronto/i);
  expect(exported).not.toContain(LEAKING_TAP.description);
  expect(collector.asked[0]).toMatchObject({ authorization: 'Bearer a-token', 'x-tenant': 'near' });
});

it('a collector that refuses costs no call, and is said once', async () => {
  collector.breakWith('refuse');
  const site = await start();
  lines.length = 0;
  const isSaid = () => lines.filter(({ msg }) => String(msg).startsWith('collector'));
  await submit(site);
  await vi.waitFor(() => expect(isSaid()).toHaveLength(1), patiently);
  await submit(site);
  await vi.waitFor(() => expect(collector.asked.length).toBeGreaterThan(1), patiently);
  expect(isSaid()).toMatchObject([{ level: 'warn' }]);
});

it('a collector that never answers holds up neither calls nor the stop', async () => {
  collector.breakWith('stall');
  const site = await start();
  await submit(site);
  await vi.waitFor(() => expect(collector.countStalled()).toBe(1), patiently);
  await submit(site);
  await sites.pop()?.stop();
  expect(collector.countStalled()).toBeGreaterThan(0);
});

// The language model's library brings the API, without anything behind it.
it('without a collector, nothing of OpenTelemetry but its empty API is loaded', async () => {
  const loaded = (environment: string) => `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('#server/app/server.ts');
    const { openTracing } = await import('#server/platform/tracing/open-tracing.ts');
    const { loadConfig } = await import('#server/platform/config/config.ts');
    const config = loadConfig({ SESSION_SECRET: 'a secret for tests that is long enough', ${environment} });
    const tracing = await openTracing(config, { warn() {}, info() {} });
    await tracing.stop();
    console.log(loaded.filter((url) => url.split('@opentelemetry/')[1]?.startsWith('api/') === false).length);`;
  const run = async (script: string) => {
    const cwd = join(import.meta.dirname, '../..');
    const options = ['--input-type=module', '--eval', script];
    return Number((await promisify(execFile)(process.execPath, options, { cwd })).stdout);
  };
  expect(await run(loaded(''))).toBe(0);
  expect(await run(loaded(`OTEL_EXPORTER_OTLP_ENDPOINT: '${collector.url}'`))).toBeGreaterThan(0);
});
