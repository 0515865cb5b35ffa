import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCrowd } from '#tests/support/admin/panel-crowd.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

interface Row {
  id: string;
  cursor: string;
  [field: string]: unknown;
}

const COUNT = 57;
let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
  await insertCrowd(panel.site.platform.db, COUNT);
});
afterAll(() => panel.site.stop());

const rowsOf = async (path: string) => (await panel.ask('GET', path)).body as Row[];

/** All rows, in pages of `limit`. */
async function walk(path: string, limit: number): Promise<Row[]> {
  const all: Row[] = [];
  for (let after = ''; ;) {
    const page = await rowsOf(`${path}&limit=${limit}${after}`);
    all.push(...page);
    if (page.length < limit) return all;
    after = `&after=${page.at(-1)?.cursor}`;
  }
}

const folded = (value: unknown) =>
  typeof value === 'string'
    ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    : value;

const sorted = {
  users: ['createdAt', 'name', 'email'],
  professionals: ['createdAt', 'name', 'rating', 'reviewCount'],
  requests: ['createdAt'],
  feedback: ['createdAt', 'rating'],
  subscriptions: ['createdAt'],
};
const everyOrder = Object.entries(sorted).flatMap(([list, sorts]) =>
  sorts.flatMap((sort) => [
    [list, sort, 'asc'],
    [list, sort, 'desc'],
  ]),
);

describe('pagination', () => {
  it.each(everyOrder)('%s by %s %s gives each row once, in order', async (list, sort, order) => {
    const path = `/api/admin/${list}?sort=${sort}&order=${order}`;
    const rows = await walk(path, 5);
    expect(rows.length).toBeGreaterThanOrEqual(COUNT);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.map(({ id }) => id)).toEqual((await walk(path, 100)).map(({ id }) => id));
    const values = rows.map((row) => folded(row[sort ?? '']) ?? '');
    const inOrder = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(values).toEqual(order === 'asc' ? inOrder : inOrder.toReversed());
  });

  it('continues from its cursor though the rows before are deleted', async () => {
    const path = '/api/admin/requests?order=asc';
    const [first, ...rest] = await rowsOf(`${path}&limit=4`);
    const after = rest.at(-1)?.cursor;
    const next = await rowsOf(`${path}&limit=3&after=${after}`);
    await panel.site.platform.db
      .deleteFrom('requests')
      .where('id', '=', first?.id ?? '')
      .execute();
    expect(await rowsOf(`${path}&limit=3&after=${after}`)).toEqual(next);
  });
});

describe('a cursor', () => {
  it.each([
    ['cut', (cursor: string) => cursor.slice(0, -9)],
    ['made up', () => 'bm9uc2Vuc2U'],
    ['no base64 at all', () => '%25%27'],
    [
      'of another moment that there is not',
      (cursor: string) => forged(cursor, 2, '2026-02-31T00:00:00.000000Z'),
    ],
    ['with a NUL', (cursor: string) => forged(cursor, 1, 'name\0')],
    ['with no id', (cursor: string) => forged(cursor, 3, "1' or '1'='1")],
  ])('is refused when it is %s', async (_, spoil) => {
    const [row] = await rowsOf('/api/admin/users?limit=1');
    const { status, body } = await panel.ask(
      'GET',
      `/api/admin/users?after=${spoil(row?.cursor ?? '')}`,
    );
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_input' });
  });

  it('is refused by another list, and by another order of the same one', async () => {
    const [row] = await rowsOf('/api/admin/users?limit=1');
    const others = ['professionals?', 'requests?', 'users?sort=name&', 'users?sort=email&'];
    const answers = await Promise.all(
      others.map((path) => panel.ask('GET', `/api/admin/${path}after=${row?.cursor}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 422));
  });
});

function forged(cursor: string, part: number, value: string): string {
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  return Buffer.from(JSON.stringify(parts.with(part, value))).toString('base64url');
}
