import { expect } from './fixtures.ts';
import type { Person } from './people.ts';

// The two of the demo world who have agreed on a tap talk about it, as people do.
const TAP = 'La champlure de la cuisine coule';

/** Both in their conversation, in browsers of their own. */
export async function meet(customer: Person, professional: Person) {
  await Promise.all([
    customer.signIn('customer@demo.test', 'user'),
    professional.signIn('pro@demo.test', 'professional'),
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

/** Where somebody writes. */
export const field = ({ panel }: Person) => panel.getByRole('textbox');
/** The messages that hold a text, as somebody sees them. */
export const said = ({ panel }: Person, text: string) =>
  panel.getByRole('listitem').filter({ hasText: text });
