import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';

// Leads of the demo world, which nobody answers here.
const WAITING = 'Water heater is leaking';
const ACCEPTED = 'La champlure de la cuisine coule';
const DONE = 'Drain de plancher bouché';

test('a lead has a map: of its distance alone until it is accepted, then of its district', async ({
  professional,
}) => {
  const { page } = professional;
  await professional.signInByCall('pro@demo.test', 'professional');
  const waiting = await professional.openLead(WAITING);
  const map = (lead: typeof waiting) => lead.getByRole('img', { name: /Montréal.* km away$/ });
  await expect(map(waiting).locator('.area-map-somewhere')).toBeVisible();
  await expect(map(waiting).locator('.area-map-way')).toHaveCount(0);
  const accepted = await professional.openLead(ACCEPTED);
  await expect(map(accepted).locator('.area-map-way-lit')).toBeVisible();
  await expect(map(accepted).locator('.area-map-somewhere')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finished jobs are rows that open', async ({ customer: professional, words }) => {
    const { page } = professional;
    await professional.signInByCall('pro@demo.test', 'professional');
    await professional.showLeads('done');
    const job = professional.leadSaying(DONE);
    const row = job.getByRole('button', { name: new RegExp(DONE) });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeLessThan(130);
    await professional.openLead(DONE);
    await expect(job.getByText(words('leads.outcome.completed'))).toBeVisible();
    await expectAccessible(page);
  });
});
