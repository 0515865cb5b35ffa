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
    await professional.openPart('about');
    const save = page.getByRole('button', { name: words('professional-profile.save') });
    await expect(save).toBeDisabled();
    const rate = page.getByLabel(
      words('professional-profile.about.hourlyRate', { currency: 'USD' }),
    );
    await rate.fill('64.50');
    await professional.openPart('hours');
    const monday = page.getByLabel(words('professional-profile.hours.open', { day: 'Monday' }));
    await expect(page.getByText(words('professional-profile.hours.always'))).toBeVisible();
    await expect(monday).toBeHidden();
    await page.getByRole('button', { name: words('professional-profile.hours.set') }).click();
    await monday.check();
    await expect(page.getByText(words('professional-profile.hours.always'))).toBeHidden();
    await professional.openTab('subscription');
    await professional.openTab('profile');
    await page.reload();
    await professional.openPart('about');
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
    await page.goto('/#/professional-dashboard?tab=profile&section=area');
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

test.describe('the parts of a profile', () => {
  const work = { profession: 'locksmith', location: 'Inukjuak, Québec, Canada' } as const;

  test('say what is missing, until it is there', async ({ professional, words }) => {
    const { page } = professional;
    await newProfessional(page, 'Sarah Weetaluktuk', work);
    await page.goto('/#/professional-dashboard?tab=profile');
    const title = (percent: number) =>
      words('professional-profile.completeness.title', { percent });
    await expect(page.getByRole('heading', { name: title(22) })).toBeVisible();
    await expectAccessible(page);
    const add = words('professional-profile.completeness.items.description.add');
    await page.getByRole('link', { name: add }).click();
    await expect(
      page.getByRole('heading', { name: words('professional-profile.about.title') }),
    ).toBeFocused();
    await expect(page.getByText(add)).toBeVisible();
    await page.getByLabel(words('professional-profile.about.description')).fill('Locks and doors.');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: words('professional-profile.save') }).click();
    await expect(page.getByText(add)).toBeHidden();
    await page.getByRole('link', { name: words('professional-profile.overview') }).click();
    await expect(page.getByRole('heading', { name: title(33) })).toBeVisible();
  });

  test('lead to what was refused, from whichever part it is saved', async ({
    professional,
    words,
  }) => {
    const { page } = professional;
    await newProfessional(page, 'Eli Qumaluk', work);
    await page.goto('/#/professional-dashboard?tab=profile&section=papers');
    const number = page.getByLabel(words('professional-profile.papers.licence.number'));
    await number.fill('5601-1');
    await professional.openPart('area');
    await page.getByRole('button', { name: words('professional-profile.save') }).click();
    await expect(page).toHaveURL(/section=papers$/);
    await expect(number).toBeFocused();
    await expect(page.getByText(words('professional-profile.problems.licence'))).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('are screens of their own, and going back finds the part that was left', async ({
      customer: professional,
      words,
    }) => {
      const { page } = professional;
      await newProfessional(page, 'Lucy Nowra', work);
      await page.goto('/#/professional-dashboard?tab=profile');
      await professional.openPart('contact');
      await expect(page).toHaveURL(/section=contact$/);
      await expect(page).toHaveTitle(new RegExp(words('professional-profile.sections.contact')));
      await expect(page.getByRole('tablist')).toBeHidden();
      await page.getByLabel(words('professional-profile.contact.phone')).fill('514 555 0142');
      await page.goBack();
      const contact = page.getByRole('link', {
        name: words('professional-profile.sections.contact'),
      });
      await expect(contact).toBeFocused();
      await expect(contact).toContainText(words('professional-profile.unsaved'));
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(words('professional-profile.contact.phone'))).toHaveValue(
        '514 555 0142',
      );
    });
  });
});

test('the map of the service area follows the slider', async ({ professional, words }) => {
  const { page } = professional;
  const work = { profession: 'locksmith', location: 'Sherbrooke, Québec, Canada' } as const;
  await newProfessional(page, 'Rita Couture', work);
  await page.goto('/#/professional-dashboard?tab=profile&section=area');
  const map = page.getByRole('img', { name: words('map.area') });
  await expect(map).toBeVisible();
  await expect(map.getByText('Magog')).toHaveCSS('font-weight', '600');
  const radius = () => map.locator('.area-map-served').getAttribute('r');
  const before = Number(await radius());
  const slider = page.getByRole('slider', {
    name: words('professional-profile.area.radius', { unit: 'km' }),
  });
  await slider.press('ArrowRight');
  expect(Number(await radius())).toBeGreaterThan(before);
  for (let steps = 0; steps < 21; steps += 1) await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('10');
  await expect(page.getByText(/within 10\skm$/)).toBeVisible();
  await expectAccessible(page);
});
