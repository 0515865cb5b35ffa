import { moderatingOn } from '#tests/e2e/actions/admin-people.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newProfessional, provenCustomer } from '#tests/e2e/support/newcomers.ts';
import { letterOf } from '#tests/e2e/support/outbox.ts';
import { test } from '#tests/e2e/support/own-program.ts';

// 401 before signing in.
test.use({
  expectedProblems: [/status of 401/],
  language: 'es',
  viewport: { width: 390, height: 844 },
});
test.setTimeout(240_000);

const WORK = { profession: 'locksmith', location: 'Chibougamau, Québec, Canada' } as const;

test('who works for a suspended business is told so, and leaves its team', async ({
  page,
  another,
  language,
  words,
}) => {
  const business = 'Cerrajes Quindel';
  const owner = await another();
  await newProfessional(owner.page, business, WORK);
  const member = await another();
  const { email } = await provenCustomer(member.page.request, 'Marc Quimet');
  const invited = await owner.page.request.post('/api/team/invitations', { data: { email } });
  expect(invited.status(), await invited.text()).toBe(201);
  const { text } = await letterOf(
    page.request,
    (letter) => letter.text.includes('/team-invitation'),
    email ?? '',
  );
  const token = /team-invitation\?(?:\S*&)?token=([^\s&]+)/.exec(text)?.[1] ?? '';
  const joined = await member.page.request.post(`/api/team-invitations/${token}/acceptance`, {
    data: {},
  });
  expect(joined.status(), await joined.text()).toBe(200);

  const operator = moderatingOn(page, language, words);
  await operator.signIn();
  await operator.openByList('users', business);
  await operator.press(words('admin-user.suspend.button'));
  await operator.giveReason('Insults the people who answer');
  await operator.confirm(words('admin-user.suspend.confirm'), words('admin-user.suspend.done'));

  await member.page.goto(`/?lang=${language}#/dashboard`);
  const paused = member.page.getByText(words('team.paused', { business }));
  await expect(paused).toBeVisible();
  await expectAccessible(member.page);
  await member.press(words('team.leave.button'));
  const dialog = member.page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('team.leave.button') }).click();
  await expect(member.toast(words('team.leave.done'))).toBeVisible();
  await expect(paused).toBeHidden();
});
