import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { isBad, writeRows } from '#tests/support/import-rows.ts';

/** 100,000 take most of a minute: only with NEARHAND_IMPORT_ROWS=100000. */
const ROWS = Number(process.env['NEARHAND_IMPORT_ROWS'] ?? 5000);
/** Enough for five transactions. */
const FEW = 2500;
/** Most of it is the program; by when garbage is collected 186 to 206 were seen. */
const MAX_MEGABYTES = 240;

let database: FreshDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nearhand-import-'));
  await writeRows(join(folder, 'many.csv'), ROWS);
  await writeRows(join(folder, 'few.csv'), FEW);
});
beforeEach(async () => {
  database = await freshDatabase();
  return () => database.drop();
});
afterAll(() => rm(folder, { recursive: true }));

/** Prints its peak memory at exit. */
const WATCH = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + ' kB\\n'))`;
const command = join(import.meta.dirname, '../../server/app/command.ts');

function start(file: 'many' | 'few', ...options: string[]) {
  const args = [
    `--import=data:text/javascript,${encodeURIComponent(WATCH)}`,
    pathToFileURL(command).pathname,
    'import-professionals',
    join(folder, `${file}.csv`),
    '--basis=published_address',
    '--source=their own web sites',
    ...options,
  ];
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: folder, DATABASE_URL: urlOf(database.connection) };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const ended = said.then(([out, err, [code]]) => ({ code: code as number | null, out, err }));
  return { child, ended };
}

async function counts() {
  const imports = await database.db.selectFrom('imports').selectAll().execute();
  const people = await database.db
    .selectFrom('unclaimed_professionals')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { import: imports[0], people: people.count };
}

/** The rows of the report, as a spreadsheet counts them. */
async function reported(file: 'many' | 'few'): Promise<number[]> {
  const report = await readFile(join(folder, `${file}.refused.csv`), 'utf8');
  return [...report.matchAll(/^"(\d+)";/gm)].map(([, row]) => Number(row));
}

const badRows = (rows: number) =>
  Array.from({ length: rows }, (_, row) => row)
    .filter(isBad)
    .map((row) => row + 2);

test('a large file is imported within its memory, each bad row is reported, and again is idempotent', async () => {
  const first = await start('many').ended;
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining(`${ROWS * 0.98} created`) });
  expect(await reported('many')).toEqual(badRows(ROWS));
  const megabytes = Number(/peak (\d+) kB/.exec(first.err)?.[1]) / 1024;
  expect(megabytes).toBeGreaterThan(20);
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  const before = await counts();
  expect(before).toMatchObject({ people: ROWS * 0.98, import: { refused_count: ROWS / 50 } });
  expect(await start('many').ended).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^This file was/),
  });
  expect(await counts()).toEqual(before);
}, 600_000);

test('killed in the middle and stopped by Ctrl-C, it resumes', async () => {
  await endInTheMiddle('SIGKILL');
  const killedAt = (await counts()).import?.rows_done ?? 0;
  expect(killedAt).toBeLessThan(FEW);
  const { code, out } = await endInTheMiddle('SIGINT');
  expect([code, out]).toEqual([130, expect.stringContaining(`Going on after row ${killedAt}`)]);
  expect(out).toMatch(/Stopped after \d+ rows. The same command goes on from there/);
  expect(await start('few').ended).toMatchObject({ code: 0 });
  expect(await counts()).toMatchObject({
    people: FEW * 0.98,
    import: { rows_done: FEW, created_count: FEW * 0.98, known_count: 0, refused_count: FEW / 50 },
  });
  expect(await reported('few')).toEqual(badRows(FEW));
}, 600_000);

async function endInTheMiddle(signal: NodeJS.Signals) {
  const before = (await counts()).import?.rows_done ?? 0;
  const { child, ended } = start('few');
  while (((await counts()).import?.rows_done ?? 0) <= before) {
    if (child.exitCode !== null) throw new Error(`It ended: ${(await ended).err}`);
    await later(20);
  }
  child.kill(signal);
  return ended;
}

test('a problem with the file or an option is one sentence with its fix', async () => {
  const { code, err } = await start('few', '--map=email=Nowhere', '--language=fr').ended;
  expect([code, err]).toEqual([1, expect.stringMatching(/^--map email=Nowhere.: le fichier n’a/u)]);
  const other = await start('few', '--basis=bought').ended;
  expect([other.code, other.err]).toEqual([1, expect.stringMatching(/^--basis must be one of/)]);
  expect(await counts()).toEqual({ import: undefined, people: 0 });
});
