import { randomInt } from 'node:crypto';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { inTurn } from './support/in-turn.ts';
import { test, type Person } from './support/people.ts';
import { wordsOf } from './support/words.ts';

// Signing in, from the sign-in screen and from the conversation, and signing out.

const PASSWORD = 'seven lamps beside a river';
const NEW_PASSWORD = 'eleven boats below the bridge';

/** A whole request in one sentence. */
const NEEDS: Record<UnderstoodLanguage, string> = {
  en: 'Two sockets in my hallway went dead, I need an electrician in Toronto this week',
  fr: 'Mon évier est bouché, il me faut un plombier à Montréal cette semaine',
  es: 'Se tapó el lavabo del baño, necesito un plomero en Coyoacán mañana',
};

let people = 0;
const newAddress = (language: UnderstoodLanguage) =>
  `new-${language}-${Date.now()}-${people++}@example.test`;
const newPhone = () => `+1438${randomInt(2_100_000, 9_000_000)}`;

for (const language of UNDERSTOOD_LANGUAGES) {
  const isTurn = inTurn(language);
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.setTimeout(180_000);

    test('an account by password: made, confirmed, left and entered again', async ({
      page,
      customer,
      words,
    }) => {
      const email = newAddress(language);
      await customer.openSignIn();
      await customer.changeForm('createAccount');
      await expectAccessible(page);
      await customer.fillSignUp({ name: 'Ana Flores', email, password: PASSWORD });
      await customer.press(words('sign-in.signUp.submit'));
      await customer.expectHome('Ana Flores');
      await customer.openAccount();
      await expectAccessible(page);
      await customer.confirmEmail(email);
      const main = page.getByRole('main');
      await expect(main.getByText(words('account.contacts.proven'), { exact: true })).toBeVisible();
      await customer.signOut();
      await enter(customer, email, PASSWORD);
    });

    test.describe('elsewhere', () => {
      // The page of a session that was ended from another one.
      test.use({ expectedProblems: [/status of 401/] });

      if (isTurn())
        test('a forgotten password is replaced, which ends every other session', async ({
          customer,
          professional: elsewhere,
          words,
        }) => {
          const email = newAddress(language);
          await makeAccount(customer, email);
          await customer.openAccount();
          await customer.confirmEmail(email);
          await customer.signOut();
          await enter(elsewhere, email, PASSWORD);
          await customer.openSignIn();
          await customer.resetPassword(email, NEW_PASSWORD);
          await expect(customer.toast(words('sign-in.reset.done'))).toBeVisible();
          await customer.expectHome('Ana Flores');
          await expectSignedOut(elsewhere);
          await elsewhere.openSignIn();
          await elsewhere.enterPassword(email, PASSWORD);
          await expect(elsewhere.toast(words('sign-in.failed'))).toBeVisible();
          await elsewhere.enterPassword(email, NEW_PASSWORD);
          await elsewhere.expectHome('Ana Flores');
        });

      if (isTurn())
        test('a session elsewhere is ended from the account', async ({
          customer,
          professional: elsewhere,
          words,
        }) => {
          const email = newAddress(language);
          await makeAccount(elsewhere, email);
          await enter(customer, email, PASSWORD);
          await customer.openAccount();
          const sessions = customer.page.getByRole('region', {
            name: words('account.sessions.title'),
          });
          await expect(sessions.getByRole('listitem')).toHaveCount(2);
          await sessions.getByRole('listitem').getByRole('button').click();
          await expect(sessions.getByRole('listitem')).toHaveCount(1);
          await expectSignedOut(elsewhere);
          await customer.page.reload();
          await expect(sessions.getByRole('listitem')).toHaveCount(1);
        });
    });

    if (isTurn())
      test('by codes and by providers from the sign-in screen', async ({ customer }) => {
        const ways = [
          () => customer.enterByCode('email', newAddress(language)),
          () => customer.enterByCode('phone', newPhone()),
          () => customer.enterBy('google', 'Lucía Herrera'),
          () => customer.enterBy('facebook', 'Gabriel Côté'),
        ];
        for (const enter of ways) {
          await customer.openSignIn();
          await enter();
          await customer.expectHome();
          await customer.signOut();
        }
      });

    if (isTurn())
      test('a professional signing up by a code is asked for their trade, and sees recent activity', async ({
        page,
        customer: professional,
        words,
      }) => {
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await professional.openSignIn();
        const roles = page.getByRole('group', { name: words('sign-in.role') });
        await roles.getByText(words('sign-in.professional'), { exact: true }).click();
        await professional.enterByCode('email', newAddress(language));
        await expect(heading).toHaveText(words('trade.title'));
        await professional.press(words('trade.submit'));
        const profession = professional.field(words('trade.profession'));
        await expect(profession).toBeFocused();
        await expectAccessible(page);
        await profession.selectOption('electrician');
        await professional.press(words('trade.submit'));
        await expect(heading).toHaveText(words('professional-dashboard.title'));
        await professional.openAccount();
        const recent = page.getByRole('region', { name: words('account.activity.title') });
        await expect(recent.getByRole('listitem')).toHaveCount(1);
        await expect(recent).toContainText(words('account.activity.kinds.signed_up'));
        await expectAccessible(page);
      });

    const waysInAConversation = {
      'a code to a phone': (person: Person) => person.connectByCode('phone', newPhone()),
      Google: (person: Person) => person.enterBy('google', 'Hannah Brooks'),
      Facebook: (person: Person) => person.enterBy('facebook', 'Sofía Rojas'),
    };
    for (const [way, enter] of Object.entries(waysInAConversation)) {
      if (isTurn())
        test(`a conversation goes on after ${way}`, async ({ page, customer, words }) => {
          await tellAll(customer);
          await enter(customer);
          await expect(page.getByRole('log').getByText(NEEDS[language]).first()).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            words('requests.results.title'),
          );
          expect(new URL(page.url()).search).not.toContain('auth');
          const answer = await page.request.get('/api/user/requests');
          expect(await answer.text()).toContain(NEEDS[language].split(',')[0]);
        });
    }

    if (isTurn())
      test('an invalid answer of a provider shows an error and changes nothing', async ({
        page,
        customer,
        words,
      }) => {
        await page.goto(`/?auth=success&user=%7Bbroken&lang=${language}`);
        await expect(customer.toast(words('sign-in-return.unreadable'))).toBeVisible();
        expect(page.url()).not.toContain('broken');
        await page.goto(`/?auth=error&message=account_exists&lang=${language}`);
        const message = words('sign-in-return.reasons.account_exists');
        await expect(customer.toast(words('sign-in-return.error', { message }))).toBeVisible();
        await page.goto(`/?auth=error&message=Call+1+800+555-0142&lang=${language}`);
        await expect(customer.toast(words('sign-in-return.social'))).toBeVisible();
        await expect(page.getByText('555-0142')).toHaveCount(0);
      });
  });
}

