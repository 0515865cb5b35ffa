import { expect, expectAccessible } from './support/fixtures.ts';
import { intercept } from './support/intercept.ts';
import { newProfessional, unprovenProfessional, type Work } from './support/newcomers.ts';
import { codeFor } from './support/outbox.ts';
import { testAlone } from './support/own-program.ts';
import { test } from './support/people.ts';

const WORK: Work = { profession: 'tailor', location: 'Gander, Newfoundland and Labrador, Canada' };

testAlone(
  'the payment page of Stripe, left once and then paid on',
  async ({ professional: pro, words }) => {
    await newProfessional(pro.page, 'Una Bell', WORK);
    await pro.openSubscription();
    await pro.beginCheckout('premium');
    await expectAccessible(pro.page);
    await pro.leaveCheckout();
    await expect(pro.toast(words('subscription.back.cancelled'))).toBeVisible();
    expect((await pro.ownSubscription()).standing).toBe('free');

    await pro.beginCheckout('premium');
    await pro.fillCard('declined');
    await pro.payOnPage();
    await expect(pro.page.getByRole('alert')).toBeVisible();
    await pro.fillCard('good');
    await pro.payOnPage();
    const welcome = words('subscription.back.welcome', { plan: pro.planName('premium') });
    await expect(pro.toast(welcome)).toBeVisible();
    const { plan, trialEnd } = await pro.ownSubscription();
    expect(plan.id).toBe('premium');
    const until = { date: pro.date(trialEnd), amount: pro.money(79) };
    await pro.expectStanding('trialing', words('subscription.says.trialing', until));
    expect(pro.page.url()).not.toContain('session_id');
  },
);

testAlone('two presses of the button give the card once', async ({ professional: pro, words }) => {
  await newProfessional(pro.page, 'Finn Moor', WORK);
  let given = 0;
  pro.page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) given += 1;
  });
  await pro.openPlans();
  await pro.choosePlan('professional');
  await pro.fillCard('good');
  await pro.page.getByRole('button', { name: words('payment.startTrial') }).dblclick();
  await expect(pro.toast(words('payment.paid')).first()).toBeVisible();
  await pro.waitForStanding('trialing');
  expect(given).toBe(1);
});

test.describe('coming back with the payment of somebody else', () => {
  test.use({ expectedProblems: [/status of 404.*subscription\/success/] });

  test('says that something is wrong, and pays for nothing', async ({
    professional: pro,
    words,
  }) => {
    await newProfessional(pro.page, 'Iris Lund', WORK);
    await pro.page.goto(
      '/professional-dashboard?subscription=success&session_id=cs_test_of_others',
    );
    await expect(pro.page.getByText(words('subscription.back.issueHint')).first()).toBeVisible();
    expect((await pro.ownSubscription()).standing).toBe('free');
  });
});

test.describe('who has proven no address', () => {
  test.use({ expectedProblems: [/status of 403.*create-subscription/] });

  test('proves it on the payment page, and continues with the plan', async ({
    professional: pro,
    words,
  }) => {
    const { page } = pro;
    const { email } = await unprovenProfessional(page, 'Nell Frost', WORK);
    await pro.openPlans();
    const card = page.getByRole('article', { name: pro.planName('premium'), exact: true });
    await card.getByRole('button').click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(words('account.confirmFirst.title'));
    await expectAccessible(page);
    await page.getByRole('button', { name: words('account.contacts.send') }).click();
    const code = page.getByLabel(words('account.contacts.code'));
    await expect(code.first()).toBeVisible();
    await code.first().pressSequentially(await codeFor(page.request, email ?? ''));
    await expect(title).toHaveText(words('payment.title'));
    await expect(page.getByRole('main')).toContainText(pro.planName('premium'));
    await pro.giveCard('good');
    await pro.waitForStanding('trialing');
  });
});

test.describe('a payment link that is made up', () => {
  test.use({ expectedProblems: [/status of 404.*begun-subscription/] });

  test('shows the error card, and no price', async ({ professional: pro, words }) => {
    const { page } = pro;
    await newProfessional(page, 'Vic Oak', WORK);
    await page.goto('/subscribe?client_secret=bogus');
    await expect(page.getByRole('alert')).toContainText(words('payment.unknownSecret'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.errorTitle'));
    await expectAccessible(page);
    await page
      .getByRole('link', { name: words('payment.backToPlans') })
      .last()
      .click();
    const free = page.getByRole('article').first();
    await expect(free.getByRole('button', { name: words('plans.choose.own') })).toBeVisible();
    expect((await pro.ownSubscription()).allowedActions).toEqual(['subscribe']);
  });
});

test('a visitor who starts for free makes an account', async ({ page, words }) => {
  await page.goto('/subscription-plans');
  await page.getByRole('button', { name: words('plans.choose.free') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sign-in.signUp.title'));
  const trade = page.getByLabel(words('sign-in.signUp.profession'), { exact: true });
  await expect(trade).toBeVisible();
});

test.describe('while Stripe cannot be reached', () => {
  test.use({ expectedProblems: [/status of 503|ERR_FAILED|could not be loaded/] });

  test('people read so, and go on where they were', async ({ professional: pro, words }) => {
    const { page } = pro;
    await newProfessional(page, 'Otto Vane', WORK);
    const away = { code: 'payments_unreachable', error: 'Payments cannot be reached just now.' };
    const letCallThrough = await intercept(page, '**/api/create-subscription', (route) =>
      route.fulfill({ status: 503, json: away }),
    );
    await pro.openPlans();
    const card = page.getByRole('article', { name: pro.planName('professional'), exact: true });
    await card.getByRole('button').click();
    await expect(pro.toast(words('plans.errorTitle'))).toBeVisible();
    await expect(pro.toast(away.error)).toBeVisible();
    letCallThrough();
    const letScriptThrough = await intercept(page, '**/dev/stripe/stripe.js', (route) =>
      route.abort(),
    );
    await card.getByRole('button').click();
    await expect(page.getByText(words('payment.formFailed'))).toBeVisible();
    await expectAccessible(page);
    letScriptThrough();
    await page.getByRole('button', { name: words('common.tryAgain') }).click();
    await expect(page.getByRole('button', { name: words('payment.startTrial') })).toBeEnabled();
  });
});

test.describe('in Quebec', () => {
  test("the French terms come first, whatever the reader's language", async ({
    professional: pro,
    words,
  }) => {
    const { page } = pro;
    await newProfessional(page, 'Anna Cole', { ...WORK, location: 'Gatineau, Québec, Canada' });
    await pro.openPlans();
    await pro.choosePlan('premium');
    const french = page.getByText('Conditions de l’abonnement');
    await expect(french.first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('subscription-terms.readInOwn') }).click();
    await expect(page.getByText(words('subscription-terms.title'), { exact: true })).toBeVisible();
  });
});
