import {
  ExtractRefused,
  findTown,
  importPlaces,
  listImports,
  reloadImports,
  removePlaces,
  type NotTaken,
  type PlacesOutcome,
} from '#server/places/places.ts';
import { openContext } from '#server/app/context.ts';
import { migrateDatabase } from '#server/app/prepare-database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';
import type { PlacesWish } from './places-wish.ts';
import { counted, describeOutcome, describeProblem, isWorthTelling } from './places-report.ts';

/** How many problems are printed with their lines; the others are counted. */
const SAID = 10;

/** Does what is asked for and prints the outcome. Resolves with the exit code. */
export function runImportPlaces(config: Config, wish: PlacesWish): Promise<number> {
  return onPlatform(config, async (platform) => {
    if (wish.do === 'list') return printImports(platform);
    if (wish.do === 'remove') return remove(platform, wish.name);
    return importFile(platform, wish);
  });
}

type ImportWish = Extract<PlacesWish, { do: 'import' }>;

async function importFile(platform: Platform, wish: ImportWish): Promise<number> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const bar = makeProgressBar();
  let problems = 0;
  const watch = {
    signal: stop.signal,
    onProgress: ({ part, ...step }: { part: string; done: number; total: number }) =>
      bar.show({ name: part, ...step }),
    onNotTaken(line: number, reason: NotTaken) {
      if (!isWorthTelling(reason) || ++problems > SAID) return;
      bar.clear();
      say(describeProblem(line, reason));
    },
  };
  try {
    if (wish.around) await reloadImports(platform.db);
    const order = { ...wish, around: wish.around && middleOf(platform, wish.around) };
    const outcome = await importPlaces(platform, order, watch);
    bar.clear();
    if (problems > SAID) say(`… and ${problems - SAID} more.`);
    ended(outcome, wish);
    return 0;
  } finally {
    bar.clear();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

function ended(outcome: PlacesOutcome, wish: ImportWish): void {
  for (const line of describeOutcome(outcome, wish)) say(line);
}

function middleOf({ config }: Platform, { town, km }: NonNullable<ImportWish['around']>) {
  const language = config.defaultLanguage;
  const words = { town, postalCode: '', region: '', country: '' };
  const found = findTown(words, language);
  if (!found) {
    throw new ExtractRefused(
      `The gazetteer knows no town called "${town}". Name it with its region: --around "Town, Region".`,
    );
  }
  const { lat, lon, area } = found(language);
  say(`Around ${area}, ${km} km.`);
  return { point: { lat, lon }, km };
}

async function printImports({ db }: Platform): Promise<number> {
  const imports = await listImports(db);
  if (imports.length === 0) say('There is no import.');
  for (const { name, source, imported_at, towns, districts, streets } of imports) {
    const holds = [
      counted(towns!, 'town'),
      counted(districts!, 'district'),
      counted(streets!, 'street'),
    ];
    say(`${name}  ${source}, ${imported_at.toISOString().slice(0, 10)}: ${holds.join(', ')}`);
  }
  return 0;
}

async function remove(platform: Platform, name: string): Promise<number> {
  const removed = await removePlaces(platform, name);
  if (removed === null) {
    throw new Error(`There is no import called "${name}". See: nearhand import-places --list`);
  }
  say(`Removed "${name}": ${removed} places and streets are unknown again on every node.`);
  return 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function onPlatform(
  config: Config,
  work: (platform: Platform) => Promise<number>,
): Promise<number> {
  const log = makeLog({ level: 'error', readable: true });
  const { direct: connection, stop } = await provideServer(config, log, 'visit');
  const { platform, close } = openContext({ config, connection, log, worker: false });
  try {
    await migrateDatabase(connection, log);
    return await work(platform);
  } finally {
    await close();
    await stop();
  }
}
