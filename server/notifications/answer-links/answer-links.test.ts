import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  getPushKey,
  savePushSubscription,
  setNotificationPreferences,
} from '#contract/notifications.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { deleteOldNotices } from '#server/notifications/notifications.ts';
import { startFakePush, type FakePush } from '#tests/fakes/push.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { answerTokenOf } from '#tests/support/answer-links.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { archiveOf } from '#tests/support/archive.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

const TOKEN = /\/answer\?lang=\w\w&(?:amp;)?token=([\w-]{43})/;

let smtp: FakeSmtp;
let push: FakePush;
let sending: StartedApp;
let showing: StartedApp;
beforeAll(async () => {
  [smtp, push] = await Promise.all([startFakeSmtp(), startFakePush()]);
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Nearhand <hi@near.test>' };
  const env = { RATE_LIMITS: 'off', PUSH_HOSTS: push.host };
  sending = await startApp({ env: { ...env, ...mail } });
  showing = await startApp({ env });
});
afterAll(async () => {
  await Promise.all([sending.stop(), showing.stop()]);
  await Promise.all([smtp.close(), push.close()]);
});

let marie: Customer;
let ann: Professional;
async function people(site: StartedApp) {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann');
}
const lettersTo = ({ platform: { db } }: StartedApp) =>
  db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', ann.email)
    .orderBy('created_at')
    .execute();

describe('a letter of a new lead, where mail is sent', () => {
  beforeEach(() => people(sending));

  test('leaves with a personal link first and the dashboard second', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await sending.drainJobs();
    const { text = '', html = '' } = smtp.mails.at(-1) ?? {};
    expect(text).toMatch(TOKEN);
    expect(text.search(TOKEN)).toBeLessThan(text.indexOf(`lead=${await leadOf(ann)}`));
    expect(html).toMatch(TOKEN);
  });

  test('keeps no token once it has left', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await sending.drainJobs();
    const [stored] = await lettersTo(sending);
    expect(stored).toMatchObject({ kind: 'newLead', sent_at: expect.any(Date) });
    expect(stored?.text).toContain('/professional-dashboard?lang=en\n');
    expect(stored?.text).not.toMatch(TOKEN);
    expect(stored?.html).not.toMatch(TOKEN);
  });

  test('keeps none once it failed for good, and can be sent again', async () => {
    smtp.refuseNext(550);
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await sending.drainJobs();
    const [stored] = await lettersTo(sending);
    expect(stored).toMatchObject({ failed_at: expect.any(Date), sent_at: null });
    expect(stored?.text).not.toMatch(TOKEN);
    expect(stored?.text).toContain(LEAKING_TAP.description);
  });
});

describe('a letter of a new lead, where the outbox is its destination', () => {
  beforeEach(() => people(showing));

  test('keeps its link, of which the database has a hash alone', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await showing.drainJobs();
    const token = await answerTokenOf(showing, ann);
    const { db } = showing.platform;
    const links = await db.selectFrom('answer_links').selectAll().execute();
    expect(links.filter(({ user_id: id }) => id === ann.id)).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  test('has a link of its own in the reminder', async () => {
    const kinds = [
      { kind: 'reminders', channels: { email: true, sms: false, push: false } },
    ] as const;
    await ann.call(setNotificationPreferences, { body: { kinds: [...kinds], quietHours: null } });
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await showing.drainJobs();
    const first = await answerTokenOf(showing, ann);
    await showing.advance(3 * 3600);
    await showing.drainJobs();
    const sent = (await lettersTo(showing)).map(({ kind }) => kind);
    expect(sent).toEqual(['newLead', 'leadReminder']);
    expect(await answerTokenOf(showing, ann)).not.toBe(first);
  });

  test('is deleted with its request, and 30 days after the deadline', async () => {
    const links = () => showing.platform.db.selectFrom('answer_links').selectAll().execute();
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await showing.drainJobs();
    await showing.advance(29 * 86_400);
    await deleteOldNotices(showing.platform);
    expect(await links()).not.toEqual([]);
    await showing.advance(2 * 86_400);
    await deleteOldNotices(showing.platform);
    expect(await links()).toEqual([]);
  });

  test('is in the archive of its professional, without the token', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await showing.drainJobs();
    const archive = await archiveOf(ann);
    expect(archive).toContain('answerLinks');
    expect(archive).not.toContain(await answerTokenOf(showing, ann));
  });
});

test('several requests in one letter have the links to the dashboard alone', async () => {
  const paced = await startApp();
  await people(paced);
  for (const description of ['The tap leaks', 'The bath leaks', 'The sink leaks'])
    await marie.call(submitRequest, { body: { ...LEAKING_TAP, description } });
  await paced.drainJobs();
  await paced.advance(20 * 60);
  await paced.drainJobs();
  const all = await lettersTo(paced);
  expect(all.map(({ kind }) => kind)).toEqual(['newLead', 'digest']);
  expect(all[1]?.text).not.toMatch(TOKEN);
  await paced.stop();
});

test('a push message can be answered from its buttons, and keeps no token once it has left', async () => {
  await people(sending);
  const browser = push.subscribe((await ann.call(getPushKey)).key ?? '');
  await ann.call(savePushSubscription, { body: browser.subscription });
  await marie.call(submitRequest, { body: LEAKING_TAP });
  await sending.drainJobs();
  const [shown] = browser.shown as { href: string; answer?: { token: string } }[];
  expect(shown?.href).toMatch(TOKEN);
  expect(shown).toMatchObject({
    answer: {
      token: TOKEN.exec(shown?.href ?? '')?.[1],
      actions: [
        { action: 'accepted', title: 'Accept' },
        { action: 'denied', title: 'Decline' },
      ],
      results: { accepted: { title: 'Accepted' } },
    },
  });
  const stored = (await lettersTo(sending)).find(({ channel }) => channel === 'push');
  expect(stored?.href).toBe('/professional-dashboard?lang=en');
});
