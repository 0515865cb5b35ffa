import type { Page } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { keepingSiteOn } from '#tests/e2e/actions/admin-site.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { test, testAlone } from '#tests/e2e/support/own-program.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';

test.setTimeout(240_000);

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50" fill="#3730a3"/></svg>';

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'es');
  test.describe(`in ${language}`, () => {
    test.use({ language });

    if (isTurn())
      testAlone(
        'an operator names, colours and signs the site, and everybody sees it',
        async ({ page, anotherPerson }) => {
          const words = wordsOf(language);
          const operator = keepingSiteOn(page, language, words);
          await signIn(page);
          await operator.openBrand();
          await expectAccessible(page);
          await operator.tryColour('#f59e0b', '#925b00');
          await operator.chooseBrand({ name: 'Voisins & Co', colour: '#3730a3', logo: LOGO });
          await expectAccessible(page);

          const visitor = await anotherPerson();
          await visitor.goto(`/?lang=${language}`);
          await expect(visitor).toHaveTitle(/Voisins & Co/);
          const button = visitor.getByRole('link', { name: words('common.signIn') }).first();
          await expect(button).toHaveCSS('background-color', 'rgb(55, 48, 163)');
          await expectAccessible(visitor);
          await visitor.goto(`/${language}/professionals`);
          await expect(visitor.getByAltText('Voisins & Co')).toBeVisible();
          await expectAccessible(visitor);
        },
      );

    if (isTurn())
      test('an operator publishes a page and brings the old one back', async ({
        page,
        anotherPerson,
      }) => {
        const words = wordsOf(language);
        const operator = keepingSiteOn(page, language, words);
        await signIn(page);
        await operator.publishPage('about', 'Voisins', 'One:\n- https://example.com/a\n- {brand}');
        await expectAccessible(page);
        const visitor = await anotherPerson();
        const title = visitor.getByRole('main').getByRole('heading', { level: 1 });
        await visitor.goto(`/?lang=${language}#/about`);
        await expect(title).toHaveText('Voisins');
        const points = visitor.getByRole('main').getByRole('listitem');
        await expect(points).toHaveText(['https://example.com/a', 'Nearhand']);
        await expect(points.getByRole('link')).toHaveAttribute(
          'rel',
          'noopener noreferrer nofollow',
        );
        await expectAccessible(visitor);

        await operator.restoreBuiltIn();
        await visitor.reload();
        await expect(title).not.toHaveText('Voisins');
      });

    if (isTurn())
      test('somebody writes to the operator, who marks it as answered', async ({
        page,
        anotherPerson,
      }) => {
        const words = wordsOf(language);
        const visitor = await anotherPerson();
        await write(visitor, language);
        await signIn(page);
        await keepingSiteOn(page, language, words).answerMessage('The map is upside down');
        await expectAccessible(page);
      });
  });
}

/** First empty, with an error at each field, then filled, by the link of the footer. */
async function write(visitor: Page, language: UnderstoodLanguage): Promise<void> {
  const words = wordsOf(language);
  const main = visitor.getByRole('main');
  await visitor.goto(`/?lang=${language}#/terms`);
  await visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: words('common.footer.contact') })
    .click();
  const send = main.getByRole('button', { name: words('contact.send') });
  await send.click();
  await expect(main.getByText(words('contact.problems.email'))).toBeVisible();
  await expect(main.getByLabel(words('contact.name'))).toBeFocused();
  await expectAccessible(visitor);
  await main.getByLabel(words('contact.name')).fill('Ida');
  await main.getByLabel(words('contact.email')).fill('ida@example.test');
  await main.getByLabel(words('contact.message')).fill('The map is upside down');
  await send.click();
  await expect(main.getByText(words('contact.sent'))).toBeVisible();
  await expectAccessible(visitor);
}

async function signIn(page: Page): Promise<void> {
  const data = { email: 'admin@demo.test', password: 'nearhand-demo' };
  expect((await page.request.post('/api/admin/auth', { data })).status()).toBe(200);
}
