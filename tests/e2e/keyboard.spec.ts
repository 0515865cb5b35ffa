import type { Locator, Page } from '@playwright/test';
import { URGENCY_NAMES } from '#contract/requests/urgency.ts';
import { expect } from './support/fixtures.ts';
import { newCustomer, newProfessional, sendRequest } from './support/newcomers.ts';
import { codeFor } from './support/outbox.ts';
import { test } from './support/people.ts';
import { said } from './support/tap-conversation.ts';

test.setTimeout(180_000);

test('a request is made without a pointer', async ({ page, customer, words }) => {
  await page.goto('/');
  await tabTo(page, words('landing.hero.label'));
  await page.keyboard.type('I need a plumber');
  await page.keyboard.press('Enter');
  await customer.expectQuestion('description');
  await page.keyboard.type('The kitchen tap drips\n');
  await customer.pickAddressByKeyboard('Toronto');
  await customer.expectQuestion('urgency');
  await tabTo(page, URGENCY_NAMES.en['Not urgent (within a week)'], 'Shift+Tab');
  await page.keyboard.press('Enter');
  await customer.expectQuestion('confirmation');
  await page.keyboard.type('yes\n');
  await expect(customer.dialog).toBeVisible();

  const email = `keyboard-${Date.now()}@example.test`;
  await tabTo(page, words('connect.emailLabel'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(words('connect.codeLabel'))).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, email));
  const results = page.getByRole('heading', { name: words('requests.results.title') });
  await expect(results).toBeFocused();
});

test('a lead is accepted, and both talk, without a pointer', async ({
  customer,
  professional,
  words,
}) => {
  const work = { profession: 'plumber', location: 'Norman Wells, Northwest Territories' } as const;
  const name = 'Odile Clavier';
  await newProfessional(professional.page, name, work);
  await newCustomer(customer.page.request, 'Omer Clavier');
  const { id } = await sendRequest(customer.page.request, work, 'The kitchen tap drips');

  const { keyboard } = professional.page;
  const lead = professional.leadSaying('The kitchen tap drips');
  await professional.page.goto('/?lang=en#/professional-dashboard');
  await tabTo(lead, words('leads.accept'));
  await keyboard.press('Enter');
  await tabTo(professional.page, words('leads.acceptMessage'));
  await keyboard.type('I can come at noon.');
  await tabTo(professional.page.getByRole('dialog'), words('leads.accept'));
  await keyboard.press('Enter');
  await tabTo(lead, words('leads.message'));
  await keyboard.press('Enter');

  await customer.page.goto(`/?lang=en#/request?id=${id}`);
  await tabTo(customer.page, words('request.messageTo', { name }));
  await customer.page.keyboard.press('Enter');
  await expect(said(customer, 'I can come at noon.')).toBeVisible();
  await tabTo(customer.panel, words('conversation.input'));
  await customer.page.keyboard.type('Noon is fine.\n');
  await expect(said(professional, 'Noon is fine.')).toBeVisible();
  await tabTo(professional.panel, words('conversation.input'));
  await keyboard.type('See you then.\n');
  await expect(said(customer, 'See you then.')).toBeVisible();
  await keyboard.press('Escape');
  await expect(professional.panel).toBeHidden();
});

test('Escape closes the suggestions and nothing else', async ({ page, customer, words }) => {
  await customer.tellTheAssistant('The kitchen tap drips since monday');
  await customer.expectQuestion('location');
  await page.keyboard.type('Montr');
  const list = page.getByRole('listbox', { name: words('assistant-chat.inputLabel') });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  const field = page.getByRole('combobox', { name: words('assistant-chat.inputLabel') });
  await expect(field).toHaveValue('Montr');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
});

test('Escape closes a dialog and gives the focus back', async ({ page, browser, words }) => {
  const work = {
    profession: 'plumber',
    location: 'Inuvik, Northwest Territories, Canada',
  } as const;
  await newProfessional(page, 'Gil Clavier', work);
  const elsewhere = await browser.newContext();
  await newCustomer(elsewhere.request, 'Ines Clavier');
  await sendRequest(elsewhere.request, work, 'The kitchen tap drips');
  await elsewhere.close();
  await page.goto('/professional-dashboard');
  const decline = page.getByRole('button', { name: words('leads.decline') });
  await decline.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(decline).toBeFocused();
});

test('F8 reaches a notification over a dialog, Escape closes it alone', async ({
  page,
  customer,
  words,
}) => {
  await customer.tellTheAssistant('I need a plumber in Toronto today, the kitchen tap drips');
  await customer.agree();
  await page.getByLabel(words('connect.emailLabel')).fill('somebody@example.test');
  await page.keyboard.press('Enter');
  const toast = customer.toast(words('connect.termsRequired'));
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  const focused = page.locator(':focus');
  await expect(focused).toContainText(words('connect.termsRequired'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(customer.dialog).toBeVisible();
});

/** Tabs until an element of this name has the focus, and asserts a visible focus ring. */
async function tabTo(
  within: Page | Locator,
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const target = within.getByLabel(name).or(within.getByRole('button', { name })).first();
  await expect(target).toBeVisible();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 30 && !(await there()); steps += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    const shown = (of: Element | null): boolean =>
      of !== null && (getComputedStyle(of).outlineStyle !== 'none' || shown(of.parentElement));
    return shown(element);
  });
  expect(ring, `a ring around ${name}`).toBe(true);
}
