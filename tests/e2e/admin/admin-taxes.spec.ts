import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newProfessional, signInAgain } from '#tests/e2e/support/newcomers.ts';
import { testAlone as test, waitUntilAfter } from '#tests/e2e/support/own-program.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { TAX_TEXTS } from '#sandbox/stripe/pages/tax-texts.ts';

test.setTimeout(240_000);

const WORK = { profession: 'tiler', location: 'Gatineau, Québec, Canada' } as const;
const DAY = 86_400_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const NUMBERS = ['123456789 RT0001', '1234567890 TQ0001'];

test.describe('for a professional who reads English at 1280 px', () => {
  test.use({ language: 'en', viewport: DESK });

  test('an owner sets the two taxes of Quebec in French on a phone, and they are paid', async ({
    professional: pro,
    another,
    words,
  }) => {
    const { page } = pro;
    await newProfessional(page, 'Tilo Tiler', WORK);
    const { page: office } = await another({ viewport: PHONE, locale: 'fr-CA' });
    await openTaxes(office, 'fr');
    await chooseQuebec(office);

    await pro.openPlans();
    const plan = page.getByRole('article', { name: pro.planName('professional'), exact: true });
    await expect(plan).toContainText('+ taxes, $33.34 in all');
    await expectAccessible(page);
    await pro.choosePlan('professional');
    const main = page.getByRole('main');
    await expect(main).toContainText('GST/TPS (5%)$1.45QST/TVQ (9.975%)$2.89');
    await expect(main).toContainText(`${words('plan-tax.total')}$33.34`);
    await expectAccessible(page);
    await pro.giveCard('good');
    const { nextCharge, trialEnd } = await pro.waitForStanding('trialing');
    expect(nextCharge).toEqual({ amount: 33.34, tax: 4.34, at: trialEnd });
    await pro.openSubscription();
    await expect(main.getByText('of which $4.34 in taxes')).toBeVisible();

    const me = await page.request.get('/api/auth/me');
    const { user } = (await me.json()) as { user: { email: string } };
    await page.goto('about:blank');
    const paid = new Date(Date.parse(trialEnd ?? '') + DAY).toISOString();
    await waitUntilAfter(page.request, paid);
    await signInAgain(page.request, user.email);
    await pro.waitForStanding('active');
    await pro.openSubscription();
    const invoices = page.getByRole('region', { name: words('subscription.invoices.title') });
    const invoice = invoices.getByRole('listitem');
    await expect(invoice).toContainText('$33.34of which $4.34 in taxes');
    await expectAccessible(page);
    await pro.beginChange('premium');
    const change = page.getByRole('dialog');
    await expect(change).toContainText('Then $79 a month, until you cancel or switch again.');
    await expect(change).toContainText('+ taxes, $90.83 in all');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const pdf = await invoice.getByRole('link').first().getAttribute('href');
    await page.goto((pdf ?? '').replace('/pdf', '?lang=en'));
    await expect(page.getByText(`QST/TVQ (${NUMBERS[1]}) (9.975%)`)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('for a professional who reads Spanish on a phone', () => {
  test.use({ language: 'es', viewport: PHONE });

  test('with Stripe Tax the payment page asks where they are, and adds the taxes', async ({
    professional: pro,
    another,
    words,
  }) => {
    const { page } = pro;
    await newProfessional(page, 'Tita Tejas', WORK);
    const { page: office } = await another({ viewport: DESK, locale: 'es-MX' });
    await openTaxes(office, 'es');
    const inPanel = wordsOf('es');
    await office.getByRole('radio', { name: inPanel('admin-taxes.modes.automatic') }).check();
    await save(office, 'es');

    await pro.openPlans();
    const plan = page.getByRole('article', { name: pro.planName('professional'), exact: true });
    await expect(plan).toContainText(words('plan-tax.by_address'));
    await plan.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('plan-tax.atPayment'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('subscription.start.goTrial') }).click();
    const texts = TAX_TEXTS.es;
    await page.getByLabel(texts.country).selectOption('MX');
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.next }).click();
    await expect(page.getByText('IVA (16')).toBeVisible();
    await expectAccessible(page);
    await pro.fillCard('good');
    await pro.payOnPage();
    const { nextCharge } = await pro.waitForStanding('trialing');
    expect(nextCharge).toMatchObject({ amount: 33.64, tax: 4.64 });
    await pro.openSubscription();
    await expect(page.getByRole('main')).toContainText(words('plan-tax.short.by_address'));
    await expectAccessible(page);
    await pro.beginChange('premium');
    const change = page.getByRole('dialog');
    await expect(change).toContainText(words('subscription.change.lead'));
    await expect(change).toContainText(words('plan-tax.by_address'));
    await expectAccessible(page);
  });
});

async function openTaxes(page: Page, language: 'fr' | 'es'): Promise<void> {
  const data = { email: 'admin@demo.test', password: 'nearhand-demo' };
  expect((await page.request.post('/api/admin/auth', { data })).status()).toBe(200);
  await page.goto(`/?lang=${language}#/admin?lang=${language}&tab=taxes`);
  const none = wordsOf(language)('admin-taxes.modes.none');
  await expect(page.getByRole('radio', { name: none })).toBeChecked();
  await expectAccessible(page);
}

/** By the preset, with a number of its own for each tax. */
async function chooseQuebec(page: Page): Promise<void> {
  const words = wordsOf('fr');
  await page.getByRole('radio', { name: words('admin-taxes.modes.rates') }).check();
  await page.getByRole('button', { name: words('admin-taxes.preset') }).click();
  for (const [place, number] of NUMBERS.entries()) {
    const rate = page.getByRole('group', {
      name: words('admin-taxes.rate', { number: String(place + 1) }),
      exact: true,
    });
    await rate.getByLabel(words('admin-taxes.registration')).fill(number);
  }
  await expect(page.getByRole('main')).toContainText('29 $ + 1,45 $ + 2,89 $ = 33,34 $');
  await expectAccessible(page);
  await save(page, 'fr');
}

async function save(page: Page, language: 'fr' | 'es'): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words('admin-taxes.save'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('admin-taxes.confirm.button') }).click();
  await expect(page.getByText(words('admin-taxes.saved'), { exact: true })).toBeVisible();
}
