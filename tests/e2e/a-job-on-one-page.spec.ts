import type { APIRequestContext } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newProfessional, provenCustomer, sendRequest } from './support/newcomers.ts';
import { test } from './support/people.ts';

// What a customer sees of a job on one page, from three quotes to asking the same person again.

const NAMES = ['Alma Rivest', 'Boris Tardif', 'Cora Landry'] as const;
/** On a phone and on a desk, far from each other. */
const PLACES = {
  en: ['Dawson Creek, British Columbia, Canada', 'Prince Rupert, British Columbia, Canada'],
  fr: ['Baie-Comeau, Québec, Canada', 'Matane, Québec, Canada'],
  es: ['Chetumal, Quintana Roo, México', 'La Paz, Baja California Sur, México'],
} as const;

for (const language of ['en', 'fr', 'es'] as const) {
  const isTurn = inTurn(language, 'fr');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ] as const) {
    if (isTurn())
      test.describe(`in ${language} at ${viewport.width} px`, () => {
        test.use({ language, viewport });
        test.setTimeout(240_000);

        test('three quotes, one revised, accepted, moved, changed, done, invoiced, asked again', async ({
          page,
          customer,
          anotherPerson,
          words,
        }) => {
          const work = {
            profession: 'mason',
            location: PLACES[language][viewport.width === 390 ? 0 : 1],
          } as const;
          const professionals: APIRequestContext[] = [];
          for (const name of NAMES) {
            const pro = await anotherPerson();
            await newProfessional(pro, name, work);
            professionals.push(pro.request);
          }
          await provenCustomer(page.request, 'Ada Blain');
          const request = await sendRequest(page.request, work, 'A wall of thirty bricks');
          const jobs = professionals.map((pro, index) => jobOf(pro, request, NAMES[index] ?? ''));
          for (const job of jobs) await job.accept();
          for (const [index, job] of jobs.entries()) await job.quote(50_000 + index * 10_000);
          const [, boris] = jobs as [Job, Job, Job];
          await boris.quote(45_000);

          await page.goto(`/?lang=${language}#/request?id=${request.id}`);
          const quoteOf = (name: string) =>
            page.getByRole('region', { name: words('quotes.of', { name }) });
          for (const name of NAMES) await expect(quoteOf(name)).toHaveCount(1);
          await expect(
            quoteOf(NAMES[1])
              .getByText(/450[.,]00/)
              .first(),
          ).toBeVisible();
          await expectAccessible(page);

          await quoteOf(NAMES[1])
            .getByRole('button', { name: words('quotes.accept') })
            .click();
          const dialog = page.getByRole('dialog');
          await dialog.locator('label:has(input[type=radio])').first().click();
          await dialog.getByRole('button', { name: words('quotes.dialog.accept.submit') }).click();
          await expect(
            customer.toast(words('quotes.done.accept', { name: NAMES[1] })),
          ).toBeVisible();
          const meeting = page.getByRole('region', {
            name: words('appointments.title'),
            exact: true,
          });
          await expect(
            meeting.getByText(words('appointments.status.agreed'), { exact: true }),
          ).toBeVisible();

          // Moved to another time that Boris proposes.
          await boris.proposeMove();
          await meeting.getByRole('button', { name: words('appointments.accept') }).click();
          await expect(
            meeting.getByRole('button', { name: words('appointments.accept') }),
          ).toBeHidden();

          // More work.
          await boris.change();
          const agreement = page.getByRole('region', { name: words('agreements.title') });
          await agreement.getByRole('button', { name: words('agreements.accept') }).click();
          await dialog
            .getByRole('button', { name: words('agreements.dialog.accept.submit') })
            .click();
          await expect(agreement.getByText(/500[.,]00/).first()).toBeVisible();
          await expectAccessible(page);

          // Done, and invoiced.
          await boris.report();
          const done = page.getByRole('region', { name: words('invoices.done.title') });
          await expect(done.getByText('A wall and a step')).toBeVisible();
          await page.request.post(`/api/requests/${request.id}/completion`, { data: {} });
          await boris.invoice();
          const named = words('invoices.named.invoice', { number: 1 });
          await page.getByRole('link', { name: named }).click();
          await expect(page.getByRole('heading', { name: named })).toBeVisible();
          await expect(page.getByText(/500[.,]00/).first()).toBeVisible();
          await expectAccessible(page);

          // Again.
          await page.goto(`/?lang=${language}#/request?id=${request.id}`);
          await page
            .getByRole('link', { name: words('request.askAgain', { name: NAMES[1] }) })
            .click();
          await expect(
            page.getByRole('region', { name: words('requests.direct.label', { name: NAMES[1] }) }),
          ).toBeVisible();
        });
      });
  }
}

type Job = ReturnType<typeof jobOf>;

/** What a professional does about a request, by calls. */
function jobOf(pro: APIRequestContext, request: OwnRequest, name: string) {
  const lead = request.leads.find(({ professional }) => professional.name === name)?.id ?? '';
  const ofLead = `/api/service-request-professionals/${lead}`;
  const ofRequest = `/api/requests/${request.id}`;
  const line = (what: string, unitPrice: number) => ({
    what,
    quantity: 1000,
    unit: 'flat',
    unitPrice,
  });
  const post = async (path: string, data: object) => {
    const answer = await pro.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  return {
    accept: () => post(`${ofLead}/respond`, { status: 'accepted' }),
    quote: (price: number) =>
      post(`${ofLead}/quotes`, {
        kind: 'fixed',
        lines: [line('Bricks and mortar', price)],
        taxes: [],
        ceiling: null,
        deposit: null,
        validUntil: inDays(7),
        times: [hours(inDays(3))],
        note: null,
      }),
    proposeMove: () =>
      post(`${ofLead}/appointment-proposals`, { times: [hours(inDays(5))], note: null }),
    change: () =>
      post(`${ofRequest}/change-orders`, {
        lines: [line('A step', 5000)],
        ceiling: null,
        reason: 'The ground is uneven',
      }),
    report: () =>
      post(`${ofRequest}/completion-records`, {
        terms: { did: 'A wall and a step', lines: null, taxes: [] },
        beforeIds: [],
        afterIds: [],
      }),
    invoice: () =>
      post(`${ofRequest}/invoices`, {
        seller: { name, address: null },
        lines: [line('Bricks and mortar', 45_000), line('A step', 5000)],
        taxes: [],
        note: null,
      }),
  };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

function hours(from: string) {
  return { from, to: new Date(Date.parse(from) + 2 * HOUR_MS).toISOString() };
}
