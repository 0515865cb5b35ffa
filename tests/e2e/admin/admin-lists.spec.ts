import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';

// The page requests the admin's session before there is one.
test.use({ expectedProblems: [/status of 401/] });

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('lists show who and when without scrolling, and how many there are in all', async ({
    page,
    words,
  }) => {
    const operator = operatingOn(page, 'en', words);
    const { main } = operator;
    await operator.signIn();
    const columns = {
      users: ['name', 'createdAt'],
      professionals: ['name', 'createdAt'],
      requests: ['profession', 'customerName', 'createdAt'],
      feedback: ['customerName', 'createdAt'],
    } as const;
    for (const [section, names] of Object.entries(columns)) {
      await operator.openSection(section as keyof typeof columns);
      for (const name of names) {
        const column = words(`admin-lists.columns.${name}`);
        const head = main.getByRole('columnheader', { name: column, exact: true });
        await expect(head, `${column} of ${section}`).toBeInViewport({ ratio: 1 });
        await expect(head).toHaveCSS('text-align', 'start');
      }
      await expect(main.getByText(/^50 of [\d,]+ rows$/)).toBeVisible();
    }
  });

  test('the menu of a row opens, is left and chosen from by the keyboard', async ({
    page,
    words,
  }) => {
    const operator = operatingOn(page, 'en', words);
    await operator.signIn();
    await operator.openSection('users');
    const button = operator.rowMenu();
    const item = operator.main.getByRole('menuitem');
    await button.press('Enter');
    await expect(item).toBeFocused();
    await expectAccessible(page);
    await item.press('Escape');
    await expect(item).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await item.press('Enter');
    await expect(operator.dialog.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('the menu is scrolled to the section one is in', async ({ page, words }) => {
    const operator = operatingOn(page, 'en', words);
    await operator.signIn();
    await operator.openSection('brand');
    await page.getByRole('button', { name: words('admin-panel.menu.open'), exact: true }).click();
    const here = page.getByRole('link', { name: words('admin-panel.sections.brand') });
    await expect(here).toBeInViewport({ ratio: 0.9 });
  });
});
