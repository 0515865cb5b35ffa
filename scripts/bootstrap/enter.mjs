import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Runs an entry file in this process, as if it had been started by name. */
export async function enter(entry, args) {
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}

// Started as a child by spawn-entry.mjs: `node enter.mjs <entry> …args`.
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
