import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotificationPreferences, setNotificationPreferences } from '#contract/notifications.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startFakeSms, type FakeSms } from '#tests/fakes/sms.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, type Professional } from '#tests/support/people.ts';
import { anUnclaimed, ask as askUnclaimed } from '#tests/support/invitations.ts';
import { aPhone, aTextedProfessional, sendText, textsTo } from '#tests/support/texting.ts';

let site: StartedApp;
let service: FakeSms;
let requests = 0;
beforeAll(async () => {
  service = await startFakeSms();
  site = await startApp({
    env: {
      RATE_LIMITS: 'off',
      SMS_ACCOUNT_SID: 'AC1',
      SMS_AUTH_TOKEN: 'secret',
      SMS_FROM: '+15145550100',
      SMS_BASE_URL: service.baseUrl,
      SMS_INBOUND: 'on',
      WHATSAPP_FROM: '+15145550199',
    },
  });
});
afterAll(async () => {
  await site.stop();
  await service.close();
});

async function ask({ professionalId }: Professional) {
  const marie = await aCustomer(site, 'Marie');
  const direct = { professionalId, othersIfUnanswered: false };
  const description = `${LEAKING_TAP.description} ${(requests += 1)}`;
  await marie.call(submitRequest, { body: { ...LEAKING_TAP, description, direct } });
}

const arrived = (to: string) => service.messages.filter((message) => message.to === to);

describe('STOP', () => {
  it('ends texts at once, those that were written before included, and is confirmed once', async () => {
    const paul = await aTextedProfessional(site, 'Paul');
    await ask(paul);
    await site.drainJobs();
    expect(arrived(paul.phone)).toHaveLength(1);
    await sendText(site, { from: paul.phone, body: 'STOP' });
    await sendText(site, { from: paul.phone, body: 'Arrêt' });
    await ask(paul);
    await site.drainJobs();
    expect(arrived(paul.phone).map(({ text }) => text)).toEqual([
      expect.stringMatching(/new request/),
      expect.stringMatching(/no more texts from us.*START/),
    ]);
  });

  it('is seen in the settings, and taken back there', async () => {
    const paul = await aTextedProfessional(site, 'Paul');
    const textsOfLeads = async () => {
      const { kinds } = await paul.call(getNotificationPreferences, {});
      return kinds.find(({ kind }) => kind === 'leads')?.channels.sms;
    };
    await sendText(site, { from: paul.phone, body: 'stop' });
    expect(await textsOfLeads()).toBe(false);
    const kinds = [{ kind: 'leads', channels: { email: true, sms: true, push: false } }] as const;
    await paul.call(setNotificationPreferences, { body: { kinds: [...kinds], quietHours: null } });
    await ask(paul);
    await site.drainJobs();
    expect(arrived(paul.phone).at(-1)?.text).toMatch(/new request/);
  });

  it('is answered in its own language where nobody is known, and is for ever', async () => {
    const phone = aPhone();
    await sendText(site, { from: phone, body: 'ALTO' });
    expect(await textsTo(site, phone)).toEqual([expect.stringContaining('ya no recibir')]);
    const stopped = await site.platform.db
      .selectFrom('do_not_contact')
      .select('channel')
      .where('channel', '=', 'phone')
      .execute();
    expect(stopped.length).toBeGreaterThan(0);
    await sendText(site, { from: phone, body: 'hello?' });
    expect(await textsTo(site, phone)).toHaveLength(1);
  });
});

it('STOP of somebody who was only invited ends their invitations, and declines what they were asked', async () => {
  const phone = aPhone();
  const record = await anUnclaimed(site, 'Luc', { email: null, phone });
  const marie = await aCustomer(site, 'Marie');
  const description = `${LEAKING_TAP.description} ${(requests += 1)}`;
  const { id } = await marie.call(submitRequest, { body: { ...LEAKING_TAP, description } });
  const leadId = await askUnclaimed(site, record, id);
  await sendText(site, { from: phone, body: 'ARRET' });
  await site.drainJobs();
  const { db } = site.platform;
  const lead = await db
    .selectFrom('leads')
    .select('status')
    .where('id', '=', leadId)
    .executeTakeFirst();
  expect(lead).toEqual({ status: 'denied' });
});

describe('START', () => {
  it('gives texts back', async () => {
    const paul = await aTextedProfessional(site, 'Paul');
    await sendText(site, { from: paul.phone, body: 'STOP' });
    await sendText(site, { from: paul.phone, body: 'START' });
    await ask(paul);
    await site.drainJobs();
    expect(arrived(paul.phone).map(({ text }) => text)).toEqual([
      expect.stringContaining('no more texts'),
      expect.stringContaining('you get our texts again'),
      expect.stringContaining('new request'),
    ]);
  });
});

it.each([
  ['HELP', 'finds professionals nearby'],
  ['Aide', 'trouve des professionnels'],
  ['AYUDA', 'encuentra profesionales'],
])('%s says who we are and how to stop', async (body, words) => {
  const phone = aPhone();
  await sendText(site, { from: phone, body });
  expect(await textsTo(site, phone)).toEqual([expect.stringContaining(words)]);
});

it('answers who wrote by WhatsApp by WhatsApp', async () => {
  const paul = await aTextedProfessional(site, 'Paul');
  await ask(paul);
  await site.drainJobs();
  await sendText(site, { from: `whatsapp:${paul.phone}`, body: '1' });
  await site.drainJobs();
  expect(arrived(`whatsapp:${paul.phone}`)).toMatchObject([
    { from: 'whatsapp:+15145550199', text: expect.stringMatching(/^You accepted/) as string },
  ]);
});
