import type { Hono } from 'hono';
import { findServerVersion } from '#server/platform/database/facts.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { findFit } from '#server/platform/database/migrate.ts';
import { isEqualInConstantTime } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';

const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/**
 * /healthz answers while the process lives; /readyz while the database does and is migrated, also
 * where it is ahead of this program and says that it works with it, as during a rolling upgrade;
 * else, and before this node stops, 503 with the reason; degraded parts are in further lines; /metrics is open outside production, and there to the
 * METRICS_TOKEN.
 */
export function mountHealth(app: Hono, platform: Platform, metrics: Metrics): void {
  app.get('/healthz', () => new Response('ok\n', { headers: plain }));
  app.get('/readyz', async (c) => {
    const { reason, ahead = [] } = await findReadiness(platform);
    if (reason === undefined) return c.body(`ready\n${limitsOf(platform, ahead)}`, 200, plain);
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
 * none. A node that the database is ahead of waits to be replaced.
 */
function limitsOf({ live, listens, replica }: Platform, ahead: readonly string[]): string {
  const deaf = live.isHeard() ? '' : `limited: ${listens ? DEAF : POOLED}\n`;
  const lonely = replica.states().length === 0 || replica.isUsable() ? '' : `limited: ${LONELY}\n`;
  return ahead.length === 0
    ? `${deaf}${lonely}`
    : `${deaf}${lonely}older: the database has ${ahead.at(-1)}, which works with this version\n`;
}

const DEAF =
  'announcements of the database are not heard, so pages are told within seconds; behind a pooler set DATABASE_DIRECT_URL';

const POOLED =
  'the database is reached through a pooler in transaction mode, so its announcements are not heard and pages are told within seconds; set DATABASE_DIRECT_URL';

const LONELY =
  'no replica of DATABASE_REPLICA_URL can be used, so everything is read from the primary';

/** Names the missing part, not its server's error: the endpoint is public. */
async function findReadiness({
  db,
  log,
  draining,
}: Platform): Promise<{ reason?: string; ahead?: readonly string[] }> {
  if (draining.isOn()) return { reason: 'this node is about to stop' };
  try {
    await findServerVersion(db);
  } catch (error) {
    log.warn({ err: error }, 'database does not answer');
    return { reason: 'the database does not answer' };
  }
  try {
    const { missing, ahead } = await findFit(db);
    return missing.length > 0
      ? { reason: `migrations to apply: ${missing.join(', ')}` }
      : { ahead };
  } catch (error) {
    log.warn({ err: error }, 'migrations cannot be compared');
    return { reason: 'the database and this program do not fit each other' };
  }
}

function mayMeasure(
  { production, metricsToken }: Platform['config'],
  authorization: string | undefined,
): boolean {
  if (metricsToken === undefined) return !production;
  return isEqualInConstantTime(authorization ?? '', `Bearer ${metricsToken}`);
}
