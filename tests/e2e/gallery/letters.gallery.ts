import { showMail } from '#tests/e2e/support/mails.ts';
import { test } from '#tests/e2e/support/people.ts';
import { everyLetter } from '#tests/support/every-letter.ts';
import { picturesOf, SIZES } from './pictures.ts';

// Every letter in each of its variants, as a mail.

test.setTimeout(300_000);

const SAID = {
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

for (const language of ['en', 'fr'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });

      test('every letter', async ({ page }) => {
        const show = picturesOf(language, viewport);
        await page.goto('/dev/outbox');
        for (const [number, letter] of everyLetter(language, SAID[language]).entries()) {
          await showMail(page, letter, language);
          await show(`letter-${String(number).padStart(2, '0')}-${letter[0]}`, page, {
            whole: true,
          });
        }
      });
    });
  }
}
