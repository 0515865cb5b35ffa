import * as OTPAuth from 'otpauth';
import { operatingOn, type Section } from '#tests/e2e/actions/admin-lists.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { test, testAlone } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401). A step-up refuses once.
test.use({ expectedProblems: [/status of 40[13]/] });
test.setTimeout(300_000);

const SECTIONS: readonly Section[] = [
  'overview',
  'users',
  'professionals',
  'requests',
  'feedback',
  'subscriptions',
];

const READERS = [
  { language: 'en', width: 1280 },
  { language: 'fr', width: 390 },
  { language: 'es', width: 1280 },
] as const;

for (const { language, width } of READERS) {
  const isTurn = inTurn(language);
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator looks through every tab', async ({ page, words }) => {
        test.slow();
        const operator = operatingOn(page, language, words);
        await operator.signIn();
        for (const section of SECTIONS) {
          await operator.openSection(section);
          await expectAccessible(page);
          const beyond = () =>
            page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(await beyond(), `${section} is wider than the screen`).toBeLessThanOrEqual(0);
        }
      });

    if (isTurn())
      test('an operator asks a list, keeps the answer and comes back to it', async ({
        page,
        words,
      }) => {
        const operator = operatingOn(page, language, words);
        const { main } = operator;
        await operator.signIn();
        await operator.openSection('users');
        await operator.search('garc');
        await operator.filter(
          words('admin-lists.columns.role'),
          words('admin-lists.roles.professional'),
        );
        await operator.sortByName();
        await operator.leaveOut(words('admin-lists.columns.phone'));
        await expectAccessible(page);
        const names = main.getByRole('link', { name: /Garc/ });
        await expect(names.first()).toBeVisible();
        const { name, asked } = await operator.exportList();
        expect(name).toMatch(/^nearhand-users-\d{4}-\d\d-\d\d\.csv$/);
        expect(asked).toMatchObject({
          q: 'garc',
          role: 'professional',
          sort: 'name',
          order: 'asc',
        });
        expect(asked['columns']?.split(',')).not.toContain('phone');

        await page.reload();
        await expect(
          main.getByLabel(words('admin-panel.table.search'), { exact: true }),
        ).toHaveValue('garc');
        await expect(names.first()).toBeVisible();
        await expect(
          main.getByText(words('admin-lists.columns.phone'), { exact: true }),
        ).toBeHidden();
      });

    if (isTurn())
      test('an operator deletes one of each kind after a preview', async ({ page, words }) => {
        const operator = operatingOn(page, language, words);
        await operator.signIn();
        for (const [kind, section] of [
          ['user', 'users'],
          ['professional', 'professionals'],
          ['request', 'requests'],
        ] as const) {
          await operator.openSection(section);
          await operator.foreseeDeletion(kind);
          await expectAccessible(page);
          await operator.confirmDeletion(kind);
          await expect(operator.toast(words(`admin-lists.deletion.${kind}.done`))).toBeVisible();
          await expect(operator.dialog).toBeHidden();
        }
        await operator.openSection('users');
        await operator.filter(words('admin-lists.columns.role'), words('admin-lists.roles.admin'));
        await expect(operator.main.getByText('admin@demo.test').first()).toBeVisible();
        await expect(operator.rowMenu()).toBeHidden();
        await expect(operator.main.getByRole('link', { name: 'Demo Admin' })).toBeHidden();
      });
  });
}

testAlone(
  'an admin sets up an authenticator app, proves who they are by it and comes back with a recovery code',
  async ({ page, words }) => {
    const operator = operatingOn(page, 'en', words);
    const { main, dialog } = operator;
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const password = main.getByLabel(words('admin.login.password'), { exact: true });

    await page.goto('/?lang=en#/admin');
    await expectAccessible(page);
    await press(words('admin.login.submit'));
    await expect(main.getByText(words('admin.login.invalidEmail'))).toBeVisible();
    await expect(main.getByText(words('admin.login.passwordRequired'))).toBeVisible();
    await press(words('admin.login.useSample'));
    const sample = await password.inputValue();
    await password.fill('not the password');
    await press(words('admin.login.submit'));
    await expect(operator.toast(words('admin.login.failed'))).toBeVisible();
    await password.fill(sample);
    await press(words('admin.login.submit'));
    await expect(operator.toast(words('admin.login.done'))).toBeVisible();

    await page.getByRole('link', { name: words('admin.totp.off') }).click();
    await press(words('admin.totp.start'));
    await expect(page.getByAltText(words('authenticator-app.confirm.qr'))).toBeVisible();
    await expectAccessible(page);
    const secret = (await main.locator('p.font-mono').textContent()) ?? '';
    const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
    await main
      .getByLabel(words('authenticator-app.confirm.code'))
      .pressSequentially(totp.generate());
    await press(words('authenticator-app.confirm.go'));
    const codes = main.getByRole('list', { name: words('authenticator-app.recovery.title') });
    await expect(codes.getByRole('listitem').first()).toBeVisible();
    const [recoveryCode = '', another = ''] = await codes.getByRole('listitem').allTextContents();
    await expectAccessible(page);
    await main.getByRole('checkbox').check();
    await press(words('authenticator-app.recovery.done'));
    await expect(main.getByText(words('admin.totp.on'))).toBeVisible();

    // Just under 15 minutes: the session lasts, the proof has expired.
    await page.request.post('/dev/clock', { data: { seconds: 11 * 60 } });
    await operator.openSection('users');
    await operator.foreseeDeletion('user');
    await operator.confirmDeletion('user');
    const proof = dialog.getByLabel(words('admin.login.totp'));
    await proof.fill('not a code');
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: words('admin-panel.stepUp.confirm'), exact: true })
      .click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await proof.fill(another);
    await page.keyboard.press('Enter');
    await expect(operator.toast(words('admin-lists.deletion.user.done'))).toBeVisible();

    await page.getByRole('button', { name: words('common.signOut'), exact: true }).click();
    await press(words('admin.login.useSample'));
    await press(words('admin.login.submit'));
    await main.getByLabel(words('admin.login.totp')).fill(recoveryCode);
    await press(words('admin.login.submit'));
    await expect(page.getByRole('link', { name: words('admin.totp.on') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: words('admin.totp.on') })).toBeVisible();
  },
);

test('an admin signed out elsewhere is redirected to the login', async ({ page, words }) => {
  const operator = operatingOn(page, 'en', words);
  await operator.signIn();
  await operator.openSection('users');
  // Nothing is on its way any more that would be refused before the search.
  await expect(operator.main.getByText(/^50 of [\d,]+ rows$/)).toBeVisible();
  await page.request.post('/api/admin/sign-out');
  await operator.search('nobody');
  await expect(operator.toast(words('admin.over'))).toBeVisible();
  await expect(operator.main.getByLabel(words('admin.login.email'))).toBeVisible();
});
