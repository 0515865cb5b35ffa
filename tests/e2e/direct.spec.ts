import type { OwnRequest } from '#contract/requests/requests.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { newProfessional, provenCustomer } from './support/newcomers.ts';
import { test, type Person } from './support/people.ts';

const WORK = { profession: 'tailor', location: 'Rimouski, Québec, Canada' } as const;
const NAME = 'Luce Hebert';

test.use({ language: 'fr', viewport: { width: 390, height: 844 } });
test.setTimeout(180_000);

test('one professional is asked by name, others once she declines, and she again after a job', async ({
  page,
  customer,
  professional,
  words,
}) => {
  const id = await newProfessional(professional.page, NAME, WORK);
  await provenCustomer(page.request, 'Noe Lavoie');
  await page.goto(`/ask?trade=${WORK.profession}&for=${id}&lang=fr`);
  const asking = page.getByRole('region', { name: words('requests.direct.label', { name: NAME }) });
  await expect(asking.getByText(words('requests.direct.only', { name: NAME }))).toBeVisible();
  await page.reload();
  await expect(asking.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);

  const { id: requestId, leads } = await describe(customer);
  expect(leads.map(({ professional: { name } }) => name)).toEqual([NAME]);
  await expect(page.getByText(words('requests.results.direct'))).toBeVisible();
  await page.getByRole('link', { name: words('requests.results.follow') }).click();
  const headline = page.locator('#headline');
  await expect(headline).toHaveText(words('request.headline.sentDirect', { name: NAME }));
  await expectAccessible(page);

  await answer(professional, leads[0]?.id, 'denied');
  await expect(headline).toHaveText(words('request.headline.pendingDirect', { name: NAME }));
  await expectAccessible(page);
  await page.getByRole('button', { name: words('request.askOthers') }).click();
  await expect(customer.toast(words('request.done.askedOthers'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('request.askOthers') })).toBeHidden();
  await page.request.post(`/api/requests/${requestId}/cancellation`, { data: {} });
});

test('a job that is done leads to the same professional again, and she is saved', async ({
  page,
  customer,
  professional,
  words,
}) => {
  const id = await newProfessional(professional.page, NAME, { ...WORK, location: 'Gaspé, Québec' });
  await provenCustomer(page.request, 'Noe Lavoie');
  const request = await done(customer, professional, id);
  await page.goto(`/?lang=fr#/request?id=${request.id}`);
  const save = page.getByRole('button', { name: words('saved.saveOne', { name: NAME }) });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/?lang=fr#/saved');
  const note = page.getByLabel(words('saved.note'));
  await note.fill('Connaît mes rideaux');
  await page.getByRole('button', { name: words('saved.saveNote'), exact: true }).click();
  await expect(
    page.getByRole('button', { name: words('saved.saveNote'), exact: true }),
  ).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(note).toHaveValue('Connaît mes rideaux');

  await page.goto(`/?lang=fr#/request?id=${request.id}`);
  await page.getByRole('link', { name: words('request.askAgain', { name: NAME }) }).click();
  const asking = page.getByRole('region', { name: words('requests.direct.label', { name: NAME }) });
  await expect(asking).toBeVisible();
  await asking.getByRole('button', { name: words('requests.direct.drop') }).click();
  await expect(asking).toBeHidden();
});

/** Says the rest in the conversation, and sends it. */
async function describe(customer: Person): Promise<OwnRequest> {
  await customer.expectQuestion('description');
  await customer.answer('Trois rideaux à raccourcir');
  await customer.pickAddressByKeyboard('Rimouski');
  await customer.chooseUrgency('Not urgent (within a week)');
  await customer.agree();
  const answered = await customer.page.waitForResponse((one) =>
    one.url().endsWith('/api/requests'),
  );
  return (await answered.json()) as OwnRequest;
}

async function answer(
  { page }: Person,
  leadId: string | undefined,
  status: 'accepted' | 'denied',
): Promise<void> {
  const path = `/api/service-request-professionals/${leadId}/respond`;
  expect((await page.request.post(path, { data: { status } })).status()).toBe(200);
}

/** A job from the direct request to its completion. */
async function done(customer: Person, professional: Person, id: string): Promise<OwnRequest> {
  const { request } = customer.page;
  const sent = await request.post('/api/requests', {
    data: {
      ...WORK,
      location: 'Gaspé, Québec',
      description: 'Deux ourlets',
      urgency: 'Soon (2-3 days)',
      language: 'fr',
      direct: { professionalId: id, othersIfUnanswered: false },
    },
  });
  const own = (await sent.json()) as OwnRequest;
  await answer(professional, own.leads[0]?.id, 'accepted');
  await request.post(`/api/requests/${own.id}/hire`, { data: { professionalId: id } });
  const ended = await request.post(`/api/requests/${own.id}/completion`, { data: {} });
  expect(ended.status()).toBe(200);
  return own;
}
