import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible, MOTION } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { newProfessional, signInAgain, type Work } from './support/newcomers.ts';
import { testAlone as test, waitUntilAfter } from './support/own-program.ts';
import type { Person } from './support/people.ts';
import type { Words } from './support/words.ts';

const WORK: Record<UnderstoodLanguage, Work> = {
  en: { profession: 'roofer', location: 'Halifax, Nova Scotia, Canada' },
  fr: { profession: 'plumber', location: 'Gatineau, Québec, Canada' },
  es: { profession: 'electrician', location: 'Monterrey, Nuevo León, México' },
};
const NAMES: Record<UnderstoodLanguage, string> = {
  en: 'Nora Pike',
  fr: 'Denis Roy',
  es: 'Elena Ruiz',
};
const HOUR = 3_600_000;

for (const [language, work] of Object.entries(WORK) as [UnderstoodLanguage, Work][]) {
  if (!inTurn(language, 'en')()) continue;
  test.describe(`in ${language}`, () => {
    // In English everything moves; in French on a phone.
    test.use({
      language,
      ...(language === 'en' && MOTION),
      ...(language === 'fr' && { viewport: { width: 390, height: 844 } }),
    });
    test.setTimeout(300_000);

    test('from the free plan through a trial, a failed charge and an end back to it', async ({
      professional: pro,
      words,
    }) => {
      await newProfessional(pro.page, NAMES[language], work);
      await subscribe(pro, words);
      await upgrade(pro, words);
      await failToPay(pro, words);
      await payAfterAll(pro, words);
      await cancel(pro, words);
      await end(pro, words);
    });
  });
}

/** By axe, on a desk and on a phone: Spanish has the desk of English. */
async function expectNoFindings({ page, language }: Person) {
  if (language !== 'es') await expectAccessible(page);
}

/** By the payment page: a declined card, a closed 3-D Secure window, then success. */
async function subscribe(pro: Person, words: Words) {
  await pro.openPlans();
  await expectNoFindings(pro);
  await pro.choosePlan('professional');
  await expectNoFindings(pro);
  await pro.giveCard('declined');
  await pro.expectRefusal('declined');
  await pro.giveCard('asksOwner');
  await expect(pro.bank).toBeVisible();
  await expectNoFindings(pro);
  await pro.answerBank('close');
  await pro.expectRefusal('notAuthenticated');
  expect((await pro.ownSubscription()).standing).toBe('free');
  await pro.giveCard('asksOwner');
  await pro.answerBank('pass');
  await expect(pro.toast(words('payment.paid')).first()).toBeVisible();
  const { nextCharge, plan } = await pro.waitForStanding('trialing');
  expect([plan.name, nextCharge?.amount]).toEqual([pro.planName('professional'), 29]);
  const until = { date: pro.date(nextCharge?.at ?? null), amount: pro.money(29) };
  await pro.expectStanding('trialing', words('subscription.says.trialing', until));
  await expectNoFindings(pro);
}

/** During the trial: nothing is due today, the first charge changes. */
async function upgrade(pro: Person, words: Words) {
  await pro.beginChange('premium');
  await expect(pro.page.getByRole('dialog')).toContainText(words('subscription.change.nothing'));
  await expectNoFindings(pro);
  await pro.confirmChange('premium');
  const { nextCharge, trialEnd } = await pro.ownSubscription();
  expect(nextCharge).toEqual({ amount: 79, at: trialEnd });
  const until = { date: pro.date(trialEnd), amount: pro.money(79) };
  await pro.expectStanding('trialing', words('subscription.says.trialing', until));
}

/** A new card, which is declined when the trial ends. */
async function failToPay(pro: Person, words: Words) {
  await pro.openPortal('manage');
  await expectNoFindings(pro);
  await pro.changeCard('failsLater');
  const { trialEnd } = await pro.ownSubscription();
  await comeBackAfter(pro, Date.parse(trialEnd ?? '') + 2 * HOUR);
  const { overdue, plan, status } = await pro.waitForStanding('past_due');
  expect([status, plan.name, overdue?.amount]).toEqual(['active', pro.planName('premium'), 79]);
  await pro.openSubscription();
  const owed = { amount: pro.money(79), date: pro.date(overdue?.nextAttemptAt ?? null) };
  await pro.expectStanding('past_due', words('subscription.says.past_due', owed));
  await expect(pro.page.getByText(words('quota.unlimited', { used: 0 }))).toBeVisible();
  await expectNoFindings(pro);
}

async function payAfterAll(pro: Person, words: Words) {
  await pro.openPortal('updateCard');
  await pro.changeCard('good');
  const { nextCharge } = await pro.waitForStanding('active');
  const next = { date: pro.date(nextCharge?.at ?? null), amount: pro.money(79) };
  await pro.expectStanding('active', words('subscription.says.active', next));
  const invoice = pro.page
    .getByRole('listitem')
    .filter({ hasText: pro.money(79) })
    .last();
  await expect(invoice).toContainText(words('subscription.invoices.status.paid'));
  const address = await invoice.getByRole('link').first().getAttribute('href');
  const paper = await pro.page.request.get(address ?? '');
  expect(paper.headers()['content-type']).toContain('application/pdf');
}

/** Access stays until an hour before the end. */
async function cancel(pro: Person, words: Words) {
  await pro.beginCancelling();
  await expectNoFindings(pro);
  await pro.confirmCancelling();
  const { endDate, standing } = await pro.ownSubscription();
  expect(standing).toBe('ending');
  const until = { plan: pro.planName('premium'), date: pro.date(endDate) };
  await pro.expectStanding('ending', words('subscription.says.ending', until));
  await comeBackAfter(pro, Date.parse(endDate ?? '') - HOUR);
  expect((await pro.ownSubscription()).standing).toBe('ending');
  await pro.openSubscription();
  await expect(pro.page.getByText(words('quota.unlimited', { used: 0 }))).toBeVisible();
}

async function end(pro: Person, words: Words) {
  const { endDate } = await pro.ownSubscription();
  await comeBackAfter(pro, Date.parse(endDate ?? '') + HOUR);
  const { plan } = await pro.waitForStanding('ended');
  expect(plan.id).toBe('free');
  await pro.openSubscription();
  await pro.expectStanding('ended', words('subscription.says.endedBefore'));
  const free = words('quota.used', { used: 0, included: 5 });
  await expect(pro.page.getByText(free)).toBeVisible();
  await expectNoFindings(pro);
}

/** Sessions expire sooner: they sign in again. */
async function comeBackAfter({ page }: Person, time: number) {
  const me = await page.request.get('/api/auth/me');
  const { user } = (await me.json()) as { user: { email: string } };
  await page.goto('about:blank');
  await waitUntilAfter(page.request, new Date(time).toISOString());
  await signInAgain(page.request, user.email);
}
