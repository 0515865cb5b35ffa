import { webFitsSources } from '#scripts/build-web.ts';
import { buildWebApart } from '#scripts/build-web-apart.ts';
import { COMMON, seedDemoWorld } from './demo-world.ts';
import { startOnDemoWorld } from './programs.ts';

/**
 * Starts the program that most journeys share, on an up-to-date web build, and names its address
 * to the workers; returns how to end it. Playwright's global setup.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a global setup so
export default async function startCommonProgram(): Promise<() => Promise<void>> {
  if (!(await webFitsSources()) && (await buildWebApart()) !== 0)
    throw new Error('The web could not be built.');
  await seedDemoWorld();
  const program = await startOnDemoWorld(COMMON);
  process.env['NEARHAND_TEST_URL'] = program.url;
  return program.end;
}
