// The entry point of every command. Plain JavaScript for Node 18 and newer with built-in modules
// only: it runs before anything is installed (docs/decisions/0007-self-bootstrap.md).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter } from './bootstrap/enter.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { ownNodeFits, pinnedNode, platformIsServed } from './bootstrap/node-version.mjs';
import { servingEnvironment, servingFlags } from './bootstrap/serving.mjs';
import { becomeEntry, spawnEntry } from './bootstrap/spawn-entry.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const serving = { flags: servingFlags, environment: servingEnvironment };
const tasks = {
  start: { entry: 'scripts/start.ts', args: ['demo'], settings: serving },
  serve: { entry: 'scripts/start.ts', env: { NODE_ENV: 'production' }, settings: serving },
  build: { entry: 'scripts/build-web-apart.ts' },
  dev: { entry: 'scripts/dev.ts' },
  test: { entry: 'scripts/test.ts' },
  'test-long': { entry: 'scripts/test-long.ts' },
  'check-attacks': { entry: 'scripts/check-attacks.ts' },
  'check-channels': { entry: 'scripts/check-channels.ts' },
  bench: { entry: 'bench/bench.ts' },
  faults: { entry: 'faults/faults.ts' },
  simulate: { entry: 'simulate/simulate.ts' },
  'prove-install': { entry: 'scripts/prove-install.ts' },
  'prove-upgrade': { entry: 'scripts/prove-upgrade.ts' },
  screenshots: { entry: 'scripts/screenshots.ts' },
  generate: { entry: 'scripts/generate.ts' },
  'new-language': { entry: 'scripts/new-language.ts' },
  'train-intake': { entry: 'intake/training/train.ts' },
  'eval-intake': { entry: 'intake/evaluation/eval.ts' },
  nearhand: { entry: 'server/app/command.ts' },
};

await run(process.argv[2], process.argv.slice(3));

async function run(name, args) {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined;
  if (!task) {
    const names = Object.keys(tasks).join('|');
    end(2, `Usage: node scripts/run.mjs ${names} [arguments]`);
  }
  if (!ownNodeFits() && !platformIsServed()) {
    end(
      1,
      `No Node.js is packaged for ${process.platform}-${process.arch}: install Node.js 26 or newer and run this again.`,
    );
  }
  const failure = await ensureInstalled(root);
  if (failure) end(failure);

  prepareEnvironment(task.env);
  const entry = path.join(root, task.entry);
  if (!existsSync(entry)) end(1, `${task.entry} is missing from this checkout.`);
  const allArgs = [...(task.args ?? []), ...args];
  if (!ownNodeFits()) spawnEntry(pinnedNode(root), entry, allArgs, task.settings);
  else if (task.settings) becomeEntry(entry, allArgs, task.settings);
  else await enter(entry, allArgs);
}

/**
 * Nested `node`, `vite`, `tsc` come from the checkout; paths a person typed stay relative to their
 * directory (INIT_CWD).
 */
function prepareEnvironment(taskEnv) {
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(root);
  const bin = path.join(root, 'node_modules', '.bin');
  process.env.PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
  Object.assign(process.env, taskEnv);
}

function end(code, message) {
  if (message) console.error(message);
  process.exit(code);
}
