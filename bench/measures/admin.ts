import { sql } from 'kysely';
import { createAdmin } from '#server/admin/admin.ts';
import { encodeCursor } from '#server/admin/lists/cursor.ts';
import { QUESTIONS, type Question } from './admin-questions.ts';
import { startApp } from '../app.ts';
import { openConnection, type HttpConnection } from '../http-connection.ts';
import { p99Figure, type Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { median, percentile, timed } from '../statistics.ts';
import type { BenchDatabase } from '../world.ts';

const OPERATOR = {
  email: 'operator@synthetic.test',
  name: 'Olga Operator',
  password: 'a long password of an operator',
};

/** The budget of a page in milliseconds. */
const BUDGET = 50;

interface Asked {
  kind: Question['kind'] | 'deep page';
  path: string;
  times: number[];
}

/**
 * Measures the pages of the panel's lists, as requested by an admin's browser: every query in turn,
 * repeatedly, each including its audit entry.
 */
export async function measureAdmin(
  database: BenchDatabase,
  dataDir: string,
  { adminRounds }: Sizes,
): Promise<Figure[]> {
  const { db } = database;
  await createAdmin({ db, clock: { now: () => new Date() } }, OPERATOR);
  const app = await startApp(database.connection, dataDir);
  const connection = await openConnection(app.port);
  const cookie = await signIn(app.port);
  const asked: Asked[] = [
    ...QUESTIONS.map(({ kind, list, query }) => ({ kind, path: `/api/admin/${list}?${query}` })),
    ...(await deepPages(database)),
  ].map((question) => ({ ...question, times: [] }));
  const stats: number[] = [];
  // The first round warms caches.
  for (let round = 0; round <= adminRounds; round++) {
    for (const { path, times } of asked) {
      const time = await timed(() => get(connection, path, cookie));
      if (round > 0) times.push(time);
    }
    stats.push(await timed(() => get(connection, '/api/admin/stats', cookie)));
  }
  connection.close();
  await app.stop();
  return [...figuresOf(asked), countersFigure(stats)];
}

async function signIn(port: number): Promise<string> {
  const { email, password } = OPERATOR;
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (!cookie) throw new Error(`the admin was answered ${answer.status}`);
  return cookie;
}

async function get(connection: HttpConnection, path: string, cookie: string): Promise<void> {
  const { status, body } = await connection.ask({ method: 'GET', path, cookie });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
}

/** Pages from the middle of each list. */
async function deepPages({ db }: BenchDatabase): Promise<Omit<Asked, 'times'>[]> {
  const lists = ['users', 'professionals', 'requests', 'feedback'] as const;
  const tables = {
    feedback: 'reviews',
    users: 'users',
    professionals: 'professionals',
    requests: 'requests',
  };
  return Promise.all(
    lists.map(async (list) => {
      const table = sql.table(tables[list]);
      const { rows } = await sql<{ id: string; key: string }>`
        select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
        from ${table} order by created_at desc, id desc
        offset (select count(*) / 2 from ${table}) limit 1`.execute(db);
      const [middle] = rows;
      if (!middle) throw new Error(`there are no ${list}`);
      const after = encodeCursor({ list, sort: 'createdAt', kind: 'moment' }, middle);
      return { kind: 'deep page' as const, path: `/api/admin/${list}?after=${after}` };
    }),
  );
}

function figuresOf(asked: readonly Asked[]): Figure[] {
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const these = asked.filter((one) => one.kind === kind);
    const [slowest] = these.toSorted((one, other) => median(other.times) - median(one.times));
    const of = slowest
      ? `slowest ${slowest.path.slice('/api/admin/'.length)}: ${median(slowest.times).toFixed(1)} ms`
      : '';
    return p99Figure(
      `panel, ${kind}`,
      these.flatMap(({ times }) => times),
      { atMost: BUDGET, of },
    );
  });
}

function countersFigure(times: readonly number[]): Figure {
  return {
    name: 'panel, the five counters',
    measured: median(times),
    unit: 'ms',
    detail: `p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  };
}
