import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, leadOf, type Professional } from '#tests/support/people.ts';
import { aTextedProfessional } from '#tests/support/texting.ts';

let site: StartedApp;
let paul: Professional & { phone: string };
beforeAll(async () => {
  site = await startApp();
  paul = await aTextedProfessional(site, 'Paul');
  const marie = await aCustomer(site, 'Marie');
  const direct = { professionalId: paul.professionalId, othersIfUnanswered: false };
  await marie.call(submitRequest, { body: { ...LEAKING_TAP, direct } });
  await site.drainJobs();
});
afterAll(() => site.stop());

const show = async (query: Record<string, string>) => {
  const answer = await site.fetch(`/dev/phone?${new URLSearchParams(query).toString()}`);
  return { headers: answer.headers, text: await answer.text() };
};

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.fetch('/dev/phone', { method: 'POST', body: new URLSearchParams(fields), headers });

describe('the stand-in for a phone', () => {
  it('shows the texts of a number in the language asked for', async () => {
    const { text, headers } = await show({ number: paul.phone, lang: 'fr' });
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('new request, Plumber');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('lists the phones that got texts', async () => {
    expect((await show({ lang: 'en' })).text).toContain(encodeURIComponent(paul.phone));
  });

  it('answers through the webhook, and shows what it sent', async () => {
    const answer = await send({ number: paul.phone, body: '1 <b>', by: 'sms', lang: 'en' });
    expect(answer.status).toBe(303);
    await send({ number: paul.phone, body: '1', by: 'sms', lang: 'en' });
    const { text } = await show({ number: paul.phone, lang: 'en' });
    expect(text).toContain('1 &lt;b&gt;');
    expect(text).toMatch(/is that a yes or a no\?[^]*You accepted: Plumber/);
    const status = await site.platform.db
      .selectFrom('leads')
      .select('status')
      .where('id', '=', await leadOf(paul))
      .executeTakeFirst();
    expect(status).toEqual({ status: 'accepted' });
  });

  it('takes nothing from another site, and nothing that is no text', async () => {
    const text = { number: paul.phone, body: 'hi' };
    expect((await send(text, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ ...text, body: ' ' })).status).toBe(422);
    expect((await send({ ...text, number: '<script>' })).status).toBe(422);
  });

  it('escapes what is typed for a number', async () => {
    expect((await show({ number: '"><script>alert(1)</script>' })).text).not.toContain('alert(1)');
  });
});

it('does not exist where no texts come in', async () => {
  const sms = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'secret', SMS_FROM: '+15145550100' };
  const deaf = await startApp({ env: sms });
  const page = await deaf.fetch('/dev/phone');
  expect(await page.text()).not.toContain('/dev/phone');
  await deaf.stop();
});
