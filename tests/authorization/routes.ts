import { makeApp } from '#server/app/app.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Row } from './matrix.ts';

/** The web's own files: the same for everybody, and no data of anybody. */
const files = new Set([
  'GET /',
  'GET /assets/*',
  'GET /*',
  'GET /manifest.webmanifest',
  'GET /app-icons/:file',
]);

/** Asked of every call below it, before the call: by which name of the site it came. */
const HOST_CHECK = 'ALL /dev/*';

/** The houses of the demo's providers of identity and of payments: they are other parties and know no session of ours. */
export const demoProviders = /^\w+ \/dev\/(google|facebook|stripe)\b/;

/** Method and path of everything that the application answers, as it was mounted. */
export function routesOf(platform: Platform): string[] {
  const calls = makeApp(platform)
    .routes.filter(({ method, path }) => method !== 'ALL' || path.startsWith('/dev/'))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(calls)].filter((call) => !files.has(call) && call !== HOST_CHECK);
}

export function routesWithoutRow(routes: readonly string[], rows: readonly Row[]): string[] {
  const known = new Set(rows.map(({ call }) => call));
  return routes.filter((call) => !known.has(call) && !demoProviders.test(call));
}
