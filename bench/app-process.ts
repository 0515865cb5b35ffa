// One node of the real server as a separate process: the benchmarks start it with their
// environment.
import { startServer } from '#server/app/server.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { makeLog } from '#server/platform/logging/log.ts';

const config = loadConfig();
const server = await startServer(config, makeLog({ level: config.logLevel, readable: false }));
process.once('disconnect', () => void server.stop().then(() => process.exit()));
process.send?.({ port: server.port });
