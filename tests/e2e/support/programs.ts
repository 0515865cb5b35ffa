import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import {
  freePort,
  startOnFreePort,
  type RunningNearhand,
} from '#tests/support/nearhand-program.ts';
import { copyDemoWorld } from './demo-world.ts';

/** A program with its data folder, so that the operator's commands work on it. */
export type OwnProgram = RunningNearhand & { dataDir: string };

type Settings = Record<string, string>;
type Use = (program: OwnProgram) => Promise<void>;

/** Starts a program on a copy of the demo world, with settings of its own and of another checkout where named. */
export async function startOnDemoWorld(
  dataDir: string,
  settings: Settings = {},
  checkout?: string,
): Promise<OwnProgram> {
  await copyDemoWorld(dataDir);
  const demo = { DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off' };
  const program = await startOnFreePort({ ...demo, ...settings }, checkout);
  return { ...program, dataDir };
}

/** A fixture: a program of its own, ended and removed after its use. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
export async function ownProgram({}, use: Use): Promise<void> {
  await useProgram({}, use);
}

/** The same at a name: browsers make no passkeys for an IP address. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
export async function namedProgram({}, use: Use): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await useProgram({ PORT: port, PUBLIC_URL: url }, (program) => use({ ...program, url }));
}

/** The same with settings. */
export function programWith(settings: Settings) {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
  return ({}, use: Use) => useProgram(settings, use);
}

async function useProgram(settings: Settings, use: Use): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  const program = await startOnDemoWorld(dataDir, settings);
  await use(program);
  await program.end();
  remove();
}
