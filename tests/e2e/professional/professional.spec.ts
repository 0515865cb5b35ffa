import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import {
  newCustomer,
  newProfessional,
  seenAt,
  sendRequest,
  type Work,
} from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/people.ts';

test.setTimeout(180_000);

const TABS = ['requests', 'subscription', 'analytics', 'profile'] as const;

const SIZES = [
  { width: 390, height: 844, language: 'fr' },
  { width: 1280, height: 900, language: 'es' },
] as const satisfies { width: number; height: number; language: UnderstoodLanguage }[];

for (const { language, ...viewport } of SIZES) {
  test.describe(`the dashboard at ${viewport.width} px`, () => {
    test.use({ viewport, language });

    test('in every tab', async ({ page, customer: visitor, words }) => {
      await visitor.signInByCall('pro@demo.test', 'professional');
      const panel = page.getByRole('tabpanel');
      for (const tab of TABS) {
        await visitor.openTab(tab);
        await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `width of ${tab}`).toBeLessThanOrEqual(viewport.width);
      }
      await visitor.openTab('analytics');
      const title = words('analytics.requests.title');
      await page.getByRole('button', { name: words('analytics.showTable', { title }) }).click();
      await expect(page.getByRole('table', { name: title })).toBeVisible();
      await expectAccessible(page);
    });

    test('with its dialogs', async ({ page, customer: visitor, words }) => {
      await visitor.signInByCall('pro@demo.test', 'professional');
      const dialog = page.getByRole('dialog');
      for (const button of ['accept', 'decline', 'contact', 'stepBack'] as const) {
        const isWaiting = button === 'accept' || button === 'decline';
        await visitor.showLeads(isWaiting ? 'waiting' : 'accepted');
        await page
          .getByRole('button', { name: words(`leads.${button}`), exact: true })
          .first()
          .click();
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      for (const stage of ['in_progress', 'closed'] as const) {
        await visitor.showLeads(stage);
        await expectAccessible(page);
      }
    });

    test('of a newcomer, with a profile that cannot be saved yet', async ({
      page,
      customer: visitor,
      words,
    }) => {
      const work = { profession: 'locksmith', location: 'Iqaluit, Nunavut, Canada' } as const;
      await newProfessional(page, `Ooloosie ${viewport.width}`, work);
      await page.goto(`/?lang=${language}#/professional-dashboard?tab=analytics`);
      await expect(page.getByText(words('analytics.empty'))).toBeVisible();
      await expectAccessible(page);
      await visitor.openTab('profile');
      await visitor.openPart('about');
      const name = page.getByLabel(words('professional-profile.about.name'));
      await name.fill('O');
      await page.getByRole('button', { name: words('professional-profile.save') }).click();
      await expect(page.getByText(words('professional-profile.problems.name'))).toBeVisible();
      await expect(name).toBeFocused();
      await expectAccessible(page);
    });
  });
}

test('a job from the request to the answered review', async ({ customer, professional, words }) => {
  const work = { profession: 'roofer', location: 'Whitehorse, Yukon, Canada' } as const;
  const { page } = professional;
  const professionalId = await newProfessional(page, 'Dawson Frost', work);
  const client = customer.page.request;
  await newCustomer(client, 'Maya Reid');
  await page.goto('/#/professional-dashboard');
  await expect(page.getByText(words('leads.empty'))).toBeVisible();

  const { id } = await sendRequest(client, work, 'Shingles came off in the storm');
  await expect(professional.toast(words('leads.newLead'))).toBeVisible();
  await expect.poll(() => seenAt(client, id, professionalId)).toBeGreaterThan(0);
  await professional.acceptLead('Shingles came off', 'I can look at it this afternoon.');
  await client.post(`/api/requests/${id}/hire`, { data: { professionalId } });
  await professional.expectLead('Shingles came off', words('leads.outcome.hired'));
  await professional.showLeads('in_progress');
  await professional.reportDone('Shingles came off');
  await client.post(`/api/requests/${id}/completion`, { data: {} });
  await expect(page.getByText(words('leads.emptyStage.in_progress'))).toBeVisible();
  const review = { serviceRequestId: id, rating: 4, comment: 'Quick and tidy' };
  expect((await client.post('/api/user/feedback', { data: review })).status()).toBe(201);
  await professional.showLeads('done');
  await professional.expectLead('Shingles came off', 'Quick and tidy');

  await professional.openTab('profile');
  await professional.openPart('reviews');
  await professional.answerReview('Thank you, Maya!');
  await professional.openTab('analytics');
  await expect(professional.figure('acceptanceRate')).toContainText('100%');
  await expect(professional.figure('hired')).toContainText('1');
  await expect(professional.figure('rating')).toContainText('4.0');
  await professional.openTab('subscription');
  const one = words('quota.left', { left: 4 });
  await expect(page.getByText(one)).toBeVisible();
});

test.describe('without news from the server', () => {
  test.use({ expectedProblems: [/ERR_FAILED.*api\/events|status of 409/] });

  test('an answer that comes too late says what is true now', async ({
    customer,
    professional,
    words,
  }) => {
    const work = { profession: 'roofer', location: 'Gander, Newfoundland and Labrador, Canada' };
    const { page } = professional;
    await newProfessional(page, 'Rory Pike', work as Work);
    await newCustomer(customer.page.request, 'Elsa Moss');
    const { id } = await sendRequest(customer.page.request, work as Work, 'A skylight drips');
    await page.route('**/api/events', (route) => route.abort());
    await page.goto('/#/professional-dashboard');
    const lead = professional.leadSaying('A skylight drips');
    const accept = { name: words('leads.accept') };
    await lead.getByRole('button', accept).click();
    const reason = 'My brother mended it';
    await customer.page.request.post(`/api/requests/${id}/cancellation`, { data: { reason } });
    await page.getByRole('dialog').getByRole('button', accept).click();
    await expect(professional.toast(words('leads.error'))).toBeVisible();
    await professional.expectLead('A skylight drips', words('leads.outcome.cancelled'));
    await professional.expectLead('A skylight drips', words('leads.clientSays', { text: reason }));
    await expect(lead.getByRole('button', accept)).toBeHidden();
  });
});

test('the dashboard is used without a pointer', async ({ page, customer: visitor, words }) => {
  await visitor.signInByCall('pro@demo.test', 'professional');
  const tab = (name: (typeof TABS)[number]) =>
    page.getByRole('tab', { name: words(`professional-dashboard.tab.${name}`) });
  await tab('requests').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('subscription')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=analytics/);
  const chart = page.getByRole('listbox', { name: words('analytics.requests.title') });
  await chart.focus();
  await page.keyboard.press('End');
  const last = chart.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(last).toHaveAttribute('aria-selected', 'false');
  await page.reload();
  await expect(tab('analytics')).toHaveAttribute('aria-selected', 'true');
});
