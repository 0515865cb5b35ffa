import type { Card } from '../cards.ts';
import { drawField, type Field } from './card-field.ts';
import { FIELD_NAMES, digitsOf, readExpiry, type FieldName } from './card-fields.ts';
import type { CardTexts } from './card-texts.ts';
import { make } from './dom.ts';
import { drawTestCards } from './test-cards.ts';

export interface CardForm {
  root: HTMLElement;
  isEmpty(): boolean;
  isComplete(): boolean;
  /** The card; undefined with an invalid field, which shows its error and gets the focus. */
  read(): Card | undefined;
  /** The error of the first invalid field. */
  firstProblem(): string | undefined;
  focus(): void;
  clear(): void;
}

interface Drawing {
  texts: CardTexts;
  /** What the cardholder agrees to; empty where the site shows it itself. */
  terms?: string;
  changed(): void;
}

/** Draws number, expiry and security code, with the test cards above them. */
export function drawCardForm({ texts, terms, changed }: Drawing): CardForm {
  const fields: Record<FieldName, Field> = {
    number: drawField('number', texts, { changed, advance: () => fields.expiry.focus() }),
    expiry: drawField('expiry', texts, { changed, advance: () => fields.cvc.focus() }),
    cvc: drawField('cvc', texts, { changed, advance: () => {} }),
  };
  const all = FIELD_NAMES.map((name) => fields[name]);
  const fill = (number: string) => {
    fields.number.fill(number);
    fields.expiry.fill(`12${String(new Date().getFullYear() + 3).slice(2)}`);
    fields.cvc.fill('123');
    fields.cvc.focus();
  };
  const row = make('div', { class: 'Row' }, fields.expiry.root, fields.cvc.root);
  const root = make(
    'div',
    { class: 'Form', dir: 'ltr' },
    drawTestCards(texts, fill),
    fields.number.root,
    row,
  );
  if (terms) root.append(make('p', { class: 'TermsText' }, terms));
  return {
    root,
    isEmpty: () => all.every((field) => field.text() === ''),
    isComplete: () => all.every((field) => !field.problem()),
    read: () => readCard(fields),
    firstProblem: () => all.map((field) => field.problem()).find(Boolean),
    focus: () => fields.number.focus(),
    clear: () => all.forEach((field) => field.fill('')),
  };
}

function readCard(fields: Record<FieldName, Field>): Card | undefined {
  const all = FIELD_NAMES.map((name) => fields[name]);
  all.forEach((field) => field.showProblem());
  const wrong = all.find((field) => field.problem());
  if (wrong) {
    wrong.focus();
    return undefined;
  }
  return {
    number: digitsOf(fields.number.text()),
    ...readExpiry(fields.expiry.text()),
    cvc: fields.cvc.text(),
  };
}
