import type { Page } from '@playwright/test';
import { SURE } from '#contract/requests/assistant.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { PROFESSION_NAMES } from '#contract/professionals/professions.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { LIKELY_CONFIDENCE } from '#contract/dialogue/interpret-analysis.ts';
import { keywordProfession } from '#contract/dialogue/keyword-fallbacks.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { test, type Person } from './support/people.ts';

// The summary beside the conversation: what was misread, ambiguous or dangerous is corrected there.

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const NEEDS: Record<UnderstoodLanguage, Record<'need' | 'better' | 'typed' | 'place', string>> = {
  en: {
    need: 'I need a plumber, the kitchen tap has been dripping since Monday',
    better: 'The wall socket beside the sink is wet',
    typed: 'Rosemont',
    place: 'Rosemont',
  },
  fr: {
    need: 'Il me faut un plombier, ma champlure de cuisine coule depuis lundi',
    better: 'La prise à côté de l’évier est mouillée',
    typed: 'Rosemont',
    place: 'Rosemont',
  },
  es: {
    need: 'Necesito un plomero, gotea la llave de la cocina desde el lunes',
    better: 'El enchufe junto al fregadero está mojado',
    typed: 'Coyoac',
    place: 'Coyoacán',
  },
};

const TWO_NEEDS: Record<UnderstoodLanguage, string[]> = {
  en: [
    'I need a plumber for a leaking tap. I also need a painter for my bedroom.',
    'My kitchen tap leaks and I also need the living room painted',
  ],
  fr: [
    'Il me faut un plombier pour ma champlure. J’ai aussi besoin d’un peintre pour la chambre.',
    'Mon robinet coule et j’aimerais aussi faire peindre le salon',
  ],
  es: [
    'Necesito un plomero, gotea la llave. También necesito un pintor para el cuarto.',
    'Gotea la llave del baño desde ayer y también quiero pintar la sala',
    'Necesito un plomero para la llave. También necesito un pintor para el cuarto.',
  ],
};

const DANGERS: Record<UnderstoodLanguage, string[]> = {
  en: ['There is a strong smell of gas in my kitchen', 'My house is on fire'],
  fr: ['Ça sent le gaz dans ma cuisine', 'Il y a le feu dans ma cuisine'],
  es: ['Huele mucho a gas en la cocina', 'Se está quemando mi casa'],
};

/** None of these names a trade. */
const UNSURE: Record<UnderstoodLanguage, string[]> = {
  en: [
    'someone for the basement',
    'a crack in the ceiling',
    'my door does not close',
    'noise in the wall',
    'wet wall',
    'a smell in the bathroom',
    'the garage door',
  ],
  fr: [
    'bruit dans le mur',
    'mur humide au sous-sol',
    'le plafond est taché',
    'une odeur dans la salle de bain',
    'la porte du garage',
    'la porte ferme mal',
  ],
  es: [
    'la puerta no cierra',
    'agua en el piso cerca del refri',
    'ruido en la pared',
    'pared húmeda',
    'un olor en el baño',
    'la puerta del garaje',
  ],
};

test.setTimeout(180_000);

