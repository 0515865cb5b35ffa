import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { OwnSubscription, PaidPlanId, Standing } from '#contract/billing/subscriptions.ts';
import { CARD_TEXTS } from '#sandbox/stripe/browser/card-texts.ts';
import { PORTAL_TEXTS } from '#sandbox/stripe/pages/portal-texts.ts';
import { PAGE_TEXTS } from '#sandbox/stripe/pages/texts.ts';
import { planTexts as en } from '#server/subscriptions/texts/en.ts';
import { planTexts as es } from '#server/subscriptions/texts/es.ts';
import { planTexts as fr } from '#server/subscriptions/texts/fr.ts';
import { localeOf } from '#web/lib/i18n/language.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

const PLANS = { en, fr, es };

/** Stripe's test cards, https://docs.stripe.com/testing. */
const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksOwner: '4000002500003155',
  failsLater: '4000000000000341',
} as const;

type CardName = keyof typeof CARDS;

/** A professional's actions to start and to cancel a paid plan. */
export function payingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const cardTexts = CARD_TEXTS[language];
  const portal = PORTAL_TEXTS[language];
  const planName = (plan: PaidPlanId) => PLANS[language][plan].name;
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const bank = page.getByRole('dialog', { name: cardTexts.challenge.title });
  const date = (moment: string | null) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(moment ?? NaN),
    );
  const money = (dollars: number) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(dollars);
  const fillCard = async (card: CardName) => {
    await page.getByLabel(cardTexts.labels.number).fill(CARDS[card]);
    await page.getByLabel(cardTexts.labels.expiry).fill('1234');
    await page.getByLabel(cardTexts.labels.cvc).fill('123');
  };
  const ownSubscription = async () => {
    const answer = await page.request.get(`/api/professional/subscription?language=${language}`);
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as OwnSubscription;
  };

  return {
    planName,
    money,
    date,
    fillCard,
    ownSubscription,
    bank,

    async openPlans() {
      await page.goto(`/?lang=${language}#/subscription-plans`);
      await expect(page.getByRole('article', { name: planName('premium') })).toBeVisible();
    },

    /** From the plans page to the payment page. */
    async choosePlan(plan: PaidPlanId) {
      const card = page.getByRole('article', { name: planName(plan), exact: true });
      await card.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.title'));
      await expect(page.getByLabel(cardTexts.labels.number)).toBeVisible();
    },

    /** Enters a card in the Payment Element, for a trial. */
    async giveCard(card: CardName) {
      await fillCard(card);
      await press(words('payment.startTrial'));
    },

    async answerBank(how: 'pass' | 'fail' | 'close') {
      await bank.getByRole('button', { name: cardTexts.challenge[how], exact: true }).click();
      await expect(bank).toBeHidden();
    },

    /** Expects the payment page to show the reason and to stay. */
    async expectRefusal(why: 'declined' | 'notAuthenticated') {
      const text =
        why === 'declined' ? cardTexts.declines.generic_decline : cardTexts.notAuthenticated;
      await expect(
        page.getByRole('form').or(page.getByRole('main')).getByText(text).first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: words('payment.startTrial') })).toBeEnabled();
    },

    async openSubscription() {
      await page.goto(`/?lang=${language}#/professional-dashboard?tab=subscription`);
      await expect(
        page.getByRole('heading', { name: words('subscription.choice.title') }),
      ).toBeVisible();
    },

    /** Expects a standing on the Subscription tab, in its badge and sentence. */
    async expectStanding(standing: Standing, sentence: string) {
      const said = page
        .getByRole('region', { name: words('subscription.plan') })
        .getByRole('status');
      await expect(said).toContainText(words(`subscription.standing.${standing}`));
      await expect(said).toContainText(sentence);
    },

    /** Until the server has synced it: Stripe's event comes a moment later. */
    async waitForStanding(standing: Standing): Promise<OwnSubscription> {
      await expect.poll(async () => (await ownSubscription()).standing).toBe(standing);
      return ownSubscription();
    },

    async beginChange(plan: PaidPlanId) {
      await press(words('subscription.choice.upgrade', { plan: planName(plan) }));
      await expect(dialog.getByText(words('subscription.change.today'))).toBeVisible();
    },

    /** In the dialog, where nothing is due now. */
    async confirmChange(plan: PaidPlanId) {
      const name = words('subscription.change.switch', { plan: planName(plan) });
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
    },

    async openPortal(by: 'manage' | 'updateCard') {
      await press(words(`subscription.${by}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(portal.title);
    },

    /** Another card in the portal, and back to the dashboard. */
    async changeCard(card: CardName) {
      await page.getByRole('link', { name: portal.changeCard }).click();
      await fillCard(card);
      await press(portal.saveCard);
      await expect(page.getByRole('status')).toHaveText(portal.cardSaved);
      await page.getByRole('link', { name: PAGE_TEXTS[language].backTo('Nearhand') }).click();
      const last4 = CARDS[card].slice(-4);
      const said = words('subscription.facts.cardEnds', { brand: 'Visa', last4 });
      // By a webhook, which is sent again where another journey moves the clock meanwhile.
      await expect(page.getByText(said)).toBeAttached({ timeout: 60_000 });
    },

    async beginCancelling() {
      await press(words('subscription.cancel.action'));
      await expect(dialog).toBeVisible();
    },

    async confirmCancelling() {
      await dialog.getByRole('button', { name: words('subscription.cancel.submit') }).click();
      await expect(dialog).toBeHidden();
    },

    /** From the Subscription tab to Stripe's payment page. */
    async beginCheckout(plan: PaidPlanId) {
      await press(words('subscription.choice.trialOf', { plan: planName(plan) }));
      await dialog.getByRole('button', { name: words('subscription.start.goTrial') }).click();
      await expect(page.getByText(PAGE_TEXTS[language].standIn)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(planName(plan));
    },

    payOnPage: () => press(PAGE_TEXTS[language].checkout.startTrial),

    leaveCheckout: () =>
      page.getByRole('link', { name: PAGE_TEXTS[language].backTo('Nearhand') }).click(),
  };
}
