import type { Locator } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { acceptedRequest, openRequest } from './support/accepted-request.ts';
import { expect } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newCustomer, newProfessional, sendRequest, type Work } from './support/newcomers.ts';
import { test } from './support/people.ts';

// What a phone's first screen holds, measured without scrolling: the button that each screen is for.

const PHONE = { width: 390, height: 844 };
const LONG =
  'The eaves trough came off in the storm, water runs down the wall and into the basement window, and the shed behind it has lost half of its shingles too. '.repeat(
    2,
  );

test.use({ viewport: PHONE });

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language);

  test.describe(`in ${language}`, () => {
    test.use({ language });

    if (isTurn())
      test('the first lead shows Accept and Decline', async ({ customer, professional, words }) => {
        const work: Work = {
          profession: 'roofer',
          location: 'Inuvik, Northwest Territories, Canada',
        };
        const { page } = professional;
        await page.setViewportSize(PHONE);
        await newProfessional(page, `Ila Nasogaluak ${language}`, work);
        await newCustomer(customer.page.request, 'Joe Ruben');
        await sendRequest(customer.page.request, work, LONG);
        await page.goto(`/?lang=${language}#/professional-dashboard`);
        const answers = [words('leads.accept'), words('leads.decline')].map((name) =>
          page.getByRole('button', { name, exact: true }).first(),
        );
        for (const answer of answers) await expectOnFirstScreen(answer);
        // Beside the list, where the details of a long one scroll on their own.
        await page.setViewportSize({ width: 1280, height: 640 });
        for (const answer of answers) await expectOnFirstScreen(answer);
      });

    test('what a professional reads stays where it is while the profile loads', async ({
      professional,
    }) => {
      const { page } = professional;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/api\/professionals\/[^/]+$/, async (route) => {
        await released;
        await route.continue();
      });
      await page.setViewportSize(PHONE);
      await professional.signInByCall('pro@demo.test', 'professional');
      const tabs = page.getByRole('tablist').first();
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').first()).toBeVisible();
      const before = await tabs.boundingBox();
      await expect(main.getByRole('combobox')).toHaveCount(0);
      release();
      await expect(main.getByRole('combobox').first()).toBeVisible();
      expect((await tabs.boundingBox())?.y).toBe(before?.y);
    });

    if (isTurn())
      test('whoever accepted can be written to and hired', async ({
        page,
        professional,
        words,
      }) => {
        const work: Work = { profession: 'roofer', location: 'Thompson, Manitoba, Canada' };
        const name = `Vern Linklater ${language}`;
        const { id } = await acceptedRequest(page, professional.page, name, work);
        await openRequest(page, id, language);
        for (const action of ['request.messageTo', 'request.hireOne'] as const)
          await expectOnFirstScreen(page.getByRole('button', { name: words(action, { name }) }));
      });

    if (isTurn())
      test('the chat can be sent from', async ({ customer, words }) => {
        await customer.tellTheAssistant('My kitchen tap drips');
        await expectOnFirstScreen(
          customer.page.getByRole('button', { name: words('assistant-chat.send') }),
        );
      });

    if (isTurn())
      test('a plan can be paid for', async ({ professional, words }) => {
        const work: Work = {
          profession: 'roofer',
          location: 'Aklavik, Northwest Territories, Canada',
        };
        await professional.page.setViewportSize(PHONE);
        await newProfessional(professional.page, `Barney Arey ${language}`, work);
        await professional.openPlans();
        await professional.choosePlan('professional');
        await expectOnFirstScreen(
          professional.page.getByRole('button', { name: words('payment.startTrial') }),
        );
      });
  });
}

/** Wholly inside of the window, with nothing in front of it, and the page not scrolled. */
async function expectOnFirstScreen(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect.poll(() => button.evaluate(faultOf), { message: String(button) }).toBe('none');
}

function faultOf(button: Element): string {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  if (scrollY !== 0) return `scrolled by ${scrollY}`;
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    return `from ${top} to ${bottom} of ${innerHeight}`;
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return button.contains(front) ? 'none' : `behind ${front?.outerHTML.slice(0, 80)}`;
}
