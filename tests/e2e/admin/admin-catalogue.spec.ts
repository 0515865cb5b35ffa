import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { keepingCatalogueOn } from '#tests/e2e/actions/admin-catalogue.ts';
import { takingInOn } from '#tests/e2e/actions/admin-import.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401). A file that is no table is
// refused.
test.use({ expectedProblems: [/status of (401|422)/] });
test.setTimeout(300_000);

const READERS = [
  { language: 'en', width: 1280, name: 'Pipe professional' },
  { language: 'fr', width: 390, name: 'Pro de la plomberie' },
  { language: 'es', width: 1280, name: 'Experto en tuberías' },
] as const;

const LIST = [
  'Full name;Contact;Trade;City',
  'Ana Roy;ana@roy.example;plumber;Rimouski',
  '=Zoé;zoe@roy.example;plonbier;Rimouski',
].join('\r\n');

for (const { language, width, name } of READERS) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator takes a list in, having looked at it first', async ({ page, words }) => {
        await operatingOn(page, language, words).signIn();
        const list = takingInOn(page, language, words);
        const main = page.getByRole('main');
        await list.open();
        await expectAccessible(page);
        await list.upload('letter.csv', 'Dear all,\nthis is no list.\n');
        await expect(main.getByText(words('admin-import.stops.noTable'))).toBeVisible();
        await list.upload('list.csv', LIST);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('list.csv');
        await list.hold('Contact', 'email');
        await list.sayWhy('a trade fair');
        await list.check();
        expect(await list.figures()).toEqual(['1', '0', '1']);
        await expectAccessible(page);
        expect(await list.downloadReport()).toBe('list.refused.csv');
        await list.takeIn();
        await expect(main.getByText(words('admin-import.task.imported'))).toBeVisible();
        await list.open();
        await list.upload('again.csv', LIST);
        await list.hold('Contact', 'email');
        await list.sayWhy('a trade fair');
        await list.takeIn();
        await expect(main.getByText(words('admin-import.again'), { exact: true })).toBeVisible();
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await beyond()).toBeLessThanOrEqual(0);
      });

    if (isTurn())
      test('an operator renames a trade, teaches its words and stops offering another', async ({
        page,
        words,
        request,
      }) => {
        await operatingOn(page, language, words).signIn();
        const catalogue = keepingCatalogueOn(page, language, words);
        await catalogue.open();
        await expectAccessible(page);
        await catalogue.openTrade('plumber');
        await catalogue.rename(name);
        await catalogue.addWord('chantepleure');
        await expectAccessible(page);
        await catalogue.save();
        await catalogue.openTrade('roofer');
        await catalogue.stopOffering();
        await catalogue.save();
        const data = { message: 'chantepleure', language };
        const read = await request.post('/api/chat/analyze', { data });
        expect(await read.json()).toMatchObject({ profession: 'plumber' });

        await catalogue.open();
        await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      });
  });
}
