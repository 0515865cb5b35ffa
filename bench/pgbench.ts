import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Script } from './script.ts';
import type { Runner } from './runner.ts';

const run = promisify(execFile);

/** The number range of one window and client, so that ids are unique. */
const perWindow = 1_000_000_000;
const perClient = 10_000_000;

/** Debian's pgbench (or any in PATH); undefined where there is none. */
export function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(debian, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
}

/** Runs scripts with pgbench, each statement prepared once per connection. */
export function pgbenchRunner(path: string, folder: string): Runner {
  let windows = 0;
  return async (scripts, { connection, connections, seconds }) => {
    windows += 1;
    const files = scripts.map((script, index) => {
      const file = join(folder, `script-${index}.sql`);
      writeFileSync(file, textOf(script));
      return file;
    });
    const { host, port, user, database } = connection;
    const place = ['-h', host, '-p', String(port), '-U', user];
    const load = ['-c', String(connections), '-j', String(Math.min(connections, 2))];
    const numbers = ['-D', 'made=0', '-D', `window=${windows * perWindow}`];
    const options = ['-n', '-M', 'prepared', '-T', String(seconds), ...numbers];
    const scriptsOf = files.flatMap((file) => ['-f', file]);
    const { stdout, stderr } = await run(path, [
      ...place,
      ...load,
      ...options,
      ...scriptsOf,
      database,
    ]);
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    if (!(perSecond > 0) || /aborted/.test(stderr)) {
      throw new Error(`pgbench could not repeat the statements:\n${stdout}${stderr}`);
    }
    return perSecond;
  };
}

function textOf({ variables, statements }: Script): string {
  return [
    '\\set made :made + 1',
    `\\set fresh :window + :client_id * ${perClient} + :made`,
    ...Object.entries(variables).map(
      ([name, [from, to]]) => `\\set ${name} random(${from}, ${to})`,
    ),
    ...statements.map((statement) => `${statement.replace(/;\s*$/, '')};`),
    '',
  ].join('\n');
}
