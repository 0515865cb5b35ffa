import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { readingMarketOn } from '#tests/e2e/actions/admin-market.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { test } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401).
test.use({ expectedProblems: [/status of 401/] });
test.setTimeout(180_000);

const READERS = [
  { language: 'en', width: 1280 },
  { language: 'fr', width: 390 },
  { language: 'es', width: 390 },
] as const;

for (const { language, width } of READERS) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${String(width)} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator reads how the market does', async ({ page, words }) => {
        await operatingOn(page, language, words).signIn();
        const operator = readingMarketOn(page, language, words);
        const { main } = operator;
        await operator.open();
        await expectAccessible(page);
        await operator.chooseDays(90);
        await expect(page).toHaveURL(/tab=market&days=90/);
        const { funnel, unanswered, byProfession } = await operator.figures({ days: '90' });
        expect(funnel.submitted).toBeGreaterThan(funnel.completed);
        const number = new Intl.NumberFormat({ en: 'en-CA', fr: 'fr-CA', es: 'es-419' }[language])
          .format;
        const stages = await operator.tableOf(words('admin-market.funnel.title'));
        expect(stages.map(([name, count]) => [name, count])).toEqual(
          (
            [
              'typed',
              'understood',
              'submitted',
              'contacted',
              'accepted',
              'completed',
              'reviewed',
            ] as const
          ).map((stage) => [
            words(`admin-market.funnel.stages.${stage}`),
            number(funnel[stage] ?? 0),
          ]),
        );
        await expectAccessible(page);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(beyond).toBeLessThanOrEqual(0);

        const { name, lines } = await operator.exportOf(words('admin-market.byProfession.title'));
        expect(name).toMatch(/^nearhand-market-professions-\d{4}-\d\d-\d\d\.csv$/);
        expect(lines).toHaveLength(1 + byProfession.length);

        expect(unanswered).toBeGreaterThan(0);
        await operator.showUnanswered();
        await expect(page).toHaveURL(/tab=requests&unanswered=true/);
        await page.goBack();
        await expect(page).toHaveURL(/tab=market&days=90/);

        await operator.chooseService('electrician');
        await operator.chooseCity('Toronto, Ontario');
        await page.reload();
        await expect(main.getByLabel(words('admin-market.city'), { exact: true })).toHaveValue(
          'Toronto, Ontario',
        );
        await expect(
          main.getByRole('region', { name: words('admin-market.typed.title') }),
        ).toHaveCount(0);
        const city = await operator.tableOf(words('admin-market.byCity.title'));
        expect(city.map(([first]) => first)).toEqual(['Toronto, Ontario']);
        await expectAccessible(page);
        await main.getByRole('button', { name: words('admin-market.clear') }).click();
        await expect(page).not.toHaveURL(/city=/);
      });
  });
}
