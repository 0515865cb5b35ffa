import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { URGENCY_NAMES } from '#contract/requests/urgency.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { PSEUDO_LANGUAGES } from '#scripts/languages/pseudo-languages.ts';
import { pseudoText, type PseudoStyle } from '#scripts/languages/pseudo.ts';
import { ERROR_TEXTS } from '#server/platform/http/error-texts.ts';
import { answeringOn } from './actions/answering.ts';
import { askingOn } from './actions/asking.ts';
import { workingOn } from './actions/working.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { letterOf, receiverOfLead } from './support/outbox.ts';
import { test } from './support/pseudo-site.ts';
import { wordsOf, wordsOfPseudo, type Words } from './support/words.ts';

// A folder of `languages` is all that a language needs, from left to right and from right to left.

// One site for all of them, which takes a minute to make.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

const NEED = 'The lights in my kitchen keep flickering, I need an electrician';
const CASES = [
  ['accented', 390],
  ['right-to-left', 390],
  ['right-to-left', 1280],
] as const;

test('nothing but its folder makes a language, and the check names what it lacks', async ({
  site,
}) => {
  expect(site.wrote).toEqual([
    'contract/further-languages.generated.ts',
    'languages/further-texts.generated.ts',
    'docs/openapi.json',
  ]);
  expect(await site.findingsWith('languages/en-XA/web/not-found.ts', (text) => text)).toEqual([]);
  const spoilt = await site.findingsWith('languages/en-XA/web/common.ts', (text) =>
    text.replace(
      /pseudoMessages\(en, 'accented'\)/,
      `(({ signIn, copyright, ...rest }) => ({ ...rest, copyright: 'Ĉ {year}', extra: 'é' }))(pseudoMessages(en, 'accented'))`,
    ),
  );
  expect(spoilt).toEqual([
    'languages/en-XA/web/common.ts: signIn is missing',
    'languages/en-XA/web/common.ts: copyright lacks {brand}',
    'languages/en-XA/web/common.ts: copyright has {year}, which English has not',
    'languages/en-XA/web/common.ts: extra is not in English',
  ]);
});

test('an owner takes a further language away, and offers it', async ({ page, another }) => {
  test.slow();
  const english = wordsOf('en');
  const { page: office } = await another({ viewport: { width: 1280, height: 900 } });
  const data = { email: 'admin@demo.test', password: 'nearhand-demo' };
  expect((await office.request.post('/api/admin/auth', { data })).status()).toBe(200);
  await office.goto('/?lang=en#/admin?lang=en&tab=languages');
  const box = office.getByRole('checkbox', { name: /English \(Pseudo-Accents\)/ });
  const choices = page.getByLabel(english('common.language')).locator('option');
  for (const [isOffered, count] of [
    [false, 4],
    [true, 5],
  ] as const) {
    await box.setChecked(isOffered);
    await office
      .getByRole('button', { name: english('admin-languages.save'), exact: true })
      .click();
    const saved = office.waitForResponse((answer) => answer.request().method() === 'PUT');
    await office
      .getByRole('dialog')
      .getByRole('button', { name: english('admin-languages.confirm.button') })
      .click();
    expect((await saved).status()).toBe(200);
    await page.goto('/?lang=en-XA');
    await expect(page.locator('html')).toHaveAttribute('lang', isOffered ? 'en-XA' : 'en');
    await page.goto('/?lang=en');
    await expect(choices).toHaveCount(count);
  }
});

