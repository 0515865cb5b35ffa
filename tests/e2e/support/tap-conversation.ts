import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Person } from './people.ts';

// The conversation of the demo world's customer and professional about a tap.
const TAP = 'La champlure de la cuisine coule';

/** From the customer's list: on a wide screen the details of one request stand beside it. */
export async function openTapConversation(page: Page): Promise<void> {
  const request = page.getByRole('listitem').filter({ hasText: TAP }).first();
  await expect(request).toBeVisible();
  const row = request.locator('button[aria-expanded=false]').first();
  if (await row.isVisible()) await row.click();
  await request
    .getByRole('button', { name: /Luc Gagnon/ })
    .first()
    .click();
}

/** Both open their conversation, in their own browsers. */
export async function meet(customer: Person, professional: Person) {
  await Promise.all([
    customer.signInByCall('customer@demo.test', 'user'),
    professional.signInByCall('pro@demo.test', 'professional'),
  ]);
  const { page } = customer;
  await openTapConversation(page);
  const lead = await professional.openLead(TAP);
  await lead.getByRole('button', { name: /^Message/ }).click();
  for (const person of [customer, professional]) {
    await expect(person.panel.getByRole('listitem').first()).toBeVisible();
  }
}

/** The message field. */
export const field = ({ panel }: Person) => panel.getByRole('textbox');
/** The messages with a text, as this person sees them. */
export const said = ({ panel }: Person, text: string) =>
  panel.getByRole('listitem').filter({ hasText: text });
