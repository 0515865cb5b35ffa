import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { startOnFreePort, type RunningNearhand } from '#tests/support/nearhand-program.ts';
import { copyDemoWorld } from './demo-world.ts';

/** A program with its data folder, so that the operator's commands work on it. */
export type OwnProgram = RunningNearhand & { dataDir: string };

/** Starts a program on a copy of the demo world. */
export async function startOnDemoWorld(dataDir: string): Promise<OwnProgram> {
  await copyDemoWorld(dataDir);
  const program = await startOnFreePort({ DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off' });
  return { ...program, dataDir };
}

/** A fixture: a program of its own, ended and removed after its use. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
export async function ownProgram({}, use: (program: OwnProgram) => Promise<void>): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  const program = await startOnDemoWorld(dataDir);
  await use(program);
  await program.end();
  remove();
}
