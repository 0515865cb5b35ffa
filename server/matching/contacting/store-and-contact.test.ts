import { afterEach, beforeEach, expect, test } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { SomeRefused } from '#server/platform/database/batched.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { QuotaExhausted } from './contact.ts';
import { storeAndContact, type Submission } from './store-and-contact.ts';

let site: StartedApp;
beforeEach(async () => {
  site = await startApp();
});
afterEach(() => site.stop());

/** What a customer submits, for whom a professional was chosen. */
async function submission(customer: Customer, chosen: Professional): Promise<Submission> {
  const { db } = site.platform;
  const { id } = await customer.call(submitRequest, {
    body: { ...LEAKING_TAP, profession: 'tutor' },
  });
  const need = await db
    .deleteFrom('requests')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const session = { userId: customer.id, addressProven: true } as Submission['session'];
  const best = [{ candidate: { id: chosen.professionalId, distanceKm: 1 }, reasons: [] }];
  return { need, session, address: '192.0.2.1', photoIds: [], best, trace: undefined };
}

test('of needs stored together, one whose professional has no request left keeps no other back', async () => {
  const { db } = site.platform;
  const [full, free] = [await aProfessional(site, 'Paul'), await aProfessional(site, 'Luc')];
  const month = `${site.platform.clock.now().toISOString().slice(0, 7)}-01`;
  await db
    .insertInto('professional_quotas')
    .values({ professional_id: full.professionalId, month, used: 5 })
    .execute();
  const marie = await submission(await aCustomer(site, 'Marie'), full);
  const ida = await submission(await aCustomer(site, 'Ida'), free);
  const { refusals } = await storeAndContact(site.platform, [marie, ida]).then(
    () => new SomeRefused(new Map()),
    (error: unknown) => error as SomeRefused,
  );
  expect([...refusals.keys()]).toEqual([0]);
  expect(refusals.get(0)).toBeInstanceOf(QuotaExhausted);
  expect(refusals.get(0)).toMatchObject({ professionalIds: [full.professionalId] });
  expect(await db.selectFrom('requests').select('id').execute()).toEqual([]);
  const [stored] = await storeAndContact(site.platform, [ida]);
  expect(stored).toMatchObject({ contacted: [{ lead: { professional_id: free.professionalId } }] });
});
