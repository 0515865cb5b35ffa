// `npm start` and `npm run serve`: an up-to-date web build, then the server.
import { buildWebApart } from './build-web-apart.ts';
import { webFitsSources } from './build-web.ts';

if (!(await webFitsSources())) {
  const code = await buildWebApart();
  if (code !== 0) process.exit(code);
}
await import('#server/app/start.ts');
