import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, nobody } from '#tests/support/people.ts';
import { insertCrowd } from '#tests/support/admin/panel-crowd.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const EXPORTS = ['users', 'professionals', 'requests', 'feedback', 'subscriptions', 'audit'];

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
  await insertCrowd(panel.site.platform.db, 20_000);
});
afterAll(() => panel.site.stop());

const get = (path: string) => panel.fetch(`/api/admin/exports/${path}`);
const cells = (line: string) => line.slice(1, -1).split('","');
async function linesOf(path: string): Promise<string[]> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

describe('a file', () => {
  it.each(EXPORTS)('of the %s has a name with the day, and is never cached', async (list) => {
    const { status, headers, body } = await get(list);
    await body?.cancel();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const day = new Date().toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toContain(`filename="nearhand-${list}-${day}.csv"`);
  });

  it('holds every row of the list, in its order', async () => {
    const [head, ...lines] = await linesOf('requests?columns=id,status&status=sent&order=asc');
    expect(head).toBe('"id","status"');
    const all: string[] = [];
    for (let after = ''; ;) {
      const path = `/api/admin/requests?status=sent&order=asc&limit=100${after}`;
      const page = (await panel.ask('GET', path)).body as { id: string; cursor: string }[];
      all.push(...page.map(({ id }) => id));
      if (page.length < 100) break;
      after = `&after=${page.at(-1)?.cursor}`;
    }
    expect(lines.map((line) => cells(line)[0])).toEqual(all);
    expect(all.length).toBe(6666);
  });

  it('holds only what the list does, in the columns that are asked for', async () => {
    const [head = '', first = ''] = await linesOf('users?sort=email&order=desc&authProvider=gmail');
    expect(cells(head)).toEqual(
      'id,name,email,phone,avatar,role,authProvider,professionalId,language,state,createdAt'.split(
        ',',
      ),
    );
    expect(cells(first)[2]).toMatch(/@example\.test$/);
    expect((await linesOf('feedback?columns=rating'))[0]).toBe('"rating"');
  });

  it('escapes formulas', async () => {
    const name = '=HYPERLINK("http://evil.test","x")';
    await panel.site.platform.db
      .updateTable('users')
      .set({ name })
      .where('email', '=', 'person.1@example.test')
      .execute();
    const [, line] = await linesOf('users?q=person.1%40example&columns=name');
    expect(line).toBe(`"'=HYPERLINK(""http://evil.test"",""x"")"`);
  });

  it('of 20,000 rows never holds them all', async () => {
    const before = heldBytes();
    let [most, bytes] = [0, 0];
    for await (const chunk of (await get('users')).body ?? []) {
      bytes += chunk.length;
      most = Math.max(most, heldBytes());
    }
    expect(bytes).toBeGreaterThan(2_500_000);
    expect(most - before).toBeLessThan(8_000_000);
  });

  it('is in the audit log before its first row leaves', async () => {
    const answer = await get('professionals?columns=name&q=eric&profession=plumber');
    const [last] = (await panel.ask('GET', '/api/admin/audit?action=exported')).body;
    await answer.body?.cancel();
    expect(last).toMatchObject({
      targetKind: 'list',
      target: 'professionals',
      after: { profession: 'plumber', soughtLetters: 4, columns: ['name'] },
    });
  });
});

describe('no file', () => {
  it.each([
    'users?columns=password',
    'users?columns=cursor',
    'requests?columns=id,fingerprint',
    'users?columns=a b',
    'users?sort=rating',
    'audit?targetKind=nothing',
  ])('is made of %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  });

  it.each(EXPORTS)('of the %s is given to anybody else', async (list) => {
    const ana = await aCustomer(panel.site, 'Ana');
    const path = `/api/admin/exports/${list}`;
    expect((await nobody(panel.site).ask('GET', path)).status).toBe(401);
    expect((await ana.ask('GET', path)).status).toBe(403);
  });
});

/** The heap in use; this process is the server too. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
