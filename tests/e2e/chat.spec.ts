import type { UnderstoodLanguage } from '#contract/language.ts';
import { PROFESSION_NAMES } from '#contract/professionals/professions.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { intercept, interceptOnce } from './support/intercept.ts';
import { test } from './support/people.ts';
import { wordsOf } from './support/words.ts';

// Unusual paths of the conversation: messages without a need, abandoned and restored drafts, the
// own location.

test.setTimeout(180_000);

const NEED = 'I need a plumber, the kitchen tap has been dripping since Monday';
/** In Rosemont, Montreal. */
const HERE = { latitude: 45.5536, longitude: -73.5818 };

test.describe('what is no need', () => {
  test('is greeted, explained, or answered that no trade does it', async ({
    page,
    customer,
    words,
  }) => {
    const log = page.getByRole('log');
    await customer.tellTheAssistant('hello');
    await expect(log).toContainText(words('assistant-chat.reply.greeting'));
    await customer.answer('what is this site?');
    await expect(log).toContainText(words('assistant-chat.reply.about-us', { brand: 'Nearhand' }));
    const more = log.getByRole('link', { name: words('assistant-chat.page.about') });
    await expect(more).toHaveAttribute('href', '/about');
    await customer.answer('I need a taxi to the airport');
    await expect(log).toContainText(words('assistant-chat.reply.outside'));
    const find = page.getByRole('combobox', { name: words('assistant-chat.findTrade') });
    await expect(find).toBeVisible();
    await expectAccessible(page);
    await find.fill('auto');
    await page.keyboard.press('Enter');
    await customer.expectQuestion('description');
    await expect(log).toContainText(PROFESSION_NAMES.en['auto-mechanic'].one);
  });

  test('is answered in three languages where it is in another', async ({ page, customer }) => {
    await customer.tellTheAssistant('Ich brauche dringend einen Klempner für meine Küche');
    for (const language of ['en', 'fr', 'es'] satisfies UnderstoodLanguage[])
      await expect(page.getByRole('log').locator(`[lang=${language}]`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Français (Québec)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsOf('fr')('assistant-chat.title'),
    );
    await page.getByLabel(wordsOf('fr')('assistant-chat.inputLabel')).fill('un plombier svp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(
      wordsOf('fr')('assistant-chat.gotIt', { profession: 'plombier' }),
    );
  });

  test('can go on in the language it is written in', async ({ page, customer }) => {
    await customer.tellTheAssistant('Je cherche un plombier, ma champlure coule depuis lundi');
    await customer.expectQuestion('location');
    await page.getByRole('button', { name: 'Continuer en français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page
      .getByRole('combobox', { name: wordsOf('fr')('assistant-chat.inputLabel') })
      .fill('Laval');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(wordsOf('fr')('assistant-chat.ask.urgency'));
  });
});

test.describe('a draft', () => {
  test('that is left by going back is there again by going forward', async ({
    page,
    customer,
    words,
  }) => {
    await customer.tellTheAssistant(NEED);
    await customer.expectQuestion('location');
    await page.goBack();
    await expect(page.getByLabel(words('landing.hero.label'))).toHaveValue('');
    await page.goForward();
    await customer.expectQuestion('location');
    await expect(page.getByText(words('assistant-chat.keptDraft'))).toBeVisible();

    await page.getByRole('button', { name: words('assistant-chat.startOver') }).click();
    await expect(page.getByRole('log')).toHaveText(
      `${words('assistant-chat.assistant')}: ${words('assistant-chat.greeting')}`,
    );
    await expect(page.getByText(words('assistant-chat.keptDraft'))).toBeHidden();
  });

  test('that is closed is gone, after a reload too', async ({ page, customer, words }) => {
    await customer.tellTheAssistant(NEED);
    await customer.expectQuestion('location');
    await page.getByRole('button', { name: words('assistant-chat.close') }).click();
    const box = page.getByLabel(words('landing.hero.label'));
    await expect(box).toHaveValue('');
    // Going back is asynchronous: a reload before its end would open the conversation again.
    await expect(page).not.toHaveURL(/v=chat/);
    await page.reload();
    await expect(box).toBeVisible();
    await expect(page.getByRole('log')).toBeHidden();
  });

  test('whose first words were still being read is read after a reload', async ({
    page,
    customer,
  }) => {
    const never = () => new Promise<void>(() => {});
    const letThrough = await intercept(page, '**/api/chat/analyze', never);
    await customer.tellTheAssistant(NEED);
    letThrough();
    await page.reload();
    await customer.expectQuestion('location');
    await expect(page.getByRole('log').getByText(NEED)).toHaveCount(1);
  });

  test.describe('whose reading', () => {
    test.use({ expectedProblems: [/Failed to load resource: net::ERR_FAILED .*analyze/] });

    test('is broken off by a reload is read after it', async ({ page, customer }) => {
      let breakOff = () => {};
      const broken = new Promise<void>((resolve) => (breakOff = resolve));
      await interceptOnce(page, '**/api/chat/analyze', async (route) => {
        await broken;
        await route.abort();
      });
      await customer.tellTheAssistant(NEED);
      const warned = page.waitForEvent('console', (line) =>
        line.text().includes('not be analysed'),
      );
      // As browsers do: the page is left, its requests fail, and its code still runs for a moment.
      await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
      breakOff();
      await warned;
      await page.reload();
      await customer.expectQuestion('location');
    });
  });

  test('of a signed-in customer waits for the next new request', async ({
    page,
    customer,
    words,
  }) => {
    await customer.signInByCall('customer@demo.test', 'user');
    const begin = page.getByRole('button', { name: words('customer-home.newRequest') }).first();
    await begin.click();
    await expect(page.getByRole('log')).toContainText(words('assistant-chat.greeting'));
    await customer.answer(NEED);
    await customer.expectQuestion('location');
    await page.reload();
    await customer.expectQuestion('location');
    await page.goBack();
    await begin.click();
    await expect(page.getByText(words('assistant-chat.keptDraft'))).toBeVisible();
    await customer.expectQuestion('location');
    await page.getByRole('button', { name: words('assistant-chat.close') }).click();
    await begin.click();
    await expect(page.getByRole('log')).toContainText(words('assistant-chat.greeting'));
    await expect(page.getByRole('log').getByText(NEED)).toBeHidden();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('a draft is not sent, and still there', async ({ page, customer, words }) => {
    await customer.signInByCall('customer@demo.test', 'user');
    await page
      .getByRole('button', { name: words('customer-home.newRequest') })
      .first()
      .click();
    await expect(page.getByRole('log')).toContainText(words('assistant-chat.greeting'));
    await customer.answer(NEED);
    await customer.pickAddressByKeyboard('Rosemont');
    await customer.chooseUrgency('Soon (2-3 days)');
    await customer.expectQuestion('confirmation');
    await page.context().setOffline(true);
    await customer.agree();
    await expect(page.getByText(words('assistant-chat.notSent'))).toBeVisible();
    await expect(customer.toast(words('requests.toast.error'))).toBeVisible();
    await expect(page.getByRole('log')).toContainText(NEED);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: words('assistant-chat.close') }).click();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Escape leaves a field, then the sheet; Back leaves the sheet alone', async ({
    page,
    customer,
  }) => {
    await customer.tellTheAssistant(NEED);
    await customer.expectQuestion('location');
    await customer.openSummary();
    await customer.edit('description');
    const box = customer.summary().getByRole('textbox');
    await box.fill('never mind');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(customer.summary()).not.toContainText('never mind');
    await expect(customer.summary().locator(':focus')).toBeVisible();
    await customer.closeSummary();
    await customer.openSummary();
    await page.goBack();
    await expect(customer.summary()).toBeHidden();
    await customer.expectQuestion('location');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tile leads to its trades; the keyboard comes for words, not over buttons', async ({
    page,
    customer,
    words,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: words('landing.categories.tech.title') }).tap();
    const trade = (slug: 'web-designer' | 'dj') =>
      page.getByRole('button', { name: PROFESSION_NAMES.en[slug].one, exact: true });
    await expect(trade('web-designer')).toBeVisible();
    await expect(trade('dj')).toBeHidden();
    const field = page.getByLabel(words('assistant-chat.inputLabel'));
    await expect(field).not.toBeFocused();
    await trade('web-designer').tap();
    await expect(field).toBeFocused();
    const focused = await page.evaluateHandle(() => document.activeElement);
    await customer.answer('A site for my bakery, with our hours and pictures');
    await customer.expectQuestion('location');
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test.describe('the own location', () => {
  test.describe('that may be known', () => {
    test.use({ permissions: ['geolocation'], geolocation: HERE });

    test('is the place of the request, in the chat and in the summary', async ({
      page,
      customer,
      words,
    }) => {
      await customer.tellTheAssistant(NEED);
      await customer.expectQuestion('location');
      await page.getByRole('button', { name: words('assistant-chat.here.use') }).click();
      await customer.expectQuestion('urgency');
      await expect(customer.summary()).toContainText('Rosemont');
      await customer.edit('location');
      const place = customer.summary().getByRole('combobox');
      await place.fill('Laval');
      // The suggestions lie over the button.
      await expect(place).toHaveAttribute('aria-expanded', 'true');
      await place.press('Escape');
      await customer
        .summary()
        .getByRole('button', { name: words('assistant-chat.save') })
        .click();
      await expect(customer.summary()).toContainText('Laval');
      await customer.edit('location');
      const here = { name: words('assistant-chat.here.use') };
      await customer.summary().getByRole('button', here).click();
      await expect(customer.summary()).toContainText('Rosemont');
      await customer.expectQuestion('urgency');
    });
  });

  test('that is denied is answered politely', async ({ page, customer, words }) => {
    await customer.tellTheAssistant(NEED);
    await customer.expectQuestion('location');
    await page.getByRole('button', { name: words('assistant-chat.here.use') }).click();
    await expect(page.getByText(words('assistant-chat.here.denied'))).toBeVisible();
    await page.getByRole('combobox', { name: words('assistant-chat.inputLabel') }).focus();
    await customer.pickAddressByKeyboard('Rosemont');
  });

  test.describe('in the middle of an ocean', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 30, longitude: -45 } });

    test('is nowhere we know', async ({ page, customer, words }) => {
      await customer.tellTheAssistant(NEED);
      await customer.expectQuestion('location');
      await page.getByRole('button', { name: words('assistant-chat.here.use') }).click();
      await expect(page.getByText(words('assistant-chat.here.nowhere'))).toBeVisible();
    });
  });
});
