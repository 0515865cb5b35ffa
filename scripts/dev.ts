// `npm run dev`: the same as `npm start`, rebuilt and restarted whenever a source file changes.
import { watch } from 'node:fs';
import { buildWebApart } from './build-web-apart.ts';
import { devServer } from './dev-server.ts';

const settleMs = 150;
const server = devServer();

await rebuildWeb();
server.start();
onChange(['web', 'contract'], rebuildWeb);
onChange(['server', 'contract', 'db'], () => server.restart());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}

async function rebuildWeb(): Promise<void> {
  const code = await buildWebApart();
  console.log(code === 0 ? 'web    | fits the sources' : 'web    | waiting for a change');
}

/** Calls `react`, debounced, after a change below one of the folders. */
function onChange(folders: string[], react: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || /\.test\.tsx?$|\.generated\./.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(react);
      }, settleMs);
    });
  }
}
