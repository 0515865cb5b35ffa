import type { UnderstoodLanguage } from '#contract/language.ts';
import { keepingCatalogueOn } from '#tests/e2e/actions/admin-catalogue.ts';
import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';

// The page requests the admin's session before there is one (401).
test.use({ expectedProblems: [/status of 401/] });
test.setTimeout(300_000);

const NAMES = { en: 'Chimney sweep', fr: 'Ramoneur', es: 'Deshollinador' };
const EXAMPLES: Record<UnderstoodLanguage, readonly string[]> = {
  en: ['My chimney needs to be swept before winter', 'Soot is falling into the fireplace'],
  fr: ['Ma cheminée doit être ramonée avant l’hiver', 'De la suie tombe dans le foyer'],
  es: ['Hay que deshollinar la chimenea antes del invierno', 'Cae hollín en la chimenea'],
};
const WORK = { profession: 'plumber', location: 'Baie-Comeau, Québec, Canada' } as const;

const READERS = [
  { language: 'en', width: 1280, need: 'black soot from the chimney fell into our fireplace' },
  {
    language: 'fr',
    width: 390,
    need: 'ma cheminée doit être ramonée, la suie tombe dans le foyer',
  },
  { language: 'es', width: 1280, need: 'la chimenea tira hollín, hay que deshollinarla' },
] as const;

for (const { language, width, need } of READERS) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator adds a trade, a sentence is understood as it, and who has it gets the lead', async ({
        customer,
        professional,
        another,
        words,
      }) => {
        const operator = await another();
        await operatingOn(operator.page, language, words).signIn();
        const catalogue = keepingCatalogueOn(operator.page, language, words);
        await catalogue.open();
        await catalogue.openNewTrade();
        await catalogue.nameTrade(NAMES);
        for (const of of ['en', 'fr', 'es'] as const)
          for (const message of EXAMPLES[of]) await catalogue.addExample(of, message);
        await catalogue.chooseIcon('house');
        await expectAccessible(operator.page);
        const beyond = await operator.page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(beyond).toBeLessThanOrEqual(0);
        await catalogue.addTrade();
        await expect(
          operator.page.getByRole('main').getByText(NAMES[language]).first(),
        ).toBeVisible();

        const { page } = professional;
        await newProfessional(page, 'Bert Roy', WORK);
        await page.goto(`/?lang=${language}#/professional-dashboard?tab=profile`);
        await professional.openPart('about');
        const label = words('professional-profile.professions.label');
        const services = page.getByRole('combobox', { name: label });
        await services.fill(NAMES[language]);
        await page.getByRole('option', { name: NAMES[language] }).click();
        await page.getByRole('button', { name: words('professional-profile.save') }).click();
        await expect(professional.toast(words('professional-profile.saved'))).toBeVisible();

        await customer.tellTheAssistant(need);
        await customer.pickAddressByKeyboard('Baie-Com');
        await customer.chooseUrgency('Soon (2-3 days)');
        await customer.expectQuestion('confirmation');
        const summary = customer.page.getByRole('log').locator('dl');
        await expect(summary).toContainText(NAMES[language]);
        await expectAccessible(customer.page);
        await customer.agree();
        await customer.proveEmail(`swept-${language}-${Date.now()}@example.test`);
        await expect(
          customer.page.getByRole('heading', { name: words('requests.results.title') }),
        ).toBeVisible();
        await expect(customer.page.getByText('Bert Roy')).toBeVisible();

        await page.goto(`/?lang=${language}#/professional-dashboard?tab=requests`);
        await professional.expectLead(need, NAMES[language]);
        await expectAccessible(page);

        // The button of its public pages leads here.
        const visitor = await another();
        await visitor.page.goto(`/ask?lang=${language}&trade=trade-1001`);
        const log = visitor.page.getByRole('log');
        await expect(log.getByRole('listitem').first()).toContainText(NAMES[language]);
        await visitor.expectQuestion('description');
        await expect(log).not.toContainText('…');
      });
  });
}
