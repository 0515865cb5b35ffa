import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';
import { insertCrowd } from '#tests/support/admin/panel-crowd.ts';

/** More rows than a search scans. */
const COUNT = 11_000;
const RARE = { id: '01900000-0000-7002-8000-000000000007', name: 'Quentin Rare-Perle' };

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
  const { db } = panel.site.platform;
  await insertCrowd(db, COUNT);
  await sql`update users set name = ${RARE.name}, email = 'q.rare@example.test',
    phone = '+15145550142', created_at = '2020-01-01' where id = ${RARE.id}`.execute(db);
  await sql`update requests set created_at = '2020-01-01' where customer_id = ${RARE.id}`.execute(
    db,
  );
  await sql`update reviews set comment = 'A pearl of a plumber', created_at = '2020-01-01'
    where author_id = ${RARE.id}`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => panel.site.stop());

const found = async (list: string, q: string, rest = '') =>
  (await panel.ask('GET', `/api/admin/${list}?q=${encodeURIComponent(q)}${rest}`)).body as Record<
    string,
    unknown
  >[];

describe('a row far behind the newest ones is found', () => {
  it.each([
    ['a word', 'quentin'],
    ['words in another order', 'perle  quentin'],
    ['words of which one is frequent', 'example.test rare'],
    ['the beginning of a name', 'qu'],
    ['a phone as it is typed', '(514) 555-0142'],
    ['an id', RARE.id],
  ])('by %s', async (_, q) => {
    expect((await found('users', q)).map(({ name }) => name)).toEqual([RARE.name]);
  });

  it('in whichever order', async () => {
    for (const rest of ['&sort=name', '&sort=email&order=desc', '&order=asc']) {
      expect(await found('users', 'rare-perle', rest)).toHaveLength(1);
    }
  });

  it('among requests by its customer, and by its own words', async () => {
    for (const q of ['q.rare@example', 'rare leaks', '555-0142', 'qu']) {
      expect((await found('requests', q)).map(({ customerId }) => customerId)).toEqual([RARE.id]);
    }
  });

  it('among reviews by its comment, and by its author', async () => {
    for (const q of ['pearl', 'quentin pearl', 'rare-perle']) {
      expect((await found('feedback', q)).map(({ userId }) => userId)).toEqual([RARE.id]);
    }
  });
});

it('frequent words are paginated, each row once', async () => {
  const seen = new Set<unknown>();
  for (let after = ''; ;) {
    const page = await found('requests', 'case 29', `&limit=50${after}`);
    for (const { id } of page) seen.add(id);
    if (page.length < 50) break;
    after = `&after=${String(page.at(-1)?.['cursor'])}`;
  }
  const numbers = Array.from({ length: COUNT }, (_, index) => String(index + 1));
  expect(seen.size).toBe(numbers.filter((number) => number.includes('29')).length);
});

it('a word that no row holds is not found', async () => {
  for (const q of ['quentin zyxwv', 'zq', '100%', 'ßßß']) {
    expect(await found('requests', q)).toEqual([]);
  }
});
