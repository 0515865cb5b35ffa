import { expect } from './fixtures.ts';
import type { Person } from './people.ts';

// The conversation of the demo world's customer and professional about a tap.
const TAP = 'La champlure de la cuisine coule';

/** Both open their conversation, in their own browsers. */
export async function meet(customer: Person, professional: Person) {
  await Promise.all([
    customer.signInByCall('customer@demo.test', 'user'),
    professional.signInByCall('pro@demo.test', 'professional'),
  ]);
  const { page } = customer;
  await page
    .getByRole('listitem')
    .filter({ hasText: TAP })
    .getByRole('button', { name: /Luc Gagnon/ })
    .first()
    .click();
  await professional
    .leadSaying(TAP)
    .getByRole('button', { name: /^Message/ })
    .click();
  for (const person of [customer, professional]) {
    await expect(person.panel.getByRole('listitem').first()).toBeVisible();
  }
}

/** The message field. */
export const field = ({ panel }: Person) => panel.getByRole('textbox');
/** The messages with a text, as this person sees them. */
export const said = ({ panel }: Person, text: string) =>
  panel.getByRole('listitem').filter({ hasText: text });
