import { afterAll, beforeAll, expect, test } from 'vitest';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { completeOnboarding, readOnboarding } from '#contract/professionals/onboarding.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, TYPED, untilDay } from '#tests/support/invitations.ts';
import { aCustomer, LEAKING_TAP, lettersOf, nobody } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

const phone = '+15145550188';

test.each([
  ['e-mail', { email: 'nora@example.test' }, 'painter'],
  ['text message', { email: null, phone }, 'electrician'],
] as const)('from a request to an accepted job by %s', async (_, known, profession) => {
  await untilDay(site);
  const marie = await aCustomer(site, 'Marie');
  const nora = await anUnclaimed(site, 'Nora', { ...known, profile: { profession } });
  const { id } = await marie.call(submitRequest, { body: { ...LEAKING_TAP, profession } });
  const watch = () => marie.call(getOwnRequest, { params: { id } });
  expect((await watch()).leads).toMatchObject([
    { status: 'pending', professional: { id: nora.id } },
  ]);
  await site.drainJobs();
  const letter = (await lettersOf(site)).find(
    ({ kind, recipient }) => kind === 'invitation' && recipient === (nora.email ?? nora.phone),
  );
  const token = /professional-onboard\?\S*token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect((await nobody(site).ask('GET', `/api/professionals/${nora.id}`)).status).toBe(404);
  const browser = site.client();
  const record = await browser.call(readOnboarding, { params: { token } });
  expect(record).toMatchObject({
    name: 'Nora',
    language: 'fr',
    job: { state: 'open', profession },
  });
  const body = { ...TYPED, email: nora.email ?? 'typed@example.test', acceptJob: true };
  const { job } = await browser.call(completeOnboarding, { params: { token }, body });
  expect(job).toBe('accepted');
  expect((await browser.call(whoAmI)).user.professionalId).toBe(nora.id);
  expect(await watch()).toMatchObject({
    status: 'accepted',
    leads: [{ status: 'accepted', professional: { name: TYPED.name, onPlatform: true } }],
  });
  expect((await nobody(site).ask('GET', `/api/professionals/${nora.id}`)).status).toBe(200);
});
