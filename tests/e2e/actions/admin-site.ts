import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { PageSlug } from '#contract/site.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

interface Chosen {
  name: string;
  colour: string;
  /** SVG. */
  logo: string;
}

/** A signed-in operator's actions on the site: brand, pages, contact messages. */
export function keepingSiteOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const open = (query: string) => page.goto(`/?lang=${language}#/admin?lang=${language}&${query}`);
  return {
    async openBrand() {
      await open('tab=brand');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('admin-brand.title'));
    },

    /** An illegible colour is refused while it is picked; the nearest legible one is offered. */
    async tryColour(colour: string, nearest: string) {
      await main.getByLabel(words('admin-brand.colour'), { exact: true }).fill(colour);
      await expect(
        main.getByRole('button', { name: words('admin-brand.save'), exact: true }),
      ).toBeDisabled();
      await press(words('admin-brand.useNearest', { colour: nearest }));
    },

    async chooseBrand({ name, colour, logo }: Chosen) {
      await main.getByLabel(words('admin-brand.name'), { exact: true }).fill(name);
      await main.getByLabel(words('admin-brand.colour'), { exact: true }).fill(colour);
      await main
        .getByLabel(words('admin-brand.chooseLogo'))
        .last()
        .setInputFiles({
          name: 'logo.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from(logo),
        });
      await main.getByLabel(words('admin-brand.logoHasName')).check();
      await press(words('admin-brand.save'));
      await expect(main.getByText(words('admin-brand.everywhere'))).toBeVisible();
    },

    /** Edits and publishes the title and one more section with a list and a link. */
    async publishPage(slug: PageSlug, title: string, text: string) {
      await open(`tab=content&open=${slug}.${language}`);
      await main.getByLabel(words('admin-content.pageTitle')).fill(title);
      await press(words('admin-content.addSection'));
      await main.getByLabel(words('admin-content.sectionTitle')).last().fill(title);
      await main.getByLabel(words('admin-content.sectionText'), { exact: true }).last().fill(text);
      await press(words('admin-content.preview'));
      await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
      await dialog.getByRole('button', { name: words('common.close') }).click();
      await press(words('admin-content.publish'));
      await dialog.getByRole('button', { name: words('admin-content.publish') }).click();
      await expect(dialog).toBeHidden();
    },

    /** Publishes the built-in text again. */
    async restoreBuiltIn() {
      const name = words('admin-content.builtIn');
      await press(words('admin-content.restoreIt', { name }));
      await dialog.getByRole('button', { name: words('admin-content.restore') }).click();
      await expect(dialog).toBeHidden();
    },

    async answerMessage(message: string) {
      await open('tab=content&part=messages');
      const item = main.getByRole('listitem').filter({ hasText: message });
      await item.getByRole('button', { name: words('admin-content.messages.mark') }).click();
      await expect(
        item.getByRole('button', { name: words('admin-content.messages.reopen') }),
      ).toBeVisible();
    },
  };
}
