import type { Hono } from 'hono';
import type { Platform } from '#server/platform/platform.ts';
import { listPublicKeys } from '#server/platform/signing/signing-keys.ts';

/** The public keys of this site (RFC 7517), to verify its signatures. */
export function mountJwks(app: Hono, { db }: Pick<Platform, 'db'>): void {
  app.get('/.well-known/jwks.json', async (c) =>
    c.body(JSON.stringify({ keys: await listPublicKeys(db) }), 200, {
      'content-type': 'application/jwk-set+json',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  );
}
