import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfNeeded } from './build-web.ts';

const self = fileURLToPath(import.meta.url);

/**
 * Builds the web in a separate process: the bundler needs a NODE_ENV of its own and keeps some
 * hundred megabytes. Resolves to its exit code; where that is not 0 the reasons are printed.
 */
export async function buildWebApart(): Promise<number> {
  const child = spawn(process.execPath, [self], { stdio: ['ignore', 'inherit', 'inherit'] });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, passOn);
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, passOn);
  return code;
}

if (path.resolve(process.argv[1] ?? '') === self) {
  // Under a caller's own NODE_ENV the bundler would take the development build of React.
  process.env.NODE_ENV = 'production';
  await buildWebIfNeeded();
}