for (const [style, width] of CASES) {
  const { code, direction } = PSEUDO_LANGUAGES[style];
  // Actions put it into addresses and choose it by its code.
  const language = code as UnderstoodLanguage;
  const isRightToLeft = direction === 'rtl';

  test.describe(`${code} at ${width} px`, () => {
    test.use({
      viewport: { width, height: width < 640 ? 844 : 900 },
      expectedProblems: [/401|404/],
    });

    test('asking, being answered, and every page in it', async ({ page, anotherPerson }) => {
      const words = await wordsOfPseudo(style);
      const customer = {
        ...askingOn(page, language, words),
        ...answeringOn(page, language, words),
      };
      await customer.tellTheAssistant(NEED);
      await expectWrittenIn(page, style);
      if (isRightToLeft) await expectOwnWordsAtTheEnd(page);
      await customer.pickAddressByKeyboard('210 Queen Street West, Toro');
      await customer.expectQuestion('urgency');
      const soon = pseudoText(URGENCY_NAMES.en['Soon (2-3 days)'], style);
      await page.getByRole('button', { name: soon }).click();
      await customer.agree();
      await customer.dialog.waitFor();
      await expectAccessible(page);
      const email = `${code}.${width}@example.test`.toLowerCase();
      await customer.proveEmail(email);
      const code6 = await letterOf(page.request, ({ subject }) => /\d{6}/.test(subject), email);
      expect(code6.subject).not.toMatch(/\b(?:is|your|code)\b/);
      await page.getByRole('link', { name: words('requests.results.follow') }).click();
      await expect(page.locator('#headline')).toBeVisible();
      await expectWrittenIn(page, style);

      const [request] = (await (
        await page.request.get('/api/user/requests')
      ).json()) as OwnRequest[];
      const lead = request!.leads[0]!;
      const other = await anotherPerson({ viewport: page.viewportSize()! });
      await acceptOn(other, {
        language,
        words,
        style,
        lead: lead.id,
        description: request!.description,
      });
      const accepted = await letterOf(
        page.request,
        ({ text }) => text.includes(`lang=${code}`) && text.includes(request!.id),
        email,
      );
      expect(accepted.subject).toContain(lead.professional.name);
      expect(accepted.text.replaceAll(/http\S+/g, '')).not.toMatch(
        /\b(?:accepted|agree|open|your|request)\b/i,
      );

      await page.goto(`/?lang=${code}#/request?id=${request!.id}`);
      await customer.openConversationWith(lead.professional.name);
      await customer.write('Hello!');
      await customer.expectAllSent();
      await expectAccessible(page);
      await expectWrittenIn(page, style);
    });

    test('refusals, public pages and what is not there', async ({ page }) => {
      const words = await wordsOfPseudo(style);
      const data = { email: 'customer@demo.test', password: 'wrong', userType: 'user' };
      const refused = await page.request.post('/api/auth/sign-in', {
        data,
        headers: { 'Accept-Language': code },
      });
      const { error } = (await refused.json()) as { error: string };
      const expected = pseudoText(ERROR_TEXTS.en.wrong_credentials, style);
      expect(error).toBe(expected);

      await page.goto(`/${code}/professionals`);
      await expectWrittenIn(page, style);
      await expectAccessible(page);
      await page.goto(`/?lang=${code}#/subscription-plans`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWrittenIn(page, style);
      await page.goto(`/?lang=${code}#/nowhere`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('not-found.title'));
      const gone = await page.goto(`/${code}/nothing/here`);
      expect(gone?.status()).toBe(404);
      await expectWrittenIn(page, style);
    });
  });
}

interface Answering {
  language: UnderstoodLanguage;
  words: Words;
  style: PseudoStyle;
  lead: string;
  description: string;
}

/** The professional, who reads the language as well, accepts. */
async function acceptOn(page: Page, answering: Answering): Promise<void> {
  const { language, words, style, lead, description } = answering;
  const professional = { ...answeringOn(page, language, words), ...workingOn(page, words) };
  await professional.signInByCall(await receiverOfLead(page.request, lead), 'professional');
  await expect(page.getByText(description).first()).toBeVisible();
  await expectWrittenIn(page, style);
  await professional.acceptLead(description);
}

/** The page says what it is in, runs that way, fits its window and has no heading in English. */
async function expectWrittenIn(page: Page, style: PseudoStyle): Promise<void> {
  const { code, direction } = PSEUDO_LANGUAGES[style];
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', code);
  await expect(root).toHaveCSS('direction', direction);
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  expect(headings.filter((text) => !/[áéíóú]/i.test(text))).toEqual([]);
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, 'how far the page is wider than its window').toBeLessThanOrEqual(0);
}

/** What one says oneself stands left, what the assistant says right. */
async function expectOwnWordsAtTheEnd(page: Page): Promise<void> {
  const middle = async (index: number) => {
    const bubble = page.getByRole('log').getByRole('listitem').nth(index).locator('span').last();
    const { x, width } = (await bubble.boundingBox())!;
    return x + width / 2;
  };
  const own = page.getByRole('log').getByText(NEED);
  const { x, width } = (await own.boundingBox())!;
  expect(x + width / 2).toBeLessThan(await middle(1));
}
