import { expect } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { picturesOf, SIZES, toTop } from './pictures.ts';

// What a professional has, every screen and its states.

/** Behind the hash. */
const SCREENS = {
  leads: '/professional-dashboard',
  figures: '/professional-dashboard?tab=analytics',
  plan: '/professional-dashboard?tab=subscription',
  profile: '/professional-dashboard?tab=profile',
  messages: '/messages',
  notifications: '/notifications',
  'notification-settings': '/notifications?tab=settings',
  account: '/account',
};

const PARTS = [
  'about',
  'photos',
  'papers',
  'reviews',
  'preview',
  'area',
  'availability',
  'hours',
  'daysOff',
  'contact',
  'page',
];

const STAGES = ['waiting', 'accepted', 'in_progress', 'done', 'closed'] as const;
/** A state that is shown in each. */
const STATES = {
  waiting: 'pending',
  accepted: 'accepted',
  in_progress: 'in_progress',
  done: 'completed',
  closed: 'expired',
} as const;

/** Leads of the demo world. */
const WAITING = 'Water heater is leaking';
const TALKING = 'La champlure de la cuisine coule';
const DONE = 'Drain de plancher bouché';

test.setTimeout(300_000);

for (const language of ['en', 'fr'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });
      const show = picturesOf(language, viewport);

      test('the screens of a professional', async ({ page, customer: professional }) => {
        await professional.signInByCall('pro@demo.test', 'professional');
        for (const [name, path] of Object.entries(SCREENS)) {
          await page.goto(`/?lang=${language}#${path}`);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await show(`professional-${name}`, page, { whole: true });
        }
      });

      test('the parts of a profile', async ({ page, customer: professional }) => {
        await professional.signInByCall('pro@demo.test', 'professional');
        for (const part of PARTS) {
          await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile&section=${part}`);
          await expect(page.locator(`#${part}`)).toBeVisible();
          await expect(page.getByRole('main').locator('.animate-shimmer')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          await show(`profile-${part}`, page, { whole: true });
        }
      });

      test('the leads of each stage', async ({ page, customer: professional, words }) => {
        await professional.signInByCall('pro@demo.test', 'professional');
        await page.waitForLoadState('networkidle');
        await show('leads-first', page);
        for (const stage of STAGES) {
          await professional.showLeads(stage);
          await expect(page.getByText(words(`leads.status.${STATES[stage]}`)).last()).toBeVisible();
          await page.waitForLoadState('networkidle');
          if (stage === 'waiting' || stage === 'accepted' || stage === 'in_progress')
            await expect(page.locator('.area-map-town').first()).toBeVisible();
          await toTop(page);
          await show(`leads-${stage}`, page);
        }
      });

      test('what opens over a lead', async ({ page, customer: professional, words }) => {
        await professional.signInByCall('pro@demo.test', 'professional');
        const waiting = await professional.openLead(WAITING);
        for (const action of ['accept', 'decline'] as const) {
          await waiting
            .getByRole('button', { name: words(`leads.${action}`), exact: true })
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await show(`lead-${action}`, page);
          await page.keyboard.press('Escape');
        }
        const talking = await professional.openLead(TALKING);
        await talking.getByRole('button', { name: words('leads.contact') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await show('lead-contact', page);
        await page.keyboard.press('Escape');
        await talking.getByRole('button', { name: words('leads.message') }).click();
        await expect(professional.panel).toBeVisible();
        await page.waitForLoadState('networkidle');
        await show('lead-conversation', page);
        await page.keyboard.press('Escape');
        await professional.showLeads('done');
        await professional.openLead(DONE);
        await show('lead-done', page);
      });

      test('a change of the profile that is refused', async ({
        page,
        customer: professional,
        words,
      }) => {
        await professional.signInByCall('pro@demo.test', 'professional');
        await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile&section=papers`);
        const authority = page.getByLabel(words('professional-profile.papers.licence.authority'));
        await authority.fill('');
        await page.getByRole('button', { name: words('professional-profile.save') }).click();
        await expect(authority).toHaveAttribute('aria-invalid', 'true');
        await show('profile-refused', page);
        await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile`);
        await show('profile-unsaved', page, { whole: true });
      });

      test('a profile that has just begun', async ({ page }) => {
        const work = { profession: 'plumber', location: 'Val-d’Or, Québec, Canada' } as const;
        await newProfessional(page, 'Nadia Roy', work);
        await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile`);
        await page.waitForLoadState('networkidle');
        await show('profile-begun', page, { whole: true });
        await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile&section=about`);
        await page.waitForLoadState('networkidle');
        await show('profile-begun-about', page, { whole: true });
      });
    });
  }
}
