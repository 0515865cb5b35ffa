import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';

/** Beyond the seven days after which a job counts as done. */
const MAX_SECONDS = 31 * DAY_SECONDS;

const move = z.object({ seconds: z.int().check(z.gte(1), z.lte(MAX_SECONDS)) });

/**
 * Mounts the demo's clock at `/dev/clock`: GET answers the time, POST `{"seconds": 1860}` advances
 * it and the due jobs, so that an unanswered request expires while one watches. A restart resets
 * it; it exists only on a clock that can be moved.
 */
export function mountDemoClock(
  app: Hono,
  { clock, config, jobs }: Platform,
  afterMove: () => Promise<void> = async () => {},
): void {
  if (!isMovable(clock) || config.production) return;
  const told = () => ({ now: clock.now().toISOString(), aheadSeconds: clock.ahead() });
  app.get('/dev/clock', (c) => c.json(told(), 200, { 'cache-control': 'no-store' }));
  // An event of a moment ago by this clock must not appear to be in the future.
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('date', clock.now().toUTCString());
  });
  app.post('/dev/clock', async (c) => {
    // A form of another site cannot send this type.
    if (c.req.header('content-type') !== 'application/json') return c.json({}, 415);
    const asked = move.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) {
      return c.json({ error: `"seconds" is a whole number from 1 to ${MAX_SECONDS}` }, 422);
    }
    clock.forward(asked.data.seconds);
    await jobs.bringForward(asked.data.seconds);
    await afterMove();
    return c.json(told());
  });
}

function isMovable(clock: Platform['clock']): clock is MovableClock {
  return 'forward' in clock;
}
