import type { Hono } from 'hono';
import { findServerVersion } from '#server/platform/database/facts.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { findMissingOfOurs } from '#server/platform/database/migrate.ts';
import { isEqualInConstantTime } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';

const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/**
 * /healthz answers while the process lives; /readyz while the database does and is migrated, also
 * where it is ahead of this program, as during a rolling upgrade; else 503 with the reason;
 * degraded parts are in a second line; /metrics is open outside production, and there to the
 * METRICS_TOKEN.
 */
export function mountHealth(app: Hono, platform: Platform, metrics: Metrics): void {
  app.get('/healthz', () => new Response('ok\n', { headers: plain }));
  app.get('/readyz', async (c) => {
    const reason = await findReasonNotReady(platform);
    if (reason === undefined) return c.body(`ready\n${limitsOf(platform)}`, 200, plain);
    platform.log.warn({ reason }, 'not ready');
    return c.body(`not ready: ${reason}\n`, 503, plain);
  });
  app.get('/metrics', async (c) => {
    if (!mayMeasure(platform.config, c.req.header('authorization'))) return c.notFound();
    return c.body(await metrics.text(), 200, plain);
  });
}

/**
 * Degraded parts that keep nobody from being served: taking such nodes out of rotation would leave
 * none.
 */
function limitsOf({ live }: Platform): string {
  return live.isHeard() ? '' : `limited: ${DEAF}\n`;
}

const DEAF =
  'announcements of the database are not heard, so pages are told within seconds; behind a pooler set DATABASE_DIRECT_URL';

/** Names the missing part, not its server's error: the endpoint is public. */
async function findReasonNotReady({ db, log }: Platform): Promise<string | undefined> {
  try {
    await findServerVersion(db);
  } catch (error) {
    log.warn({ err: error }, 'database does not answer');
    return 'the database does not answer';
  }
  try {
    const missing = await findMissingOfOurs(db);
    return missing.length > 0 ? `migrations to apply: ${missing.join(', ')}` : undefined;
  } catch (error) {
    log.warn({ err: error }, 'migrations cannot be compared');
    return 'the database and this program do not fit each other';
  }
}

function mayMeasure(
  { production, metricsToken }: Platform['config'],
  authorization: string | undefined,
): boolean {
  if (metricsToken === undefined) return !production;
  return isEqualInConstantTime(authorization ?? '', `Bearer ${metricsToken}`);
}
