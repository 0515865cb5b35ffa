// `npm run bench`: every budget of docs/scaling.md that a machine can measure, as a ratio to its
// limit. `npm run bench -- --quick` does the same on small numbers, as a smoke test; `npm run bench
// -- analysis places sign-in live streams idle calls match web admin` only the named parts.
import { seedMass } from '#db/seed/mass/mass.ts';
import { measureAddresses } from './measures/addresses.ts';
import { measureAdmin } from './measures/admin.ts';
import { seedPanel } from './measures/admin-world.ts';
import { measureAnalysis } from './analysis.ts';
import { seedCustomers } from './customers.ts';
import { measureIdle } from './measures/idle.ts';
import { measureLive } from './measures/live-latency.ts';
import { measureMatching } from './measures/match-latency.ts';
import { makeProgress } from './progress.ts';
import { tableOf, type Figure } from './report.ts';
import { measureSignIn } from './measures/sign-in.ts';
import { measureStreams } from './measures/streams.ts';
import { FULL, QUICK } from './sizes.ts';
import { measureThroughput } from './measures/throughput.ts';
import { measureWeb } from './measures/web.ts';
import { startWorld, type BenchDatabase, type World } from './world.ts';

/** The parts that need the seeded customers and professionals. */
const OF_THE_CROWD = ['sign-in', 'live', 'streams', 'idle', 'calls', 'match'];

const progress = makeProgress();
const sizes = process.argv.includes('--quick') ? QUICK : FULL;
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
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
  if (wanted('analysis')) await add('Analysis of messages', () => measureAnalysis());
  if (wanted('places')) await add('Places', () => measureAddresses());
  if (OF_THE_CROWD.some(wanted)) await measureCrowd(world);
  if (wanted('web')) {
    const database = await world.create('web');
    const { dataDir } = world;
    await add('First paint', () => measureWeb({ database, dataDir, sizes, progress }));
  }
  if (wanted('admin')) {
    const panel = await seedLists(world);
    await add('Lists of the panel', () => measureAdmin(panel, world.dataDir, sizes));
  }
}

async function measureCrowd(world: World): Promise<void> {
  const few = await seedFew(world);
  const crowd = {
    served: await world.create('served', few),
    repeated: await world.create('repeated', few),
  };
  const { served } = crowd;
  if (wanted('sign-in')) await add('Sign-in', () => measureSignIn(served, world.dataDir, sizes));
  if (wanted('live')) await add('Live stream', () => measureLive(served, world.dataDir, sizes));
  const around = { dataDir: world.dataDir, sizes, progress };
  if (wanted('streams')) {
    await add('Many live streams', () => measureStreams({ database: served, ...around }));
  }
  if (wanted('idle')) {
    // It makes the same calls as `calls`, and the same need twice is refused as a duplicate.
    const idle = await world.create('idle', few);
    await add('An idle node', () => measureIdle({ database: idle, ...around }));
    await world.release(idle);
  }
  if (wanted('calls')) {
    const stage = { ...crowd, ...around };
    await add('Calls', () => measureThroughput(stage));
  }
  for (const database of Object.values(crowd)) await world.release(database);
  if (wanted('match')) {
    const many = await seedMany(world, few);
    const again = await world.create('few_again', few);
    await add('Matching', () => measureMatching(again, many, sizes));
  }
}

function wanted(part: string): boolean {
  return words.length === 0 || words.includes(part);
}

async function add(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  progress.say(name);
  figures.push(...(await measure()));
}

/** Returns the name of a database to copy. */
async function seedFew(world: World): Promise<string> {
  progress.say(`${sizes.few} professionals, ${sizes.customers} customers`);
  const few = await world.create('few');
  await seedMass(few.db, { professionals: sizes.few, onProgress: progress.bar });
  await seedCustomers(few.db, { ...sizes, professionals: sizes.few });
  await world.release(few);
  return 'few';
}

async function seedMany(world: World, few: string): Promise<BenchDatabase> {
  progress.say(`${sizes.many} professionals`);
  const many = await world.create('many', few);
  const professionals = sizes.many - sizes.few;
  await seedMass(many.db, { professionals, onProgress: progress.bar });
  return many;
}

async function seedLists(world: World): Promise<BenchDatabase> {
  const { panel: count } = sizes;
  const professionals = sizes.few;
  progress.say(`${count} customers and requests, ${professionals} professionals for the panel`);
  const panel = await world.create('panel');
  await seedMass(panel.db, { professionals, onProgress: progress.bar });
  await seedPanel(panel.db, {
    professionals,
    customers: count,
    requests: count,
    reviews: count / 5,
  });
  return panel;
}
