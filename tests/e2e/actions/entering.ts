import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from '../support/fixtures.ts';
import { codeFor } from '../support/outbox.ts';
import type { Words } from '../support/words.ts';

export type Provider = 'google' | 'facebook';

/** Actions of signing in, and in the account. */
export function enteringOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const used = new Set<string>();
  const link = (text: string) => text.replace(/^.*<\w+>(.*)<\/\w+>.*$/, '$1');
  return {
    async openSignIn() {
      await page.goto(`/?lang=${language}#/sign-in`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('sign-in.title'));
    },

    /** To another form of the screen, by its link. */
    async changeForm(to: 'createAccount' | 'haveAccount') {
      await press(link(words.raw(`sign-in.${to}`) as string));
    },

    async fillSignUp(account: { name: string; email: string; password: string }) {
      await field(words('sign-in.signUp.name')).fill(account.name);
      await field(words('sign-in.email')).fill(account.email);
      await field(words('sign-in.password')).fill(account.password);
      await field(words('sign-in.signUp.confirm')).fill(account.password);
    },

    /** Fields and buttons of the forms, by their text. */
    field,
    press,

    async enterPassword(email: string, password: string) {
      await field(words('sign-in.email')).fill(email);
      await field(words('sign-in.password')).fill(password);
      await press(words('sign-in.submit'));
    },

    /** By a code to an e-mail address or phone, in the dialog of the sign-in screen. */
    async enterByCode(channel: 'email' | 'phone', contact: string) {
      await press(words('sign-in.withCode'));
      await connectByCode(channel, contact);
    },

    connectByCode,

    /** From any provider button, through the stand-in's page, as the person of that name. */
    async enterBy(provider: Provider, person: string) {
      await acceptTerms();
      await page.getByRole('button', { name: words(`connect.${provider}`) }).click();
      await page.getByRole('button', { name: person }).click();
    },

    async expectHome(name?: string) {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('customer-home.title'),
      );
      if (name) await expect(main).toContainText(words('customer-home.hello', { name }));
    },

    async signOut() {
      // On a phone it is in the account.
      if ((page.viewportSize()?.width ?? 0) < 640) await this.openAccount();
      // A professional's dashboard has a second one below the header.
      await page
        .getByRole('button', { name: words('common.signOut') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByRole('link', { name: words('common.signIn') }).first()).toBeVisible();
    },

    async openAccount() {
      const bar = page.getByRole('navigation', { name: words('phone-bar.label') });
      await page
        .getByRole('link', { name: words('common.header.account') })
        .or(bar.getByRole('link', { name: words('phone-bar.account') }))
        .click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('account.title'));
    },

    async confirmEmail(email: string) {
      await press(words('account.contacts.confirm.email'));
      await dialog.getByRole('button', { name: words('account.contacts.send') }).click();
      const code = dialog.getByLabel(words('account.contacts.code'));
      await expect(code).toBeVisible();
      await code.pressSequentially(await freshCode(email));
      await expect(dialog).toBeHidden();
    },

    /** Requests a code and sets a new password with it. */
    async resetPassword(email: string, password: string) {
      await press(words('sign-in.forgotten'));
      await field(words('sign-in.email')).fill(email);
      await press(words('sign-in.reset.sendCode'));
      const code = field(words('sign-in.reset.code'));
      await expect(code).toBeVisible();
      await code.pressSequentially(await freshCode(email));
      await field(words('sign-in.reset.title')).fill(password);
      await press(words('sign-in.reset.submit'));
    },
  };

  /** In the dialog, where the terms are shown. */
  async function acceptTerms() {
    if (await dialog.isVisible()) await dialog.getByRole('checkbox').check();
  }

  async function freshCode(address: string): Promise<string> {
    const code = await codeFor(page.request, address, used);
    used.add(code);
    return code;
  }

  async function connectByCode(channel: 'email' | 'phone', contact: string) {
    await dialog.getByRole('tab', { name: words(`connect.${channel}`) }).click();
    await dialog.getByLabel(words(`connect.${channel}Label`)).fill(contact);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: words('connect.sendCode') }).click();
    const code = dialog.getByLabel(words('connect.codeLabel'));
    await expect(code).toBeVisible();
    await code.pressSequentially(await freshCode(contact));
    await expect(dialog).toBeHidden();
  }
}
