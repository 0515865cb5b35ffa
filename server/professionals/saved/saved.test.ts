import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  forgetProfessional,
  listSavedProfessionals,
  saveProfessional,
} from '#contract/professionals/saved.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let mia: Customer;
let luc: Professional;
let ann: Professional;
beforeAll(async () => {
  site = await startApp();
  [mia, luc, ann] = [
    await aCustomer(site, 'Mia'),
    await aProfessional(site, 'Luc'),
    await aProfessional(site, 'Ann'),
  ];
});
afterAll(() => site.stop());

const save = (who: Pick<Customer, 'call'>, id: string, note?: string) =>
  who.call(saveProfessional, { params: { id }, body: { note } });
const savedBy = async (who: Customer) =>
  (await who.call(listSavedProfessionals)).map(({ professional: { name }, note, ...rest }) => [
    name,
    note,
    rest.allowedActions,
  ]);

test('a customer saves professionals with a note, changes it, and removes them', async () => {
  await save(mia, luc.professionalId, 'Knows our boiler');
  await site.advance(1);
  await save(mia, ann.professionalId);
  await save(mia, luc.professionalId, 'Ring twice');
  expect(await savedBy(mia)).toEqual([
    ['Ann', null, ['ask']],
    ['Luc', 'Ring twice', ['ask']],
  ]);
  await mia.call(forgetProfessional, { params: { id: ann.professionalId } });
  await mia.call(forgetProfessional, { params: { id: ann.professionalId } });
  expect(await savedBy(mia)).toEqual([['Luc', 'Ring twice', ['ask']]]);
});

test('who cannot be asked any more stays in the list, and says so', async () => {
  const zoe = await aProfessional(site, 'Zoe');
  const ida = await aCustomer(site, 'Ida');
  await save(ida, zoe.professionalId);
  const { db } = site.platform;
  await db
    .updateTable('professionals')
    .set({ active: false })
    .where('id', '=', zoe.professionalId)
    .execute();
  expect(await savedBy(ida)).toEqual([['Zoe', null, []]]);
  await expect(save(ida, zoe.professionalId)).rejects.toMatchObject({ status: 404 });
});

test('a note that is too long is refused, and the one before stays', async () => {
  await save(mia, luc.professionalId, 'Ring twice');
  const refused = save(mia, luc.professionalId, 'x'.repeat(301));
  await expect(refused).rejects.toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(await savedBy(mia)).toEqual([['Luc', 'Ring twice', ['ask']]]);
});

test('nobody else sees it, least of all the professional', async () => {
  await save(mia, luc.professionalId);
  expect(await savedBy(await aCustomer(site, 'Léa'))).toEqual([]);
  for (const [who, code] of [
    [luc, 'wrong_role'],
    [nobody(site), 'not_signed_in'],
  ] as const) {
    await expect(who.call(listSavedProfessionals)).rejects.toMatchObject({ body: { code } });
    await expect(save(who, luc.professionalId)).rejects.toMatchObject({ body: { code } });
  }
});
