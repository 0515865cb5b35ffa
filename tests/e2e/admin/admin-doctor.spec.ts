import { DOCTOR_PARTS } from '#contract/admin/doctor.ts';
import { letFail, mendingOn } from '#tests/e2e/actions/admin-doctor.ts';
import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401).
test.use({ expectedProblems: [/status of 401/] });
test.setTimeout(240_000);

const READERS = [
  { language: 'en', width: 1280 },
  { language: 'fr', width: 390 },
  { language: 'es', width: 390 },
] as const;

for (const { language, width } of READERS) {
  const isTurn = inTurn(language, 'es');
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator asks the doctor and tries again what failed', async ({
        page,
        words,
        program,
      }) => {
        await operatingOn(page, language, words).signIn();
        const operator = mendingOn(page, language, words);
        const { main } = operator;
        await operator.open('deliveries');
        await expect(main.getByText(words('admin-deliveries.messages.empty'))).toBeVisible();
        await letFail(program.dataDir, 3);

        await operator.open('doctor');
        await expect(main.getByRole('heading', { level: 2 })).toHaveCount(DOCTOR_PARTS.length);
        await expect(operator.part('queue')).toContainText(words('admin-doctor.states.warning'));
        await operator.expectOutcome();
        await expectAccessible(page);

        await page.reload();
        await operator.open('deliveries');
        await expectAccessible(page);
        await operator.retryOne();
        await operator.retryAll(2);
        await expect(main.getByText(words('admin-deliveries.messages.empty'))).toBeVisible();
        await operator.showDeadJobs();
        await expect(main.getByText(words('admin-deliveries.jobs.emptyHint'))).toBeVisible();
        await expectAccessible(page);

        await operator.open('doctor');
        await operator.runAgain();
        await expect(operator.part('queue')).not.toContainText(
          words('admin-doctor.states.warning'),
        );
        await operator.expectOutcome();
      });
  });
}
