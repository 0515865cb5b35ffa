import type { Hono } from 'hono';
import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';

const path = '/.well-known/security.txt';
const halfAYear = 180 * DAY_MS;

/** Mounts security.txt (RFC 9116), where a contact is configured. */
export function mountSecurityTxt(app: Hono, { config, clock }: Pick<Platform, 'config' | 'clock'>) {
  const { securityContact: contact, publicUrl } = config;
  app.get(path, (c) => {
    if (contact === undefined) return c.notFound();
    const expires = new Date(clock.now().getTime() + halfAYear);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${config.offeredLanguages.join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
    ];
    c.header('cache-control', 'no-cache');
    return c.text(`${lines.join('\n')}\n`);
  });
}
