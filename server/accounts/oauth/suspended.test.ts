import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const suspend = (id: string | null, at: Date | null) =>
  site.db.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute();

it('is shown, on return from the provider, that their account is suspended, and not signed in', async () => {
  const ana = { sub: 's1', name: 'Ana Ruiz', email: 'ana@example.com', email_verified: true };
  const { userId } = await site.byGoogle(ana);
  await suspend(userId, new Date());
  const refused = { message: 'account_suspended', signedIn: false };
  await expect(site.byGoogle(ana)).resolves.toMatchObject(refused);
  const linking = { sub: 's2', name: 'Ana', email: 'ana@example.com', email_verified: true };
  await expect(site.byGoogle(linking)).resolves.toMatchObject(refused);
  await suspend(userId, null);
  await expect(site.byGoogle(ana)).resolves.toMatchObject({ userId, signedIn: true });
});
