import { TEST_CARDS } from '../cards.ts';
import { brandOf, formatNumber } from './card-fields.ts';
import type { CardTexts } from './card-texts.ts';
import { drawing, make } from './dom.ts';
import { ICONS } from './icons.ts';

/** A notice that this is a test; opened, it lists the test cards, and fills in the chosen one. */
export function drawTestCards(texts: CardTexts, choose: (number: string) => void): HTMLElement {
  const list = make('ul');
  const summary = make(
    'summary',
    {},
    make('span', { class: 'Badge' }, texts.testMode),
    make('span', {}, texts.testCards),
    drawing(ICONS.chevron),
  );
  const box = make('details', { class: 'TestCards' }, summary, list);
  for (const [number, behaviour] of Object.entries(TEST_CARDS)) {
    const button = make(
      'button',
      { type: 'button' },
      drawing(ICONS[brandOf(number) ?? 'visa']),
      make('span', { class: 'Outcome' }, texts.outcomes[behaviour]),
      make('span', { class: 'Number' }, formatNumber(number)),
    );
    button.addEventListener('click', () => {
      box.open = false;
      choose(number);
    });
    list.append(make('li', {}, button));
  }
  return box;
}
