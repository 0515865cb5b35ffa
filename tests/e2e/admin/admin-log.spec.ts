import { operatingOn, type Section } from '#tests/e2e/actions/admin-lists.ts';
import { readingLogOn } from '#tests/e2e/actions/admin-log.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401).
test.use({ expectedProblems: [/status of 40[13]/] });
test.setTimeout(180_000);

test('an operator keeps each list as a file of what is shown, and the log knows it', async ({
  page,
  professional,
  words,
}) => {
  const ASKED: [Section, string, string, string][] = [
    ['users', words('admin-lists.columns.role'), words('admin-lists.roles.admin'), 'email'],
    [
      'professionals',
      words('admin-lists.columns.state'),
      words('admin-lists.professionalStates.paused'),
      'rating',
    ],
    [
      'requests',
      words('admin-lists.columns.status'),
      words('admin-lists.requestStatus.sent'),
      'urgency',
    ],
    [
      'feedback',
      words('admin-lists.columns.hiddenAt'),
      words('admin-lists.feedbackStates.reported'),
      'comment',
    ],
    [
      'subscriptions',
      words('admin-lists.columns.planId'),
      words('admin-lists.plans.professional'),
      'standing',
    ],
  ];
  await newProfessional(professional.page, 'Pia Payer', {
    profession: 'tailor',
    location: 'Iqaluit, Nunavut, Canada',
  });
  await professional.openPlans();
  await professional.choosePlan('professional');
  await professional.giveCard('good');
  await professional.waitForStanding('trialing');

  const operator = operatingOn(page, 'en', words);
  const log = readingLogOn(page, words);
  await operator.signIn();
  for (const [section, filter, value, field] of ASKED) {
    await operator.openSection(section);
    await operator.filter(filter, value);
    await expect(operator.main.locator('[aria-busy=true]')).toHaveCount(0);
    const { name, rows } = await log.saveList();
    expect(name).toMatch(new RegExp(String.raw`^nearhand-${section}-\d{4}-\d\d-\d\d\.csv$`));
    expect(Object.keys(rows[0] ?? {})).toContain(field);
    const shown = words('admin-panel.table.shown', { count: rows.length });
    await expect(operator.main.getByRole('status')).toHaveText(shown);
  }
  await operator.openSection('audit');
  await operator.filter(words('admin-audit.columns.action'), words('admin-audit.actions.exported'));
  for (const [section] of ASKED)
    await expect(operator.main.getByText(section, { exact: true })).toHaveCount(1);
});
