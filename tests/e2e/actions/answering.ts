import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** Actions of a person with an account: signing in, talking to the other side. */
export function answeringOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const panel = page.getByRole('dialog', {
    name: new RegExp(words('conversation.title', { id: '' })),
  });
  return {
    panel,

    async signIn(email: string, role: 'user' | 'professional') {
      await page.goto(`/?lang=${language}`);
      await page
        .getByRole('link', { name: words('common.signIn') })
        .first()
        .click();
      await page
        .getByText(words(`sign-in.${role}`), { exact: true })
        .first()
        .click();
      await page.getByLabel(words('sign-in.email')).fill(email);
      await page
        .getByLabel(words('sign-in.password'), { exact: true })
        .fill(await demoPassword(page));
      await page.getByRole('button', { name: words('sign-in.submit'), exact: true }).click();
    },

    /** Without the form: by a call, then the home of this role. */
    async signInByCall(email: string, role: 'user' | 'professional') {
      const data = { email, password: await demoPassword(page), userType: role };
      const answer = await page.request.post('/api/auth/sign-in', { data });
      expect(answer.status(), await answer.text()).toBe(200);
      const home = role === 'user' ? 'dashboard' : 'professional-dashboard';
      await page.goto(`/?lang=${language}#/${home}`);
    },

    async openConversationWith(name: string) {
      await page.getByRole('button', { name: words('customer-home.messageTo', { name }) }).click();
      await expect(panel.getByText(words('conversation.empty'))).toBeVisible();
    },

    async write(message: string) {
      await panel.getByLabel(words('conversation.input')).fill(message);
      await page.keyboard.press('Enter');
    },

    async expectAllSent() {
      await expect(panel.getByText(words('conversation.sending'))).toBeHidden();
      await expect(panel.getByText(words('conversation.notSent'))).toBeHidden();
    },
  };
}

/** The demo world publishes its password. */
async function demoPassword(page: Page): Promise<string> {
  const answer = await page.request.get('/api/auth/options');
  const { demoAccounts } = (await answer.json()) as { demoAccounts: { password: string }[] };
  return demoAccounts[0]?.password ?? '';
}
