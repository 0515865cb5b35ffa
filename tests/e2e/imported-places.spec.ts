import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { INVENTED_CITY, writeLines } from '#tests/support/invented-city.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { testAlone as test } from './support/own-program.ts';
import type { OwnProgram } from './support/programs.ts';

// What an operator imported by `nearhand import-places`, as people meet it.

const COMMAND = join(import.meta.dirname, '../../server/app/command.ts');

async function importCity({ dataDir }: OwnProgram): Promise<void> {
  const file = join(dataDir, 'tilbourg.geojsonseq');
  await writeLines(file, INVENTED_CITY);
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir, DEMO: 'on' };
  await promisify(execFile)(process.execPath, [COMMAND, 'import-places', file], { env });
}

const CASES: Record<
  Exclude<UnderstoodLanguage, 'es'>,
  { message: string; street: string; width: number }
> = {
  fr: {
    message: 'ma champlure coule depuis ce matin, rue des Tilleuls, quartier Saint-Machin',
    street: 'ma champlure de cuisine coule depuis ce matin au 12 rue des Tilleuls',
    width: 390,
  },
  en: {
    message: 'my kitchen tap is leaking at 45 Linden St in La Cressonnière',
    street: 'my kitchen tap is leaking at 12 Linden Street',
    width: 1280,
  },
};

test.setTimeout(180_000);

for (const language of ['fr', 'en'] as const) {
  const { message, street, width } = CASES[language];
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test('the chat understands an imported street, and the credits name OpenStreetMap', async ({
      page,
      customer,
      program,
    }) => {
      await importCity(program);
      await customer.tellTheAssistant(message);
      // Its town is not asked for.
      await customer.expectQuestion('urgency');
      await expectAccessible(page);
      await picture(page, `understood-${language}`);
      await page.goto(`/credits?lang=${language}`);
      const credit = page.getByRole('link', { name: 'OpenStreetMap' });
      await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
      await expectAccessible(page);
      await credit.scrollIntoViewIfNeeded();
      await picture(page, `credits-${language}`);
    });

    test('a street without its town is offered with the imported one', async ({
      page,
      customer,
      program,
    }) => {
      await importCity(program);
      await customer.tellTheAssistant(street);
      const town = page.getByRole('button', { name: /^Tilbourg-sur-Orle/ });
      await expect(town).toBeVisible();
      await expectAccessible(page);
      await picture(page, `towns-${language}`);
      await town.click();
      await customer.expectQuestion('urgency');
      await expect(page.getByRole('log')).toContainText('Tilbourg-sur-Orle');
      await picture(page, `town-${language}`);
    });

    test('an address field suggests it', async ({ page, customer, program, words }) => {
      await importCity(program);
      await customer.tellTheAssistant(language === 'fr' ? 'ma champlure coule' : 'my tap leaks');
      await customer.expectQuestion('location');
      const field = page.getByRole('combobox', { name: words('assistant-chat.inputLabel') });
      await field.fill('12 rue des till');
      const option = page.getByRole('option', { name: /12 Rue des Tilleuls.*Tilbourg-sur-Orle/ });
      await expect(option).toBeVisible();
      await picture(page, `suggestions-${language}`);
      await option.click();
      await expect(page.getByRole('log')).toContainText('Rue des Tilleuls');
      await picture(page, `chosen-${language}`);
    });
  });
}

/** For a look by eye: PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}
