import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dropServingEnvironment } from './serving.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Runs an entry file in this process, as if it had been started by name. Compiled sources are
 * cached, so that a second start is half a second faster; not of what serves (serving.mjs).
 */
export async function enter(entry, args) {
  module.enableCompileCache?.(path.join(here, '../../node_modules/.cache/compiled'));
  dropServingEnvironment();
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}

// Started by spawn-entry.mjs: `node enter.mjs <entry> …args`.
if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  endWithParent();
  await enter(process.argv[2], process.argv.slice(3));
}

// kill -9 of `npm start` reaches only the parent: without this the server would live on unseen
// and the next start would find its port and its data taken.
function endWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