test.describe('a new account', () => {
  test.use({ language: 'es', expectedProblems: [/status of 409/] });

  test('of a professional names a profession; passwords must agree and addresses be free', async ({
    page,
    customer,
    words,
  }) => {
    const { field, press, toast } = customer;
    const submit = words('sign-in.signUp.submit');
    await customer.openSignIn();
    await customer.changeForm('createAccount');
    await customer.fillSignUp({ name: 'x', email: 'pro@demo.test', password: PASSWORD });
    await page.getByText(words('sign-in.professional'), { exact: true }).click();
    await expect(field(words('sign-in.email'))).toHaveValue('');

    await customer.fillSignUp({ name: 'Eva', email: 'pro@demo.test', password: PASSWORD });
    await press(submit);
    await expect(field(words('sign-in.signUp.profession'))).toBeFocused();
    await field(words('sign-in.signUp.profession')).selectOption('electrician');
    await field(words('sign-in.signUp.confirm')).fill('something else');
    await press(submit);
    await expect(toast(words('sign-in.signUp.mismatch'))).toBeVisible();
    await field(words('sign-in.signUp.confirm')).fill(PASSWORD);
    await press(submit);
    await expect(field(words('sign-in.email'))).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await field(words('sign-in.email')).fill(newAddress('es'));
    await press(submit);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      words('professional-dashboard.title'),
    );
  });
});

test.describe('at a provider', () => {
  test.use({ language: 'fr' });

  test('cancelling at the provider leads back to the conversation', async ({
    page,
    customer,
    words,
  }) => {
    await tellAll(customer);
    await page.getByRole('button', { name: words('connect.google') }).click();
    await expect(customer.toast(words('connect.termsRequired'))).toBeVisible();
    await customer.dialog.getByRole('checkbox').check();
    await page.getByRole('button', { name: words('connect.google') }).click();
    await page.getByRole('button').last().click();
    await expect(customer.toast(words('sign-in-return.cancelled'))).toBeVisible();
    await expect(page.getByRole('log').getByText(NEEDS.fr).first()).toBeVisible();
    await page.getByRole('button', { name: words('assistant-chat.openContact') }).click();
    await expect(customer.dialog).toBeVisible();
  });
});

/** Up to the sign-in dialog. */
async function tellAll(person: Person): Promise<void> {
  await person.tellTheAssistant(NEEDS[person.language]);
  await person.agree();
  await expect(person.dialog).toBeVisible();
}

async function makeAccount(person: Person, email: string): Promise<void> {
  await person.openSignIn();
  await person.changeForm('createAccount');
  await person.fillSignUp({ name: 'Ana Flores', email, password: PASSWORD });
  await person.press(wordsOf(person.language)('sign-in.signUp.submit'));
  await person.expectHome('Ana Flores');
}

async function enter(person: Person, email: string, password: string): Promise<void> {
  await person.openSignIn();
  await person.enterPassword(email, password);
  await person.expectHome('Ana Flores');
}

async function expectSignedOut({ page, language }: Person): Promise<void> {
  await page.goto(`/?lang=${language}#/account`);
  await page.reload();
  await expect(page.getByRole('main').locator('input[name=password]')).toBeVisible();
}
