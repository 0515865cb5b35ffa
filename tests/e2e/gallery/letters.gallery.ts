import type { Language } from '#contract/language.ts';
import { composeMail } from '#server/notifications/outbox/compose-message.ts';
import { withPicturesFrom } from '#server/notifications/pictures/picture.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';
import { everyLetter, SITE } from '#tests/support/every-letter.ts';
import { picturesOf, SIZES } from './pictures.ts';

// Every letter in each of its variants, as a mail.

test.setTimeout(300_000);

const SAID: Record<'en' | 'fr', { name: string; description: string }> = {
  en: {
    name: 'Hannah Brooks',
    description:
      'The tap in the kitchen has been leaking since yesterday, and the cabinet below it is getting wet. Could you come after four?',
  },
  fr: {
    name: 'Gabriel Côté',
    description:
      'Le robinet de la cuisine coule depuis hier et l’armoire en dessous commence à être mouillée. Pouvez-vous passer après 16 h?',
  },
};
const LINKS = { unsubscribe: 'https://n.test/unsubscribe', preferences: 'https://n.test/choose' };
const SENDER = { brand: SITE.brandName, publicUrl: SITE.publicUrl };

for (const language of ['en', 'fr'] as const satisfies Language[]) {
  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });

      test('every letter', async ({ page }) => {
        const show = picturesOf(language, viewport);
        await page.goto('/dev/outbox');
        for (const [number, [kind, letter]] of everyLetter(language, SAID[language]).entries()) {
          const { html } = composeMail(letter, language, SENDER, LINKS);
          await page.setContent(
            withPicturesFrom(html ?? '', (name) => `/dev/outbox/picture?name=${name}`),
            { waitUntil: 'networkidle' },
          );
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(letter.heading);
          await show(`letter-${String(number).padStart(2, '0')}-${kind}`, page, { whole: true });
        }
      });
    });
  }
}
