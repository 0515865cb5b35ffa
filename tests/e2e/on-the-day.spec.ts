import type { LeadAppointments } from '#contract/appointments/appointments.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { newProfessional, provenCustomer, sendRequest } from './support/newcomers.ts';
import { test, waitUntilAfter } from './support/own-program.ts';

// In its own program, as its clock is advanced.

const NAME = 'Odile Fortin';
const CUSTOMER = 'Ada Blain';
const WORK = { profession: 'locksmith', location: 'Gaspé, Québec, Canada' } as const;
const HOUR_MS = 3_600_000;

test.use({ language: 'fr' });
test.setTimeout(180_000);

test('on the day one sets out and arrives; a no-show is said, and contested', async ({
  page,
  customer,
  another,
  words,
}) => {
  const { page: phone } = await another({ viewport: { width: 390, height: 844 } });
  await newProfessional(phone, NAME, WORK);
  await provenCustomer(page.request, CUSTOMER);
  const { id, leads } = await sendRequest(page.request, WORK, 'La porte ne ferme plus');
  const lead = leads.find(({ professional }) => professional.name === NAME);
  const path = `/api/service-request-professionals/${lead?.id}`;
  await phone.request.post(`${path}/respond`, { data: { status: 'accepted' } });

  const clock = (await (await page.request.get('/dev/clock')).json()) as { now: string };
  const in24Hours = Date.parse(clock.now) + 24 * HOUR_MS;
  const time = {
    from: new Date(in24Hours).toISOString(),
    to: new Date(in24Hours + HOUR_MS).toISOString(),
  };
  const data = { times: [time], note: null };
  const proposed = await phone.request.post(`${path}/appointment-proposals`, { data });
  const { proposal } = (await proposed.json()) as LeadAppointments;
  const acceptance = `/api/appointment-proposals/${proposal?.id}/acceptance`;
  expect((await page.request.post(acceptance, { data: { time: 0 } })).status()).toBe(200);

  await waitUntilAfter(page.request, new Date(in24Hours - HOUR_MS).toISOString());
  await page.goto(`/?lang=fr#/request?id=${id}`);
  await phone.goto(`/?lang=fr#/professional-dashboard?lead=${lead?.id}`);
  await phone.getByRole('button', { name: words('appointments.setOut') }).click();
  const seen = page.getByRole('region', { name: words('appointments.title'), exact: true });
  await expect(
    seen.getByText(words('appointments.status.on_the_way'), { exact: true }),
  ).toBeVisible();
  await phone.getByRole('button', { name: words('appointments.arrive') }).click();
  await expect(seen.getByText(words('appointments.status.arrived'), { exact: true })).toBeVisible();
  await expectAccessible(phone);
  await expectAccessible(page);

  await waitUntilAfter(page.request, time.from);
  await page.reload();
  await seen
    .getByRole('button', { name: words('appointments.reportNoShow', { name: NAME }) })
    .click();
  await expectAccessible(page);
  const sure = page.getByRole('dialog').getByRole('button', {
    name: words('appointments.noShowSubmit'),
  });
  await sure.click();
  await expect(customer.toast(words('appointments.done.reportNoShow'))).toBeVisible();
  const said = words('appointments.said.missed.you', { name: CUSTOMER });
  await expect(phone.getByText(said)).toBeVisible();
  await phone.getByRole('button', { name: words('appointments.contestNoShow') }).click();
  await expect(
    seen.getByText(words('appointments.status.disputed'), { exact: true }),
  ).toBeVisible();
});
