// `npm run bench`: every budget of docs/scaling.md that a machine can measure, as a ratio to its limit.
// `npm run bench -- --quick` does the same on small numbers, to see that all of it runs.
import { seedMass } from '#db/seed/mass.ts';
import { measureAnalysis } from './analysis.ts';
import { seedCustomers } from './customers.ts';
import { measureLive } from './live-latency.ts';
import { measureMatching } from './match-latency.ts';
import { findPgbench, pgbenchRunner } from './pgbench.ts';
import { makeProgress } from './progress.ts';
import { tableOf, type Figure } from './report.ts';
import { driverRunner } from './runner.ts';
import { measureSignIn } from './sign-in.ts';
import { FULL, QUICK } from './sizes.ts';
import { measureThroughput } from './throughput.ts';
import { startWorld, type BenchDatabase, type World } from './world.ts';

const progress = makeProgress();
const sizes = process.argv.includes('--quick') ? QUICK : FULL;
const figures: Figure[] = [];

progress.say('Starting a PostgreSQL of its own in a temporary folder');
const world = await startWorld();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void world.end().finally(() => process.exit(130)));
}
try {
  await measureAll(world);
} finally {
  await world.end();
}
process.stdout.write(`\n${tableOf(figures)}\n`);

async function measureAll(world: World): Promise<void> {
  progress.say('Analysis of messages');
  figures.push(...(await measureAnalysis()));
  const crowd = await makeCrowd(world);
  progress.say('Sign-in');
  figures.push(...(await measureSignIn(crowd.served, world.dataDir, sizes)));
  progress.say('Messages to the other screen');
  figures.push(...(await measureLive(crowd.served, world.dataDir, sizes)));
  figures.push(...(await measureThroughput({ ...crowd, ...stage(world) })));
  await world.release(crowd.served);
  await world.release(crowd.repeated);
  progress.say(`${sizes.many} professionals`);
  const many = await world.create('many', 'few');
  const professionals = sizes.many - sizes.few;
  await seedMass(many.db, { professionals, onProgress: progress.bar });
  progress.say(`Matching among ${sizes.few} and among ${sizes.many}`);
  const few = await world.create('few_again', 'few');
  figures.push(...(await measureMatching(few, many, sizes)));
}

/** Equal databases: for the server, for what it is compared with, and for capturing. */
async function makeCrowd(
  world: World,
): Promise<Record<'served' | 'repeated' | 'scratch', BenchDatabase>> {
  progress.say(`${sizes.few} professionals, ${sizes.customers} customers`);
  const few = await world.create('few');
  await seedMass(few.db, { professionals: sizes.few, onProgress: progress.bar });
  await seedCustomers(few.db, { ...sizes, professionals: sizes.few });
  await world.release(few);
  return {
    served: await world.create('served', 'few'),
    repeated: await world.create('repeated', 'few'),
    scratch: await world.create('scratch', 'few'),
  };
}

function stage(world: World) {
  const pgbench = findPgbench();
  if (pgbench === undefined) {
    progress.say(
      'No pgbench here, so the statements are repeated with the bare driver instead, which is a lower ' +
        'limit. To compare with pgbench: apt-get install postgresql',
    );
  }
  const limit = pgbench
    ? { name: 'pgbench', run: pgbenchRunner(pgbench, world.dataDir) }
    : { name: 'the bare driver', run: driverRunner() };
  return { dataDir: world.dataDir, limit, sizes, progress };
}
