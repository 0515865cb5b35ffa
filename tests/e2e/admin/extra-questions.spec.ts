import type { Page } from '@playwright/test';
import { keepingCatalogueOn } from '#tests/e2e/actions/admin-catalogue.ts';
import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { decidingOn } from '#tests/e2e/actions/admin-requests.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';
import type { Words } from '#tests/e2e/support/words.ts';

// The page requests the admin's session before there is one (401).
test.use({ expectedProblems: [/status of 401/] });
test.setTimeout(300_000);

const WORK = { profession: 'plumber', location: 'Baie-Comeau, Québec, Canada' } as const;

const READERS = [
  {
    language: 'en',
    width: 1280,
    need: 'I need a plumber, my kitchen tap leaks',
    heater: { question: 'What kind of water heater is it?', options: ['Electric', 'Gas'] },
    taps: 'How many taps leak?',
    photo: 'Can you show us the tap?',
    access: 'How do we get in?',
  },
  {
    language: 'fr',
    width: 390,
    need: 'J’ai besoin d’un plombier, le robinet de ma cuisine coule',
    heater: { question: 'Quel type de chauffe-eau avez-vous?', options: ['Électrique', 'Au gaz'] },
    taps: 'Combien de robinets coulent?',
    photo: 'Pouvez-vous nous montrer le robinet?',
    access: 'Comment entre-t-on?',
  },
  {
    language: 'es',
    width: 1280,
    need: 'Necesito un plomero, gotea la llave de mi cocina',
    heater: { question: '¿Qué tipo de calentador tiene?', options: ['Eléctrico', 'De gas'] },
    taps: '¿Cuántas llaves gotean?',
    photo: '¿Puede mostrarnos la llave?',
    access: '¿Cómo se entra?',
  },
] as const;

for (const { language, width, need, heater, taps, photo, access } of READERS) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an operator’s questions are asked, and their answers read by who is to come', async ({
        customer,
        professional,
        another,
        words,
      }) => {
        const operator = await another();
        const operating = operatingOn(operator.page, language, words);
        await operating.signIn();
        const catalogue = keepingCatalogueOn(operator.page, language, words);
        await catalogue.openTrade('plumber');
        await catalogue.addQuestion(1, language, { kind: 'number', question: taps });
        await catalogue.addQuestion(2, language, { kind: 'choice', ...heater });
        await catalogue.addQuestion(3, language, { kind: 'photo', question: photo });
        await catalogue.addQuestion(4, language, { kind: 'text', question: access });
        await catalogue.addQuestion(5, language, { kind: 'text', question: 'Old?' });
        await catalogue.moveQuestionUp(2);
        await catalogue.removeQuestion(5);
        await expectAccessible(operator.page);
        expect(await beyondOf(operator.page)).toBeLessThanOrEqual(0);
        await catalogue.save();

        const { page } = professional;
        await newProfessional(page, 'Bert Roy', WORK);

        const log = customer.page.getByRole('log');
        const chip = (name: string) => customer.page.getByRole('button', { name, exact: true });
        const skip = words('assistant-chat.skipQuestion');
        await customer.tellTheAssistant(need);
        await expect(log.getByText(heater.question, { exact: true })).toBeVisible();
        await expectAccessible(customer.page);
        await chip(heater.options[1]).click();
        await expect(log.getByText(taps, { exact: true })).toBeVisible();
        await customer.answer('3');
        await expect(log.getByText(photo, { exact: true })).toBeVisible();
        await expect(chip(words('assistant-chat.add.photos')).first()).toBeVisible();
        await expectAccessible(customer.page);
        await chip(skip).click();
        await expect(log.getByText(access, { exact: true })).toBeVisible();
        await customer.answer('514 555 0199');
        await customer.pickAddressByKeyboard('Baie-Com');
        await customer.chooseUrgency('Soon (2-3 days)');
        await customer.expectQuestion('confirmation');
        const summary = log.locator('dl');
        await expect(summary).toContainText(`${heater.question}${heater.options[1]}`);
        await expect(summary).not.toContainText(photo);
        await expectAccessible(customer.page);
        await correctDetail(customer.page, words, taps, '4');
        await expect(summary).toContainText(`${taps}4`);
        await customer.agree();
        await customer.proveEmail(`asked-${language}-${Date.now()}@example.test`);
        const results = customer.page.getByRole('heading', {
          name: words('requests.results.title'),
        });
        await expect(results).toBeVisible();
        await expect(customer.page.getByText(heater.question)).toBeVisible();

        await page.goto(`/?lang=${language}#/professional-dashboard?tab=requests`);
        const seen = page.getByRole('main').locator('dl');
        await expect(seen).toContainText(`${heater.question}${heater.options[1]}`);
        await expect(seen).toContainText(`${taps}4`);
        await expect(seen).toContainText(`${access}•••`);
        await expectAccessible(page);

        await operating.openSection('requests');
        await operating.main.locator('a[href*="open="]').first().click();
        await decidingOn(operator.page, words).expectStatus('sent');
        await expect(operating.main).toContainText(`${access}514 555 0199`);
        await expectAccessible(operator.page);
        const file = await operator.page.request.get('/api/admin/exports/requests');
        expect(await file.text()).toContain(`${heater.question} ${heater.options[1]}; ${taps} 4`);
      });
  });
}

const beyondOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Corrects an answer in the summary, which is a sheet on a phone. */
async function correctDetail(page: Page, words: Words, question: string, answer: string) {
  const bar = page.getByRole('button', { name: words('assistant-chat.summaryTitle') });
  const isSheet = await bar.first().isVisible();
  if (isSheet) await bar.first().click();
  const edit = words('assistant-chat.changeDetail', { question });
  await page.getByRole('button', { name: edit, exact: true }).click();
  await page.getByRole('textbox', { name: question, exact: true }).fill(answer);
  await expectAccessible(page);
  await page.getByRole('button', { name: words('assistant-chat.save'), exact: true }).click();
  if (isSheet) await page.keyboard.press('Escape');
}
