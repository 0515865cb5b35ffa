// One node of the real server as a separate process: the benchmarks start it with their
// environment, with the flags and settings of `npm run serve`.
import { collectGarbage } from './collect-garbage.ts';
import { dropServingEnvironment } from '#scripts/bootstrap/serving.mjs';
import { startServer } from '#server/app/server.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { makeLog } from '#server/platform/logging/log.ts';

dropServingEnvironment();
const config = loadConfig();
const server = await startServer(config, makeLog({ level: config.logLevel, readable: false }));
process.once('disconnect', () => void server.stop().then(() => process.exit()));
process.on('message', () => {
  collectGarbage();
  process.send?.('collected');
});
process.send?.({ port: server.port });
