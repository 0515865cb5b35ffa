// `npm start` and `npm run serve`: a web build that fits the sources, then the server.
import { buildWebIfNeeded } from './build-web.ts';

await buildWebIfNeeded();
await import('#server/app/start.ts');
