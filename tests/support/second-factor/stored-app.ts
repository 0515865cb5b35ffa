import type { Platform } from '#server/platform/platform.ts';
import { generateTotpSecret } from '#server/platform/second-factor/totp.ts';

/** Stores a confirmed authenticator app for a person; returns its secret. */
export async function storeApp(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<string> {
  const { sealed, shown } = generateTotpSecret(platform, 'person totp', 'somebody');
  const now = platform.clock.now();
  const app = { user_id: userId, secret: sealed, created_at: now, confirmed_at: now, last_step: 0 };
  await platform.db.insertInto('authenticator_apps').values(app).execute();
  return shown.secret;
}
