import type { APIRequestContext, Page } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { openRequest } from './support/accepted-request.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { expectLive } from './support/live.ts';
import { newProfessional, provenCustomer, seenAt, sendRequest } from './support/newcomers.ts';
import { test, type Person } from './support/people.ts';

// A lead is answered from its letter, on a phone where nobody is signed in.

test.setTimeout(240_000);
const NAME = 'Tap Bergeron';
const NEED = 'The gutter hangs down since the storm';
const PHONE = { viewport: { width: 390, height: 844 } };
const PLACES: Record<UnderstoodLanguage, [string, string]> = {
  en: ['Rankin Inlet, Nunavut, Canada', 'Cambridge Bay, Nunavut, Canada'],
  fr: ['Chibougamau, Québec, Canada', 'Natashquan, Québec, Canada'],
  es: ['La Paz, Baja California Sur, México', 'Tapachula, Chiapas, México'],
};

/** A request that one professional was asked about, whom letters reach in this language. */
async function askedOne(customer: Person, professional: Person, location: string) {
  const work = { profession: 'roofer', location } as const;
  const professionalId = await newProfessional(professional.page, NAME, work);
  const { request } = professional.page;
  const me = (await (await request.get('/api/auth/me')).json()) as { user: { email: string } };
  const said = await request.patch('/api/account', { data: { language: customer.language } });
  expect(said.status(), await said.text()).toBe(200);
  await provenCustomer(customer.page.request, 'Ida Morin');
  const { id } = await sendRequest(customer.page.request, work, NEED);
  await openRequest(customer.page, id, customer.language);
  await expect.poll(() => customer.live.heard).toContain('open');
  return { id, email: me.user.email, professionalId };
}

/** Opens the mail in the outbox, and taps the button in it. */
async function tapMail(page: Page, email: string): Promise<Page> {
  const button = page.frameLocator('iframe').first().locator('a.go[href*="/answer?"]');
  await expect(async () => {
    await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass();
  const opened = page.waitForEvent('popup');
  await button.click();
  return opened;
}

const status = async (request: APIRequestContext, id: string) =>
  ((await (await request.get(`/api/requests/${id}`)).json()) as { status: string }).status;

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language}`, () => {
    test.use({ language });

    if (isTurn())
      test('a tap in the mail accepts, and the open page of the customer shows it', async ({
        customer,
        professional,
        another,
        words,
      }) => {
        const { id, email, professionalId } = await askedOne(
          customer,
          professional,
          PLACES[language][0],
        );
        const page = await tapMail((await another(PHONE)).page, email);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(words('lead-answer.title'));
        await expect(page.getByText(NEED)).toBeVisible();
        await expectAccessible(page);
        expect(await seenAt(customer.page.request, id, professionalId)).toBeNaN();
        await expectLive(customer.live, {
          event: 'lead.changed',
          path: `/api/requests/${id}`,
          act: () => page.getByRole('button', { name: words('leads.accept'), exact: true }).click(),
          shown: () =>
            expect(customer.headline).toHaveText(
              words('request.headline.accepted', { count: 1, name: NAME }),
            ),
        });
        await expect(title).toHaveText(words('lead-answer.outcome.accepted.title'));
        await expect(title).toBeFocused();
        await expectAccessible(page);
        await page.reload();
        await expect(title).toHaveText(words('lead-answer.outcome.accepted.title'));
        await page.getByRole('link', { name: words('lead-answer.conversation') }).click();
        await expect(page.getByLabel(words('sign-in.email')).first()).toBeVisible();
      });

    if (isTurn())
      test('a time is proposed with the acceptance, by keyboard alone', async ({
        customer,
        professional,
        another,
        words,
      }) => {
        const { id, email, professionalId } = await askedOne(
          customer,
          professional,
          PLACES[language][1],
        );
        const page = await tapMail((await another(PHONE)).page, email);
        await page
          .getByRole('button', { name: words('lead-answer.acceptWithTime') })
          .press('Enter');
        const form = page.getByRole('form', { name: words('lead-answer.timeTitle') });
        await expect(form.getByRole('heading')).toBeFocused();
        await expectAccessible(page);
        await form.getByRole('button', { name: words('lead-answer.back') }).press('Enter');
        await page.getByRole('button', { name: words('leads.decline') }).press('Enter');
        await expect(page.getByText(words('leads.reasons.too_far'))).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: words('lead-answer.back') }).press('Enter');
        await expect(page.getByRole('button', { name: words('leads.decline') })).toBeFocused();
        expect(await status(customer.page.request, id)).toBe('sent');
        // Only before it is answered: an answer may overtake the first touch.
        const seen = () => seenAt(customer.page.request, id, professionalId);
        await expect.poll(seen).toBeGreaterThan(0);
        await page
          .getByRole('button', { name: words('lead-answer.acceptWithTime') })
          .press('Enter');
        await page.getByRole('button', { name: words('lead-answer.sendTime') }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words('lead-answer.outcome.accepted.title'),
        );
        const choose = customer.page.getByRole('button', { name: words('appointments.accept') });
        await expect(choose.first()).toBeVisible();
      });
  });
}
