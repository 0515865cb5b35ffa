import type { Locator } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { OwnProfile, PublicProfile } from '#contract/professionals/professionals.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { test } from '#tests/e2e/support/people.ts';

test.setTimeout(180_000);

const WORK = { profession: 'plumber', location: 'Baie-Comeau, Québec, Canada' } as const;
const PROFILE = '/#/professional-dashboard?tab=profile';

test.describe('the facts of a profile', () => {
  test('are chosen, saved, found again after a reload and seen by everybody', async ({
    professional,
    words,
    request,
  }) => {
    const { page } = professional;
    const id = await newProfessional(page, 'Odile Roy', WORK);
    await page.goto(PROFILE);
    await professional.openPart('about');
    const services = page.getByRole('combobox', {
      name: words('professional-profile.professions.label'),
    });
    await pick(services, 'handy');
    await pick(services, 'tiler');
    const main = words('professional-profile.professions.makeMain', { label: 'Tiler' });
    await page.getByRole('button', { name: main }).click();
    const languages = page.getByRole('combobox', {
      name: words('professional-profile.languages.label'),
    });
    await pick(languages, 'fren');
    await pick(languages, 'haitian');
    await page
      .getByLabel(words('professional-profile.about.minimumJob', { currency: 'USD' }))
      .fill('120.50');
    await professional.openPart('papers');
    const certifications = page.getByLabel(words('professional-profile.papers.certifications'));
    await certifications.fill('Red Seal 2011');
    const paper = (title: string) => page.getByRole('group', { name: title });
    const licence = paper(words('professional-profile.papers.licence.title'));
    await licence.getByLabel(words('professional-profile.papers.licence.number')).fill('5601-1');
    const save = page.getByRole('button', { name: words('professional-profile.save') });
    await save.click();
    await expect(licence.getByText(words('professional-profile.problems.licence'))).toBeVisible();
    await licence.getByLabel(words('professional-profile.papers.licence.authority')).fill('RBQ');
    await licence.getByLabel(words('professional-profile.papers.expiresOn')).fill('2031-03-31');
    const insurance = paper(words('professional-profile.papers.insurance.title'));
    await insurance
      .getByLabel(words('professional-profile.papers.insurance.company'))
      .fill('Intact');
    await insurance.getByLabel(words('professional-profile.papers.insurance.policy')).fill('P-7');
    await save.click();
    await expect(professional.toast(words('professional-profile.saved'))).toBeVisible();
    await page.reload();
    await expect(certifications).toHaveValue('Red Seal 2011');
    await expect(licence.getByText(words('professional-profile.papers.unchecked'))).toBeVisible();
    const answer = await request.get(`/api/professionals/${id}`);
    const seen = (await answer.json()) as PublicProfile;
    expect(seen).toMatchObject({
      profession: 'tiler',
      professions: ['tiler', 'plumber', 'handyman'],
      languages: ['fr', 'ht'],
      minimumJob: 120.5,
      certifications: 'Red Seal 2011',
      licence: { number: '5601-1', authority: 'RBQ', checkedAt: null },
      insurance: { company: 'Intact', checkedAt: null },
    });
    expect(JSON.stringify(seen)).not.toContain('P-7');
  });

  test('a change of a checked licence says that the check goes, before it is saved', async ({
    professional,
    words,
  }) => {
    const { page } = professional;
    await professional.signInByCall('pro@demo.test', 'professional');
    await professional.openTab('profile');
    await professional.openPart('papers');
    const number = page.getByLabel(words('professional-profile.papers.licence.number'));
    const licence = page.getByRole('group', {
      name: words('professional-profile.papers.licence.title'),
    });
    const checked = licence.getByText(/^Checked by the operator on /);
    await expect(checked).toBeVisible();
    await number.fill('5600-0000-01');
    await expect(checked).toBeHidden();
    await expect(licence.getByText(/that check is gone/)).toBeVisible();
    await page.getByRole('button', { name: words('professional-profile.discard') }).click();
    await expect(checked).toBeVisible();
  });
});

