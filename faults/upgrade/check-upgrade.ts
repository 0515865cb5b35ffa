import { sql } from 'kysely';
import { padded } from '#server/platform/database/migration-files.ts';
import { lastRelease, thisVersion } from './release.ts';
import { roll, type Order, type Rolled } from './roll.ts';
import { openStage, type Stage } from './stage.ts';

const say = (line: string) => process.stdout.write(`  ${line}\n`);

/**
 * `npm run faults -- upgrade`: nodes of the last release and of this one on one database, replaced one
 * by one under load. `calls` and `release` (a commit) set the amount and the release.
 * @returns whether nothing failed
 */
export async function checkUpgrade(values: {
  calls: string;
  release?: string | undefined;
}): Promise<boolean> {
  const calls = Number(values.calls);
  const release = lastRelease(values.release);
  const notes = release.isThisVersion ? ' (no history here: the same version twice)' : '';
  process.stdout.write(`Last release: ${release.name}${notes}\n`);
  const runs: boolean[] = [];
  try {
    for (const nodes of [2, 3]) {
      const title = `${nodes} nodes of the last release become this version`;
      runs.push(await run(title, { from: release, nodes, calls }));
    }
    const title = '3 nodes of this version stay on a database that grows';
    runs.push(await run(title, { from: thisVersion, nodes: 3, calls, meanwhileOf: growTables }));
  } finally {
    release.remove();
  }
  const failed = runs.filter((holds) => !holds).length;
  process.stdout.write(failed === 0 ? '\nNothing failed.\n' : `\n${failed} runs failed.\n`);
  return failed === 0;
}

interface Run extends Pick<Order, 'from' | 'nodes' | 'calls'> {
  meanwhileOf?: (stage: Stage) => Promise<void>;
}

async function run(title: string, { meanwhileOf, ...of }: Run): Promise<boolean> {
  process.stdout.write(`\n${title}\n`);
  const stage = await openStage(of.from);
  try {
    const order: Order = { ...of, to: thisVersion, say };
    if (meanwhileOf) order.meanwhile = () => meanwhileOf(stage);
    return report(await roll(stage, order));
  } finally {
    await stage.end();
  }
}

/** What the expanding half of a later migration does: columns on the tables that every call reads. */
async function growTables({ db }: Stage): Promise<void> {
  const tables = ['users', 'sessions', 'requests', 'leads', 'messages', 'professionals', 'notices'];
  for (const table of tables) {
    await sql`alter table ${sql.ref(table)} add column drill int not null default 0`.execute(db);
  }
  const newest = db.selectFrom('migrations').select((eb) => eb.fn.max('number').as('number'));
  const { number } = await newest.executeTakeFirstOrThrow();
  const next = { number: number + 1, name: `${padded(number + 1)}_drill`, checksum: 'drill' };
  await db
    .insertInto('migrations')
    .values({ ...next, compatible_with: number })
    .execute();
}

/** @returns whether nothing failed */
function report({ failures, unseen, ...figures }: Rolled): boolean {
  say(`${figures.calls} calls, ${failures.length} failed`);
  for (const line of new Set(failures.map((text) => text.slice(0, 300)))) say(`  ${line}`);
  say(
    `${figures.messages} messages acknowledged, ${unseen} not seen by the recipient's open page; pages connected again ${figures.reconnections} times`,
  );
  for (const line of new Set(figures.oldNodesSaid)) {
    say(`old nodes on the newer database: ${line.replaceAll('\n', '; ')}`);
  }
  return failures.length === 0 && unseen === 0;
}
