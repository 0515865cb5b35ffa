import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';
import { walkToMessage, walkToReview } from './main-job.ts';
import { expectLoaded, picturesOf, SIZES, take } from './pictures.ts';

// Every screen and its states in light and dark, to look at: `npm run screenshots -- <folder>`.

/** Of a guest: the name of the picture, and the address behind the hash. */
const GUEST = {
  landing: '/home',
  'sign-in': '/sign-in',
  plans: '/subscription-plans',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  onboarding: '/professional-onboard',
  'not-found': '/nowhere',
};

/** Served as pages of their own. */
const PUBLIC = {
  en: { trade: 'plumbers', city: 'plumbers/montreal-quebec' },
  fr: { trade: 'plombiers', city: 'plombiers/montreal-quebec' },
  es: { trade: 'plomeros', city: 'plomeros/montreal-quebec' },
} as const;

test.setTimeout(300_000);
// An unknown address.
test.use({ expectedProblems: [/40[134]/] });

for (const language of UNDERSTOOD_LANGUAGES) {
  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });
      const show = picturesOf(language, viewport);

      test('what a guest sees', async ({ page }) => {
        for (const [name, path] of Object.entries(GUEST)) {
          await page.goto(`/?lang=${language}#${path}`);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await show(name, page, { whole: true });
        }
      });

      test('the public pages', async ({ page }) => {
        const { trade, city } = PUBLIC[language];
        const paths = { directory: 'professionals', trade, city };
        for (const [name, path] of Object.entries(paths)) {
          await page.goto(`/${language}/${path}`);
          await show(name, page, { whole: true });
        }
        await page.getByRole('link', { name: 'Luc Gagnon' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luc Gagnon');
        await show('public-profile', page, { whole: true });
      });

      if (language === 'es') return;

      test('the main job', async ({ customer, professional, words }) => {
        const people = { customer, professional, words, language };
        await walkToReview(people, await walkToMessage(people, show), show);
      });

      test('what a customer has', async ({ page, customer }) => {
        await customer.signInByCall('customer@demo.test', 'user');
        await customer.expectHome();
        await show('customer-home', page, { whole: true });
        await customer.openMyReviews();
        await expectLoaded(page);
        await show('customer-reviews', page);
        for (const path of ['/account', '/notifications']) {
          await page.goto(`/?lang=${language}#${path}`);
          await expectLoaded(page);
          await show(`customer${path.replace('/', '-')}`, page, { whole: true });
        }
      });
    });
  }
}

/** The pictures of the README, by the name of the screen. */
const README: Record<string, string> = {
  'chat-urgency': 'assistant',
  'request-accepted': 'requests',
};

test.describe('of the README', () => {
  test.use({ viewport: { width: 1120, height: 720 } });

  test('two pictures', async ({ customer, professional, words, language }) => {
    const people = { customer, professional, words, language };
    await walkToMessage(people, async (name, page) => {
      const picture = README[name];
      if (picture) await take(page, `docs/screenshots/${picture}.png`);
    });
  });
});
