import { makeApp } from '#server/app/app.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Row } from './matrix.ts';

/** The web's static files: the same for everybody, without personal data. */
const files = new Set([
  'GET /',
  'GET /assets/*',
  'GET /portraits/*',
  'GET /*',
  'GET /manifest.webmanifest',
  'GET /app-icons/:file',
]);

/** Middleware of every call below it: checks the host name. */
const HOST_CHECK = 'ALL /dev/*';

/** The demo's identity and payment providers: third parties that know no session of ours. */
export const demoProviders = /^\w+ \/dev\/(google|facebook|stripe)\b/;

/** Method and path of every mounted route. */
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
