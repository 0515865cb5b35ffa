import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOptions, whoAmI } from '#contract/accounts/accounts.ts';
import { trustedProfessionals } from '#contract/professionals/professionals.ts';
import { PRODUCTION } from '#tests/support/admin/admins-site.ts';
import { startApp } from '#tests/support/app.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the whole app', () => {
  it('answers calls of the contract', async () => {
    expect(await app.call(trustedProfessionals)).toEqual([]);
    expect(await app.call(signInOptions)).toMatchObject({ google: true });
    await expect(app.call(whoAmI)).rejects.toMatchObject({ status: 401 });
  });

  it('is alive and ready', async () => {
    expect((await app.fetch('/healthz')).status).toBe(200);
    expect(await (await app.fetch('/readyz')).text()).toBe('ready\n');
  });

  it('stays ready beside a newer node that it works with, and is not ready where a migration was edited', async () => {
    const { db } = app.platform;
    const newer = { number: 9999, name: '9999_newer', checksum: 'x', compatible_with: 1 };
    await db.insertInto('migrations').values(newer).execute();
    expect(await (await app.fetch('/readyz')).text()).toMatch(/^ready\nolder: .*9999_newer/);
    await db
      .updateTable('migrations')
      .set({ compatible_with: 9999 })
      .where('number', '=', 9999)
      .execute();
    expect((await app.fetch('/readyz')).status).toBe(503);
    await db.deleteFrom('migrations').where('number', '=', 9999).execute();
    const first = db.updateTable('migrations').where('number', '=', 1);
    const { checksum } = await db
      .selectFrom('migrations')
      .select('checksum')
      .where('number', '=', 1)
      .executeTakeFirstOrThrow();
    await first.set({ checksum: 'edited' }).execute();
    expect((await app.fetch('/readyz')).status).toBe(503);
    await first.set({ checksum }).execute();
  });

  it('measures its calls by their route', async () => {
    await app.call(trustedProfessionals);
    const text = await (await app.fetch('/metrics')).text();
    expect(text).toMatch(
      /nearhand_http_seconds_count\{method="GET",route="\/api\/professionals\/trusted",status="200"\} \d+/,
    );
    expect(text).toMatch(/^nearhand_live_streams 0$/m);
    expect(text).toMatch(/^nearhand_db_connections\{state="active"\} \d+$/m);
  });

  it('sets the security headers on every answer', async () => {
    for (const path of ['/api/auth/options', '/healthz', '/api/nothing', '/dev/outbox']) {
      const { headers } = await app.fetch(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/no-referrer|strict-origin/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('describes its calls, for programs and for people', async () => {
    const json = await app.fetch('/api/openapi.json');
    expect(await json.json()).toMatchObject({ openapi: '3.1.0' });
    const page = await app.fetch('/api/docs');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src/,
    );
    const text = await page.text();
    expect(text).toContain('/api/service-request-professionals/{id}/respond');
    // The one script applies the scheme.
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('describes them in production too: the document of the repository, and no more', async () => {
    const site = await startApp({ env: PRODUCTION });
    const paths = ['/api/docs', '/api/openapi.json'];
    const [page, json] = await Promise.all(paths.map((path) => site.fetch(path)));
    await site.stop();
    const ours = new URL('../../docs/openapi.json', import.meta.url);
    expect([page?.status, page?.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await json?.json()).toEqual(JSON.parse(await readFile(ours, 'utf8')));
  });

  it('refuses chunked bodies above the limit on the wire', async () => {
    const body = new Blob(['{"email":"', 'x'.repeat(70_000), '"}']).stream();
    const answer = await app.fetch('/api/auth/sign-in', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large' });
  });
});
