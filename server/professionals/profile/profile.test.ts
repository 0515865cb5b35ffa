import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  publicProfessional,
  updateProfessional,
  type OwnProfile,
  type ProfileChanges,
} from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  lettersOf,
  nobody,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp();
  ann = await aProfessional(site, 'Ann');
});
afterEach(async () => {
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const pathOf = ({ professionalId }: Professional) => `/api/professionals/${professionalId}`;
const change = (body: ProfileChanges, who = ann): Promise<OwnProfile> =>
  who.call(updateProfessional, { params: { id: who.professionalId }, body });
const profileOf = (who = ann, reader = who) =>
  reader.call(publicProfessional, { params: { id: who.professionalId } });

describe('the own profile', () => {
  test('shows contact, hours and the remaining quota, to its owner alone', async () => {
    expect(await profileOf()).toMatchObject({
      own: true,
      email: ann.email,
      unprovenEmail: null,
      availability: 'available',
      timeZone: 'America/Toronto',
      serviceRadiusKm: 30,
      hours: [],
      quota: { included: 5, used: 0, left: 5 },
    });
    const ben = await aProfessional(site, 'Ben');
    for (const reader of [ben, nobody(site)]) {
      const shown = await reader.call(publicProfessional, { params: { id: ann.professionalId } });
      expect(shown).toMatchObject({ own: false, email: null, phone: null });
      expect(Object.keys(shown)).not.toContain('quota');
    }
  });

  test('exists for its owner without a place, and for nobody else', async () => {
    await change({ location: null });
    expect(await profileOf()).toMatchObject({ own: true, location: null });
    expect((await nobody(site).ask('GET', pathOf(ann))).status).toBe(404);
  });
});

describe('changing a profile', () => {
  test('changes the given fields and leaves the rest, and null empties a field', async () => {
    const hours = [{ weekday: 1, opens: '08:00', closes: '12:30' }];
    const said = { name: 'Ann & Sons', hourlyRate: 95.5, yearsExperience: 12, hours } as const;
    expect(await change({ ...said, description: 'Pipes' })).toMatchObject(said);
    expect(await change({ hourlyRate: null, profession: 'painter' })).toMatchObject({
      ...said,
      description: 'Pipes',
      hourlyRate: null,
      profession: 'painter',
    });
    const { user } = (await ann.ask('GET', '/api/auth/me')).body;
    expect(user.name).toBe('Ann & Sons');
  });

  test('accepts a place by its id or by its name, and takes its time zone', async () => {
    const found = await ann.ask('GET', '/api/places/autocomplete?input=vancouver');
    const [{ place_id: locationPlaceId, description }] = found.body.predictions;
    expect(await change({ locationPlaceId })).toMatchObject({
      location: description,
      timeZone: 'America/Vancouver',
    });
    expect(await change({ location: 'Halifax, Nova Scotia' })).toMatchObject({
      location: 'Halifax, Nova Scotia',
      timeZone: 'America/Halifax',
    });
    expect(await change({ timeZone: 'Europe/Paris' })).toMatchObject({ timeZone: 'Europe/Paris' });
  });

  test('does not move a professional who sends the same place again', async () => {
    const point = () =>
      site.platform.db
        .selectFrom('professionals')
        .select(['lat', 'lon'])
        .where('id', '=', ann.professionalId)
        .executeTakeFirst();
    const before = await point();
    await change({ location: 'Montréal, Québec', description: 'The same' });
    expect(await point()).toEqual(before);
  });
});

describe('a new address in the profile', () => {
  test('is shown beside the current one until its code is entered', async () => {
    const email = `new.${ann.email}`;
    const changed = await change({ email, phone: '514 555 0123' });
    expect(changed).toMatchObject({ email: ann.email, phone: null });
    expect(changed).toMatchObject({ unprovenEmail: email, unprovenPhone: '+15145550123' });
    const contact = { channel: 'email', target: email };
    await ann.ask('POST', '/api/account/contact/send-code', contact);
    await site.drainJobs();
    const letter = (await lettersOf(site)).findLast(({ recipient }) => recipient === email);
    const [code] = /\d{6}/.exec(letter?.text ?? '') ?? [];
    await ann.ask('POST', '/api/account/contact/verify', { ...contact, code });
    expect(await profileOf()).toMatchObject({ email, unprovenEmail: null });
  });

  test('may be that of another: nobody learns it, and nothing changes for them', async () => {
    const marie = await aCustomer(site, 'Marie');
    const changed = await change({ email: marie.email });
    expect(changed).toMatchObject({ email: ann.email, unprovenEmail: marie.email });
    expect((await marie.ask('GET', '/api/auth/me')).body.user.email).toBe(marie.email);
  });

  test('is removed by null, or by the current one', async () => {
    await change({ email: 'typo@example.test', phone: '514 555 0123' });
    const changed = await change({ email: ann.email, phone: null });
    expect(changed).toMatchObject({ unprovenEmail: null, unprovenPhone: null, email: ann.email });
  });
});

describe('a profile refuses', () => {
  const hours = (opens: string, closes: string) => [{ weekday: 2, opens, closes }];
  test.each([
    ['nothing at all', {}],
    ['a status', { name: 'Ann', status: 'active' }],
    ['a rating', { rating: 5 }],
    ['a plan', { plan: 'premium' }],
    ['a role', { role: 'admin' }],
    ['a customer of Stripe', { stripeCustomerId: 'cus_1' }],
    ['somebody else as owner', { userId: '018f2b3c-0000-7000-8000-000000000001' }],
    ['no name', { name: null }],
    ['a blank name', { name: '  ' }],
    ['a description without end', { description: 'x'.repeat(2001) }],
    ['a rate below nothing', { hourlyRate: -1 }],
    ['a rate in thousandths', { hourlyRate: 50.005 }],
    ['half a year', { yearsExperience: 1.5 }],
    ['a profession nobody has', { profession: 'wizard' }],
    ['an address that is none', { email: 'ann' }],
    ['a phone that is none', { phone: '000 000 0000' }],
    ['a place nobody knows', { location: 'Qqqqzzzz Xxyyqq' }],
    ['the id of no place', { locationPlaceId: 'nothing' }],
    ['a service area around the world', { serviceRadiusKm: 501 }],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }],
    ['a pause that is over', { pausedUntil: '2020-01-01T00:00:00Z' }],
    ['hours that end when they begin', { hours: hours('09:00', '09:00') }],
    ['hours that overlap', { hours: [...hours('08:00', '12:00'), ...hours('11:00', '14:00')] }],
  ])('%s, and stays as it was', async (_, body) => {
    const before = await profileOf();
    const refused = await ann.ask('PATCH', pathOf(ann), body);
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
    expect(await profileOf()).toEqual(before);
  });
});

test('a profile is changed 60 times an hour at most', async () => {
  for (let change = 1; change <= 60; change += 1) {
    const body = { description: `Pipes, the ${change} time` };
    expect((await ann.ask('PATCH', pathOf(ann), body)).status).toBe(200);
  }
  const refused = await ann.ask('PATCH', pathOf(ann), { description: 'Once more' });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
});

describe('a profile is changed by its owner only', () => {
  test('others are refused, and learn nothing', async () => {
    const before = await profileOf();
    const others = [
      [nobody(site), 401, 'not_signed_in'],
      [await aCustomer(site, 'Marie'), 403, 'wrong_role'],
      [await aProfessional(site, 'Ben'), 403, 'not_yours'],
    ] as const;
    for (const [who, status, code] of others) {
      const refused = await who.ask('PATCH', pathOf(ann), { name: 'Mallory' });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect(await profileOf()).toEqual(before);
  });
});
