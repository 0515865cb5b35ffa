// One node of the real server as a separate process: the benchmarks start it with their
// environment, with the flags, settings and compile cache of `npm run serve`.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { collectGarbage } from './collect-garbage.ts';
import { dropServingEnvironment } from '#scripts/bootstrap/serving.mjs';

dropServingEnvironment();
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
const { startServer } = await import('#server/app/server.ts');
const { loadConfig } = await import('#server/platform/config/config.ts');
const { makeLog } = await import('#server/platform/logging/log.ts');

const config = loadConfig();
const server = await startServer(config, makeLog({ level: config.logLevel, readable: false }));
process.once('disconnect', () => void server.stop().then(() => process.exit()));
process.on('message', () => {
  collectGarbage();
  process.send?.('collected');
});
process.send?.({ port: server.port });
