// `npm run check:upgrade`: nodes of the last release and of this one on one database, replaced one by
// one under load. `-- --calls 10000 --release <commit>` sets the amount and the release.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { padded } from '#server/platform/database/migration-files.ts';
import { lastRelease, thisVersion, type Release } from './release.ts';
import { roll, type Order, type Rolled } from './roll.ts';
import { openStage, type Stage } from './stage.ts';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '10000' }, release: { type: 'string' } },
});
const calls = Number(values.calls);
const say = (line: string) => process.stdout.write(`  ${line}\n`);
const release = lastRelease(values.release);
const notes = release.isThisVersion ? ' (no history here: the same version twice)' : '';
process.stdout.write(`Last release: ${release.name}${notes}\n`);

let failed = 0;
try {
  for (const nodes of [2, 3]) {
    await run(`${nodes} nodes of the last release become this version`, release, { nodes });
  }
  await run('3 nodes of this version stay on a database that grows', thisVersion, {
    nodes: 3,
    meanwhileOf: growTables,
  });
} finally {
  release.remove();
}
process.stdout.write(failed === 0 ? '\nNothing failed.\n' : `\n${failed} runs failed.\n`);
process.exit(failed === 0 ? 0 : 1);

async function run(
  title: string,
  from: Release,
  { nodes, meanwhileOf }: { nodes: number; meanwhileOf?: (stage: Stage) => Promise<void> },
): Promise<void> {
  process.stdout.write(`\n${title}\n`);
  const stage = await openStage(from);
  try {
    const order: Order = { from, to: thisVersion, nodes, calls, say };
    if (meanwhileOf) order.meanwhile = () => meanwhileOf(stage);
    report(await roll(stage, order));
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

function report({ failures, unseen, ...figures }: Rolled): void {
  if (failures.length > 0 || unseen > 0) failed += 1;
  say(`${figures.calls} calls, ${failures.length} failed`);
  for (const line of new Set(failures.map((text) => text.slice(0, 300)))) say(`  ${line}`);
  say(
    `${figures.messages} messages acknowledged, ${unseen} not seen by the recipient's open page; pages connected again ${figures.reconnections} times`,
  );
  for (const line of new Set(figures.oldNodesSaid)) {
    say(`old nodes on the newer database: ${line.replaceAll('\n', '; ')}`);
  }
}
