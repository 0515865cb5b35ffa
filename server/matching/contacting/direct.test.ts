import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { respondToLead, stepBack } from '#contract/requests/leads.ts';
import {
  askOthers,
  getOwnRequest,
  reopenSearch,
  submitRequest,
} from '#contract/requests/requests.ts';
import { blockPerson } from '#contract/requests/safety.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  lettersOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
let luc: Professional;
beforeEach(async () => {
  site = await startApp();
  [marie, luc] = [await aCustomer(site, 'Marie'), await aProfessional(site, 'Luc', { km: 25 })];
  for (const km of [1, 2, 3, 4]) await aProfessional(site, `Plumber ${km}`, { km });
});
afterEach(() => site.stop());

const ask = (change: object = {}, idempotencyKey?: string, othersIfUnanswered = false) =>
  marie.call(submitRequest, {
    body: {
      ...LEAKING_TAP,
      direct: { professionalId: luc.professionalId, othersIfUnanswered },
      ...change,
    },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const read = (id: string) => marie.call(getOwnRequest, { params: { id } });
const answer = (leadId: string, status: 'accepted' | 'denied') =>
  luc.call(respondToLead, { params: { id: leadId }, body: { status } });
const others = (id: string) => marie.call(askOthers, { params: { id }, body: {} });

/** Everybody contacted, with the status of the lead. */
async function contacted(id: string) {
  await site.drainJobs();
  const { leads } = await read(id);
  return leads.map(({ professional: { name }, status }) => `${name}: ${status}`);
}

describe('a direct request', () => {
  test('asks the one professional alone, wherever they are and whatever their trade', async () => {
    const { id, status, leads, direct, allowedActions } = await ask({ profession: 'electrician' });
    expect(status).toBe('sent');
    expect(leads.map(({ professional }) => professional.name)).toEqual(['Luc']);
    expect(leads[0]?.reasons[0]).toEqual({ code: 'asked_by_name' });
    expect(direct).toEqual({ professionalId: luc.professionalId, others: 'no' });
    expect(allowedActions).toContain('askOthers');
    expect(await contacted(id)).toEqual(['Luc: pending']);
  });

  test('declined, asks nobody else, and tells the customer what can be done', async () => {
    const { id, leads } = await ask();
    await answer(leads[0]!.id, 'denied');
    expect(await contacted(id)).toEqual(['Luc: denied']);
    expect(await read(id)).toMatchObject({
      status: 'pending',
      allowedActions: ['message', 'askOthers', 'cancel'],
    });
    expect(await lettersOf(site)).toContainEqual(
      expect.objectContaining({ kind: 'directEnded', recipient: marie.email }),
    );
    expect((await lettersOf(site)).map(({ kind }) => kind)).not.toContain('nobodyYet');
    const { timeline } = await read(id);
    expect(timeline.map(({ event }) => event)).toEqual(['submit', 'contact', 'decline']);
  });

  test('with the tick asks two others once it is declined', async () => {
    const { id, leads } = await ask({}, undefined, true);
    expect(await contacted(id)).toEqual(['Luc: pending']);
    await answer(leads[0]!.id, 'denied');
    expect(await contacted(id)).toEqual([
      'Luc: denied',
      'Plumber 1: pending',
      'Plumber 2: pending',
    ]);
  });

  test('with the tick asks nobody else once it is accepted, until the professional steps back', async () => {
    const { id, leads } = await ask({}, undefined, true);
    await answer(leads[0]!.id, 'accepted');
    expect(await contacted(id)).toEqual(['Luc: accepted']);
    await luc.call(stepBack, { params: { id: leads[0]!.id }, body: {} });
    expect(await contacted(id)).toEqual([
      'Luc: withdrawn',
      'Plumber 1: pending',
      'Plumber 2: pending',
    ]);
  });

  test('goes to two others where the customer asks for them, before the answer too', async () => {
    const { id } = await ask();
    expect((await others(id)).direct?.others).toBe('now');
    await others(id);
    expect(await contacted(id)).toEqual([
      'Luc: pending',
      'Plumber 1: pending',
      'Plumber 2: pending',
    ]);
    expect((await read(id)).allowedActions).not.toContain('askOthers');
  });

  test('goes to two others where the customer lets the professional go', async () => {
    const { id, leads } = await ask();
    await answer(leads[0]!.id, 'accepted');
    await marie.call(reopenSearch, {
      params: { id },
      body: { professionalId: luc.professionalId, reason: null },
    });
    expect(await contacted(id)).toEqual([
      'Luc: withdrawn',
      'Plumber 1: pending',
      'Plumber 2: pending',
    ]);
  });

  test('is found again by its key, also once the professional cannot be asked any more', async () => {
    const first = await ask({}, 'the-same-key');
    await pause(luc);
    expect((await ask({}, 'the-same-key')).id).toBe(first.id);
  });

  test('to another professional is another request', async () => {
    const { id } = await ask();
    await expect(ask()).rejects.toMatchObject({ body: { code: 'duplicate_request' } });
    const zoe = await aProfessional(site, 'Zoe');
    const direct = { professionalId: zoe.professionalId, othersIfUnanswered: false };
    expect((await ask({ direct })).id).not.toBe(id);
  });
});

/** They cannot be contacted from now on. */
async function pause({ professionalId }: Professional): Promise<void> {
  await site.platform.db
    .updateTable('professionals')
    .set({ availability: 'unavailable' })
    .where('id', '=', professionalId)
    .execute();
}

describe('a direct request is refused, and nothing is stored', () => {
  const stored = async () =>
    (await site.platform.db.selectFrom('requests').select('id').execute()).length;
  const refused = { status: 409, body: { code: 'professional_unavailable' } };

  test('to somebody who cannot be contacted', async () => {
    await pause(luc);
    await expect(ask()).rejects.toMatchObject(refused);
    expect(await stored()).toBe(0);
  });

  test('to nobody', async () => {
    const direct = {
      professionalId: '018f2b3c-0000-7000-8000-000000000001',
      othersIfUnanswered: true,
    };
    await expect(ask({ direct })).rejects.toMatchObject(refused);
    expect(await stored()).toBe(0);
  });

  test('to somebody whom the customer has blocked', async () => {
    const { id, leads } = await ask();
    await answer(leads[0]!.id, 'accepted');
    const body = { serviceRequestId: id, professionalId: luc.professionalId };
    await marie.call(blockPerson, { body });
    const again = ask({ description: 'Another tap is leaking in the bathroom' });
    await expect(again).rejects.toMatchObject(refused);
    expect(await stored()).toBe(1);
  });

  test('with an id that is none', async () => {
    const direct = { professionalId: 'luc', othersIfUnanswered: false };
    await expect(ask({ direct })).rejects.toMatchObject({ status: 422 });
    expect(await stored()).toBe(0);
  });
});

test('only its customer may have others asked, and not once it is over', async () => {
  const { id } = await ask();
  const call = (who: Pick<Customer, 'call'>) => who.call(askOthers, { params: { id }, body: {} });
  await expect(call(await aCustomer(site, 'Eve'))).rejects.toMatchObject({ status: 404 });
  await expect(call(luc)).rejects.toMatchObject({ body: { code: 'wrong_role' } });
  await expect(call(nobody(site))).rejects.toMatchObject({ status: 401 });
  expect(await contacted(id)).toEqual(['Luc: pending']);
  await site.platform.db.updateTable('requests').set({ status: 'cancelled' }).execute();
  await expect(others(id)).rejects.toMatchObject({ body: { code: 'request_closed' } });
});
