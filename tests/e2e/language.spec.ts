import { expect } from './support/fixtures.ts';
import { test } from './support/people.ts';
import { wordsOf } from './support/words.ts';

// The first language: the browser's, unless the person chose another.

test.use({ locale: 'fr-CA', expectedProblems: [/ERR_FAILED/] });

test('a browser of Québec begins in French; a choice of English beats it, without a flash', async ({
  page,
}) => {
  const french = wordsOf('fr');
  await page.goto('/');
  await expect(page.getByRole('button', { name: french('landing.hero.start') })).toBeVisible();
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('sign-in.title'));
  const choice = page.getByLabel(french('common.language'));
  await expect(choice.locator('option:checked')).toHaveText('Français (Québec)');
  await choice.selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('sign-in.title'));

  const before = await page.context().newPage();
  await before.route('**/assets/*.js', (route) => route.abort());
  await before.goto('/');
  await expect(before.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(before.locator('#root')).toBeHidden();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#root')).toBeVisible();
});
