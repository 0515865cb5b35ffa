import type { APIRequestContext, Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newProfessional, provenCustomer } from '#tests/e2e/support/newcomers.ts';
import { letterOf } from '#tests/e2e/support/outbox.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';

test.setTimeout(240_000);

const WORK = { profession: 'tiler', location: 'Gimli, Manitoba, Canada' } as const;
const PHONE = { width: 390, height: 844 };

for (const [panel, width] of [
  ['en', 1280],
  ['fr', 390],
] as const) {
  test.describe(`with a panel in ${panel} at ${width} px`, () => {
    // A visitor's: what they read once Spanish is gone.
    test.use({ language: 'fr', locale: 'es-MX', viewport: PHONE });

    test('an owner takes Spanish away and makes French the default, and gives it back', async ({
      page,
      customer,
      professional,
      another,
      words,
    }) => {
      await newProfessional(professional.page, 'Tilo Tiler', WORK);
      const { page: ana } = await another({ viewport: PHONE, locale: 'es-MX' });
      const { email } = await provenCustomer(ana.request, 'Ana Azul');
      const chosen = await ana.request.patch('/api/account', { data: { language: 'es' } });
      expect(chosen.status(), await chosen.text()).toBe(200);
      await page.goto('/');
      await expectReading(page, 'es', 3);
      await page.goto('/es/professionals');
      await expect(page).toHaveURL(/\/es\/professionals$/);

      const viewport = { width, height: 900 };
      const { page: office } = await another({ viewport, locale: 'en-US' });
      await openLanguages(office, panel);
      const inPanel = wordsOf(panel);
      const offered = (language: UnderstoodLanguage) =>
        office.getByRole('checkbox', { name: inPanel(`admin-languages.names.${language}`) });
      await offered('es').uncheck();
      await office.getByLabel(inPanel('admin-languages.standard')).selectOption('fr');
      await expectAccessible(office);
      await save(office, panel);

      await page.goto('/?lang=es');
      await expectReading(page, 'fr', 2);
      await expectAccessible(page);
      // Another page than before: a browser keeps one for five minutes.
      await page.goto('/es/plomeros');
      await expect(page).toHaveURL(/\/fr\/plombiers$/);
      await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
      await expect(page.locator('[hreflang=es]')).toHaveCount(0);
      await ana.goto('/dashboard?tab=profile');
      await expect(ana.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(ana.getByRole('main').getByText('Français (Québec)')).toBeVisible();

      await page.goto('/');
      const box = page.getByLabel(words('landing.hero.label'));
      await box.fill('Necesito un azulejero, se cayeron once azulejos');
      await box.press('Enter');
      await customer.expectQuestion('location');
      await expect(page.getByRole('button', { name: 'Continuar en español' })).toHaveCount(0);

      await hearFrom(professional.page.request, ana.request);
      const isFrench = ({ subject, text }: { subject: string; text: string }) =>
        /Tilo Tiler/.test(subject) && /lang=fr/.test(text) && !/lang=es/.test(text);
      const letter = await letterOf(page.request, isFrench, email ?? '');
      expect(letter.text).toContain('a dit oui');

      await offered('es').check();
      await save(office, panel);
      await page.goto('/?lang=es');
      await expectReading(page, 'es', 3);
      await page.goto('/es/plomeros');
      await expect(page).toHaveURL(/\/es\/plomeros$/);
    });
  });
}

/** The landing page in a language, with so many to choose from. */
async function expectReading(
  page: Page,
  language: UnderstoodLanguage,
  choices: number,
): Promise<void> {
  const words = wordsOf(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const choice = page.getByLabel(words('common.language'));
  await expect(choice).toHaveValue(language);
  await expect(choice.locator('option')).toHaveCount(choices);
}

async function openLanguages(page: Page, language: UnderstoodLanguage): Promise<void> {
  const data = { email: 'admin@demo.test', password: 'nearhand-demo' };
  expect((await page.request.post('/api/admin/auth', { data })).status()).toBe(200);
  await page.goto(`/?lang=${language}#/admin?lang=${language}&tab=languages`);
  await expect(
    page.getByRole('group', { name: wordsOf(language)('admin-languages.offered') }),
  ).toBeVisible();
}

async function save(page: Page, language: UnderstoodLanguage): Promise<void> {
  const words = wordsOf(language);
  await page.getByRole('button', { name: words('admin-languages.save'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('admin-languages.confirm.button') }).click();
  await expect(page.getByText(words('admin-languages.saved'), { exact: true })).toBeVisible();
}

/** The customer asks in Spanish, and the professional accepts. */
async function hearFrom(professional: APIRequestContext, customer: APIRequestContext) {
  const need = {
    description: 'Se cayeron once azulejos',
    urgency: 'Soon (2-3 days)',
    language: 'es',
  };
  const asked = await customer.post('/api/requests', { data: { ...WORK, ...need } });
  expect(asked.status(), await asked.text()).toBe(201);
  const { leads } = (await asked.json()) as {
    leads: { id: string; professional: { name: string } }[];
  };
  const lead = leads.find((one) => one.professional.name === 'Tilo Tiler');
  const data = { status: 'accepted' };
  const said = await professional.post(`/api/service-request-professionals/${lead?.id}/respond`, {
    data,
  });
  expect(said.ok(), await said.text()).toBe(true);
}