for (const [index, language] of UNDERSTOOD_LANGUAGES.entries()) {
  const isTurn = inTurn(language, 'es');
  const [viewport, other] = index % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE];

  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ language, viewport });

    if (isTurn())
      test('corrected midway, reloaded and navigated back, a request is sent as shown', async ({
        page,
        customer,
        words,
      }) => {
        const { need, better, typed, place } = NEEDS[language];
        await customer.tellTheAssistant(need);
        await customer.expectQuestion('location');
        await customer.openSummary();
        await expect(customer.summary()).toContainText(PROFESSION_NAMES[language].plumber.one);
        await customer.correctProfession('electrician');
        await customer.correctUrgency('Soon (2-3 days)');
        await expectAccessible(page);
        await customer.closeSummary();
        // The focus stays in the correction until it is confirmed.
        const address = page.getByRole('combobox', { name: words('assistant-chat.inputLabel') });
        await expect(address).not.toBeFocused();
        await address.focus();
        await customer.pickAddressByKeyboard(typed);
        await customer.expectQuestion('confirmation');
        const log = page.getByRole('log');
        await expect(log).toContainText(PROFESSION_NAMES[language].electrician.one);

        await page.reload();
        await expect(page.getByText(words('assistant-chat.keptDraft'))).toBeVisible();
        await customer.expectQuestion('confirmation');
        await customer.openSummary();
        await customer.correctDescription(better);
        await customer.closeSummary();
        await expect(log.locator('dl')).toContainText(better);
        await expect(page.getByText(words('assistant-chat.keptDraft'))).toBeHidden();

        await customer.back.click();
        await expect(log).not.toContainText(better);
        await customer.back.click();
        await customer.expectQuestion('location');
        await expect(address).toHaveValue(new RegExp(place));
        await expectAccessibleIn(page, [other, viewport]);
        await address.fill('');
        await customer.pickAddressByKeyboard(typed);
        await customer.agree();
        await customer.proveEmail(`understood-${language}-${Date.now()}@example.test`);
        await expectSent(page, { profession: 'electrician', urgency: 'Soon (2-3 days)' });
      });

    if (isTurn())
      test('what else was mentioned is a draft of its own, and all are sent together', async ({
        page,
        customer,
        words,
      }) => {
        const { message, analysis } = await customer.findMessage(
          TWO_NEEDS[language],
          ({ otherNeeds, confidence }) => otherNeeds.length > 0 && confidence >= SURE,
        );
        const [next] = analysis.otherNeeds;
        await customer.tellTheAssistant(message);
        const said = next?.words ?? '';
        await expect(page.getByRole('log')).toContainText(said, { ignoreCase: true });
        await describeIfAsked(customer, 'It drips all day');
        const place = await customer.pickAddressByKeyboard(NEEDS[language].typed);
        await customer.chooseUrgency('Soon (2-3 days)');
        const cards = page.getByRole('log').locator('dl');
        await expect(cards).toHaveCount(2);
        await expect(cards.last()).toContainText(said, { ignoreCase: true });
        await expectAccessibleIn(page, [other, viewport]);
        await customer.agree(2);
        await customer.proveEmail(`two-${language}-${Date.now()}@example.test`);
        await expectSent(page, { profession: next?.profession, location: place });
        const follow = page.getByRole('link', { name: words('requests.results.followOne') });
        await expect(follow).toHaveCount(2);
        await expectAccessibleIn(page, [other, viewport]);
      });

    if (isTurn())
      test('one of several is sent alone, and after a reload the other', async ({
        page,
        customer,
        words,
      }) => {
        const { message, analysis } = await customer.findMessage(
          TWO_NEEDS[language],
          ({ otherNeeds, confidence }) => otherNeeds.length > 0 && confidence >= SURE,
        );
        await customer.tellTheAssistant(message);
        await describeIfAsked(customer, 'It drips all day');
        await customer.pickAddressByKeyboard(NEEDS[language].typed);
        await customer.chooseUrgency('Soon (2-3 days)');
        await page
          .getByRole('button', { name: words('assistant-chat.sendThis') })
          .first()
          .click();
        await customer.proveEmail(`alone-${language}-${Date.now()}@example.test`);
        const sent = page.getByRole('list', { name: words('assistant-chat.sentTitle') }).first();
        await expect(sent.getByRole('link')).toHaveCount(1);
        await customer.expectQuestion('confirmation');
        await expectAccessibleIn(page, [other, viewport]);
        await page.reload();
        await expect(sent.getByRole('link')).toHaveCount(1);
        await customer.agree();
        await expectSent(page, { profession: analysis.otherNeeds[0]?.profession });
      });

    if (isTurn())
      test('a danger is answered before anything else, until it is over', async ({
        page,
        customer,
        words,
      }) => {
        const { message, analysis } = await customer.findMessage(
          DANGERS[language],
          ({ emergency }) => emergency !== null,
        );
        const { kind, number } = analysis.emergency ?? { kind: 'gas', number: '' };
        await customer.tellTheAssistant(message);
        const banner = page
          .getByRole('alert')
          .filter({ hasText: words(`assistant-chat.danger.${kind}.title`) });
        await expect(banner).toBeVisible();
        await expect(banner.getByRole('link')).toHaveAttribute('href', `tel:${number}`);
        await expectAccessibleIn(page, [other, viewport]);
        await page.reload();
        await expect(banner).toBeVisible();
        await banner.getByRole('button', { name: words('assistant-chat.danger.dismiss') }).click();
        await expect(banner).toBeHidden();
        await page.reload();
        await expect(page.getByText(words('assistant-chat.keptDraft'))).toBeVisible();
        await expect(banner).toBeHidden();
      });

    if (isTurn())
      test('an uncertain service is asked for twice, and finally chosen', async ({
        page,
        customer,
        words,
      }) => {
        const { message, analysis } = await customer.findMessage(
          UNSURE[language],
          ({ profession, confidence, kind }) =>
            profession !== null &&
            confidence >= LIKELY_CONFIDENCE &&
            confidence < SURE &&
            kind === 'need',
        );
        expect(keywordProfession(message)).toBeNull();
        const names = PROFESSION_NAMES[language];
        const likely = [analysis.profession, analysis.alternatives[0]].flatMap((one) => one ?? []);
        await customer.tellTheAssistant(message);
        for (const profession of likely)
          await expect(
            page.getByRole('button', { name: names[profession as 'mason'].one, exact: true }),
          ).toBeVisible();
        await expect(customer.back).toBeHidden();
        await expectAccessibleIn(page, [other, viewport]);
        await page.getByRole('button', { name: words('assistant-chat.somethingElse') }).click();
        await expect(page.getByLabel(words('assistant-chat.chooseTrade'))).toBeVisible();
        await customer.answer('???');
        await expect(page.getByRole('log')).toContainText(words('assistant-chat.goOn'));
        await describeIfAsked(customer, 'Nobody has looked at it for years');
        await customer.pickAddressByKeyboard(NEEDS[language].typed);
        await customer.chooseUrgency('Soon (2-3 days)');
        const box = page.getByRole('combobox', { name: words('assistant-chat.findTrade') });
        await expect(box).toBeVisible();
        await expectAccessible(page);
        await box.fill(names.mason.one.slice(0, 4));
        await page.getByRole('option', { name: names.mason.one }).click();
        await customer.expectQuestion('confirmation');
        await expect(page.getByRole('log').locator('dl')).toContainText(names.mason.one);
      });
  });
}

/** Asserts that axe finds nothing in any of these sizes; the last one stays. */
async function expectAccessibleIn(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

/** The next question is for the details or for what comes after them. */
async function describeIfAsked(customer: Person, text: string): Promise<void> {
  const header = customer.page.getByRole('progressbar').first();
  await expect(header).not.toHaveAttribute('aria-valuenow', '17');
  if ((await header.getAttribute('aria-valuenow')) !== '33') return;
  await customer.expectQuestion('description');
  await customer.answer(text);
}

/** Expects the customer's newest request to match. */
async function expectSent(page: Page, expected: Record<string, unknown>): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(async () => {
    const answer = await page.request.get('/api/user/requests');
    const [request] = (await answer.json()) as OwnRequest[];
    expect(request).toMatchObject(expected);
  }).toPass();
  expect(await page.evaluate(() => sessionStorage.getItem('nearhand:kept-chat'))).toBeNull();
}
