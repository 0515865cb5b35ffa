import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/people.ts';

test.setTimeout(180_000);

test.describe('the profile', () => {
  const work = { profession: 'locksmith', location: 'Iqaluit, Nunavut, Canada' } as const;

  test('keeps what was typed until it is saved', async ({ professional, words }) => {
    const { page } = professional;
    const id = await newProfessional(page, 'Anik Stone', work);
    await page.goto('/#/professional-dashboard?tab=profile');
    const save = page.getByRole('button', { name: words('professional-profile.save') });
    await expect(save).toBeDisabled();
    const rate = page.getByLabel(words('professional-profile.about.hourlyRate'));
    await rate.fill('64.50');
    const monday = page.getByLabel(words('professional-profile.hours.open', { day: 'Monday' }));
    await expect(page.getByText(words('professional-profile.hours.always'))).toBeVisible();
    await expect(monday).toBeHidden();
    await page.getByRole('button', { name: words('professional-profile.hours.set') }).click();
    await monday.check();
    await expect(page.getByText(words('professional-profile.hours.always'))).toBeHidden();
    await professional.openTab('subscription');
    await professional.openTab('profile');
    await page.reload();
    await expect(rate).toHaveValue('64.50');
    await save.click();
    await expect(professional.toast(words('professional-profile.saved'))).toBeVisible();
    await expect(save).toBeDisabled();
    await rate.fill('');
    await save.click();
    await expect(page.getByText(words('professional-profile.allSaved'))).toBeVisible();
    const stored = await page.request.get(`/api/professionals/${id}`);
    expect(await stored.json()).toMatchObject({
      hourlyRate: null,
      hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
    });
  });

  test('without a place says that no request can come, and leads there', async ({
    professional,
    words,
  }) => {
    const { page } = professional;
    const id = await newProfessional(page, 'Kiah Reed', work);
    await page.request.patch(`/api/professionals/${id}`, { data: { location: null } });
    await page.goto('/#/professional-dashboard');
    await expect(page.getByText(words('professional-profile.reach.place.title'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words('professional-profile.reach.place.go') }).click();
    await expect(page.getByText(words('professional-profile.area.noPlace'))).toBeVisible();
  });

  test('takes its place from the list, and is busy by one choice', async ({
    professional,
    words,
  }) => {
    const { page } = professional;
    const id = await newProfessional(page, 'Pia Holm', work);
    await page.goto('/#/professional-dashboard?tab=profile');
    await page
      .getByRole('combobox', { name: words('professional-profile.area.location') })
      .fill('Rankin I');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('button', { name: words('professional-profile.save') }).click();
    await expect(professional.toast(words('professional-profile.saved'))).toBeVisible();
    await page
      .getByRole('combobox', { name: words('professional-profile.availability.title') })
      .selectOption('busy');
    await expect(
      professional.toast(words('professional-profile.availability.switched')),
    ).toBeVisible();
    const stored = await page.request.get(`/api/professionals/${id}`);
    const { location, availability } = (await stored.json()) as OwnProfile;
    expect([location, availability]).toEqual(['Rankin Inlet, Nunavut, Canada', 'busy']);
  });
});
