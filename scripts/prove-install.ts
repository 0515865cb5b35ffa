// `npm run prove-install`: follows docs/install.md on a bare Debian root file system.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { logTo, say } from './install-proof/host.ts';
import { bootMachine, type Machine } from './install-proof/machine.ts';
import { followDocument } from './install-proof/proof.ts';
import { recordOf } from './install-proof/record.ts';
import { bringAuthority, environmentInside } from './install-proof/surroundings.ts';
import { assertPrograms, bareDebian } from './install-proof/root-filesystem.ts';

const ROOT = path.join(import.meta.dirname, '..');
const DOCUMENT = path.join(ROOT, 'docs/install.md');
const LIMIT_SECONDS = 15 * 60;

const { values } = parseArgs({
  options: { record: { type: 'boolean' }, cache: { type: 'string' } },
});
const cache = values.cache ?? path.join(ROOT, 'node_modules/.cache/debian');

let machine: Machine | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    say(`${signal}: ending the machine…`);
    void (machine?.stop() ?? Promise.resolve()).finally(() => process.exit(130));
  });
}

try {
  process.exitCode = await prove();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await machine?.stop();
}

async function prove(): Promise<number> {
  assertPrograms();
  const logFile = path.join(tmpdir(), `nearhand-prove-install-${process.pid}.log`);
  logTo(logFile);
  const base = await bareDebian(cache);
  const commit = execFileSync('git', ['-C', ROOT, 'rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
  }).trim();
  say(`Following docs/install.md with ${commit}; everything that is printed: ${logFile}`);
  machine = await bootMachine(base, environmentInside());
  await bringAuthority(machine);
  const timed = await followDocument(machine);
  const record = await recordOf(machine, commit, timed);
  const seconds = timed.reduce((sum, step) => sum + step.seconds, 0);
  say(record);
  if (values.record) keepRecord(record);
  if (seconds <= LIMIT_SECONDS) return 0;
  say(`It took ${Math.round(seconds / 60)} minutes: more than fifteen.`);
  return 1;
}

function keepRecord(record: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [start, end] = ['<!-- install-log:start -->', '<!-- install-log:end -->'];
  const [before = ''] = text.split(start);
  const [, after = ''] = text.split(end);
  writeFileSync(DOCUMENT, `${before}${start}\n\n${record}\n\n${end}${after}`);
}
