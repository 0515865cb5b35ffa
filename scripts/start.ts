// `npm start` and `npm run serve`: a web build that fits the sources, then the server.
import { buildWebApart } from './build-web-apart.ts';
import { webFitsSources } from './build-web.ts';

if (!(await webFitsSources())) {
  const code = await buildWebApart();
  if (code !== 0) process.exit(code);
}
await import('#server/app/start.ts');
