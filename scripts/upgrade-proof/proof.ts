import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, stepsOf, type Step } from '#scripts/install-proof/document.ts';
import { say } from '#scripts/install-proof/host.ts';
import { followDocument, timedStep, type Timed } from '#scripts/install-proof/proof.ts';
import type { Surroundings } from '#scripts/install-proof/run-proof.ts';
import { startTraffic, type Answer, type Traffic } from './traffic.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** What people write before a step and after it. */
const WRITES = 300;

/** A version, and the commit that has it. */
export interface Version {
  tag: string;
  commit: string;
}

/** What was done and how long it took, and what is to be said of it. */
export interface Followed {
  timed: Timed[];
  said: string[];
  faults: string[];
}

/**
 * Installs the version before by docs/install.md, lets people write, and follows docs/upgrading.md: to
 * the next version, back without a backup, and back by the backup. Everything acknowledged has to be
 * there afterwards; by the backup, what was acknowledged before it.
 */
export async function followUpgrade(
  { machine, mails }: Surroundings,
  { before, next }: { before: Version; next: Version },
): Promise<Followed> {
  const document = readFileSync(path.join(ROOT, 'docs/upgrading.md'), 'utf8');
  const [values, ...upgrade] = stepsOf(document, 'The documented upgrade');
  const [back, restore] = stepsOf(document, 'Going back');
  if (!values || upgrade.length === 0 || !back || !restore) {
    throw new Error('docs/upgrading.md has lost its commands.');
  }
  await followDocument(machine, { mails, at: before.commit });
  await nameVersions(machine, namesIn(values), { before, next });
  const traffic = await startTraffic(machine, mails.file);
  const timed: Timed[] = [];
  const follow = async (step: Step) => void timed.push(await timedStep(machine, step));
  try {
    await traffic.more(WRITES);
    const { acked: marked } = await traffic.ask('mark');
    for (const step of upgrade) await follow(step);
    const said = [await pauseOf(traffic, `${before.tag} to ${next.tag}`)];
    await traffic.ask('forget pauses');
    await follow(back);
    said.push(await pauseOf(traffic, `back to ${before.tag}`));
    const settled = await traffic.ask('settle');
    said.push(wordsOf(settled));
    await rememberBackup(machine, timed);
    await follow(restore);
    const kept = await traffic.ask('compare with the mark');
    said.push(`by the backup: ${marked} of ${marked} writes acknowledged before it were compared`);
    return { timed, said, faults: [...(settled.faults ?? []), ...(kept.faults ?? [])] };
  } finally {
    traffic.end();
  }
}

/** Tags both in the repository that was cloned, and gives their names to the commands. */
async function nameVersions(
  { run }: Surroundings['machine'],
  names: readonly string[],
  { before, next }: { before: Version; next: Version },
): Promise<void> {
  const values: Readonly<Record<string, string>> = { VERSION: next.tag, BEFORE: before.tag };
  const unknown = names.filter((name) => !(name in values));
  if (unknown.length > 0) throw new Error(`The proof has no value for ${unknown.join(', ')}.`);
  const tags = [before, next].map(
    ({ tag, commit }) => `git -C /srv/nearhand.git tag --force '${tag}' '${commit}'`,
  );
  const exports = names.map((name) => `export ${name}='${values[name]}'`).join('\n');
  // git takes nothing from a folder that belongs to somebody else.
  await run(`${tags.join('\n')}
    chown -R nearhand: /srv/nearhand.git
    . /run/proof/environment
    ${exports}
    export -p > /run/proof/environment`);
}

/** Lets people write again, and says how long nobody could. */
async function pauseOf(traffic: Traffic, what: string): Promise<string> {
  await traffic.more(WRITES);
  const { pauseSeconds = 0 } = await traffic.ask('count');
  const line = `${what}: no write succeeded for ${pauseSeconds.toFixed(0)} s`;
  say(line);
  return line;
}

function wordsOf({ acked, refused, unknown, repeated, mails }: Answer): string {
  const line = `${acked} writes acknowledged, ${refused} refused, ${unknown} unknown, ${repeated} attempts repeated; ${mails} mails`;
  say(line);
  return line;
}

/** As somebody would who reads what nearhand upgrade has printed. */
async function rememberBackup(
  { run }: Surroundings['machine'],
  timed: readonly Timed[],
): Promise<void> {
  const printed = timed.map(({ out }) => out).join('\n');
  const backup = /^The backup: (\S+)$/m.exec(printed)?.[1];
  if (backup === undefined) throw new Error('nearhand upgrade has named no backup.');
  await run(`. /run/proof/environment
    export BACKUP='${backup}'
    export -p > /run/proof/environment`);
}