test('days off are added with their end filled in, and those over are folded away', async ({
  professional,
  words,
}) => {
  const { page } = professional;
  const id = await newProfessional(page, 'Colin Caron', WORK);
  const over = { from: '2025-07-01', to: '2025-07-14' };
  await page.request.patch(`/api/professionals/${id}`, { data: { daysOff: [over] } });
  await page.goto(`${PROFILE}&section=daysOff`);
  const past = page.getByText(words('professional-profile.daysOff.past', { count: 1 }));
  await expect(page.getByText('Jul 1 – 14, 2025')).toBeHidden();
  await past.click();
  await expect(page.getByText('Jul 1 – 14, 2025')).toBeVisible();
  await page.getByRole('button', { name: words('professional-profile.daysOff.add') }).click();
  const from = page.getByLabel(words('professional-profile.daysOff.from'), { exact: true });
  const to = page.getByLabel(words('professional-profile.daysOff.to'));
  await from.fill('2030-12-24');
  await expect(to).toHaveValue('2030-12-24');
  await to.fill('2031-01-02');
  await expect(
    page.getByText(words('professional-profile.daysOff.length', { count: 10 })),
  ).toBeVisible();
  await page.getByRole('button', { name: words('professional-profile.save') }).click();
  await expect(professional.toast(words('professional-profile.saved'))).toBeVisible();
  const stored = await page.request.get(`/api/professionals/${id}`);
  const { daysOff } = (await stored.json()) as OwnProfile;
  expect(daysOff).toEqual([over, { from: '2030-12-24', to: '2031-01-02' }]);
});

test.describe('the service area', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('shows the places it covers before it is saved', async ({ professional, words }) => {
    const { page } = professional;
    await newProfessional(page, 'Robin Gallant', { ...WORK, location: 'Laval, Québec, Canada' });
    await page.goto(`${PROFILE}&section=area`);
    const area = page.locator('#area');
    await expect(area).toBeInViewport();
    await expect(area.getByText(/within 30\skm$/)).toBeVisible();
    await expect(area.getByRole('listitem').filter({ hasText: 'Montreal' }).first()).toBeVisible();
    await page.getByRole('button', { name: words('professional-profile.area.less') }).click();
    await expect(area.getByText(/within 25\skm$/)).toBeVisible();
    await page
      .getByRole('combobox', { name: words('professional-profile.area.location') })
      .fill('qqqqqqq');
    await expect(area.getByText(words('professional-profile.covered.unknown'))).toBeVisible();
  });
});

test('the own page is shown to everybody only once it is switched on', async ({
  professional,
  words,
  request,
}) => {
  const { page } = professional;
  const id = await newProfessional(page, 'Lise Morin', WORK);
  const publicPath = async () =>
    ((await (await request.get(`/api/professionals/${id}`)).json()) as PublicProfile).publicPath;
  await page.goto(`${PROFILE}&section=page`);
  const shown = page.getByRole('switch', { name: words('professional-profile.page.show') });
  await expect(shown).not.toBeChecked();
  expect(await publicPath()).toBeNull();
  await shown.check();
  await expect(professional.toast(words('professional-profile.page.shown'))).toBeVisible();
  const path = await publicPath();
  expect(path).toContain(`lise-morin-${id}`);
  await expect(
    page.getByRole('link', { name: words('professional-profile.page.open') }),
  ).toHaveAttribute('href', path ?? '');
  await expect(page.getByLabel(words('professional-profile.page.badgeCode'))).toHaveValue(
    new RegExp(`/en/badge/${id}\\.svg`),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words('professional-profile.page.copyLink') }).click();
  await expect(professional.toast(words('professional-profile.page.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${id}$`));
  await shown.uncheck();
  await expect(professional.toast(words('professional-profile.page.hidden'))).toBeVisible();
  expect(await publicPath()).toBeNull();
});

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language, 'es');
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    if (isTurn())
      test('the profile and the settings are within reach of everybody', async ({
        customer: professional,
        words,
      }) => {
        const { page } = professional;
        await newProfessional(page, `Noah ${language}`, WORK);
        await page.goto(`/?lang=${language}${PROFILE.slice(1)}`);
        await professional.openPart('about');
        const services = page.getByRole('combobox', {
          name: words('professional-profile.professions.label'),
        });
        await services.click();
        const list = page.getByRole('listbox', {
          name: words('professional-profile.professions.label'),
        });
        await expect(list).toBeVisible();
        await expectAccessible(page);
        expect(await isTooWide(page.locator('html'))).toBe(false);
        await services.press('Escape');
        await page.goto(`/?lang=${language}#/account?section=delete`);
        const contents = page.getByRole('navigation', { name: words('account.sections.label') });
        await expect(
          contents.getByRole('link', { name: words('account.sections.delete') }),
        ).toHaveAttribute('aria-current', 'location');
        await contents.getByRole('link', { name: words('account.sections.security') }).click();
        await expect(page.getByLabel(words('account.password.current'))).toBeInViewport();
        await expectAccessible(page);
        expect(await isTooWide(page.locator('html'))).toBe(false);
      });
  });
}

/** Picks the first match of these letters, by keyboard. */
async function pick(box: Locator, letters: string): Promise<void> {
  await box.fill(letters);
  await box.press('Enter');
  await expect(box).toHaveValue('');
}

function isTooWide(html: Locator): Promise<boolean> {
  return html.evaluate((element) => element.scrollWidth > element.clientWidth);
}
