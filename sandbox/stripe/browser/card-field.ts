import {
  brandOf,
  digitsOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOf,
  type FieldName,
} from './card-fields.ts';
import type { CardTexts } from './card-texts.ts';
import { drawing, make } from './dom.ts';
import { ICONS } from './icons.ts';

export interface Field {
  root: HTMLElement;
  text(): string;
  fill(text: string): void;
  focus(): void;
  /** The error text of the field; undefined without an error. */
  problem(): string | undefined;
  showProblem(): void;
}

interface Wires {
  changed(): void;
  /** The field is complete; focus the next. */
  advance(): void;
}

const FORMATS = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc };
const FULL = { number: 19, expiry: 7, cvc: 3 };
const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

/** A field with its label, its icon and its error. */
export function drawField(name: FieldName, texts: CardTexts, wires: Wires): Field {
  const input = make('input', attributes(name, texts));
  const icons = make('span', { class: 'Icons' });
  const { error, show } = drawError(name, input);
  const problem = () => {
    const code = problemOf(name, input.value, new Date());
    return code && texts.problems[code];
  };
  const settle = () => {
    drawIcons(name, input.value, icons);
    const isFull = input.value.length === FULL[name];
    if (isFull || !problem()) show(problem());
    wires.changed();
    return isFull && !problem();
  };
  input.addEventListener('input', (event) => {
    const deleting = (event as InputEvent).inputType?.startsWith('delete') ?? false;
    const atEnd = reformat(input, (text) => FORMATS[name](text, deleting));
    if (settle() && atEnd && !deleting) wires.advance();
  });
  input.addEventListener('blur', () => input.value && show(problem()));
  drawIcons(name, '', icons);
  const label = make('label', { class: 'Label', for: name }, texts.labels[name]);
  const box = make('span', { class: 'InputBox' }, input, icons);
  return {
    root: make('div', { class: 'Field' }, label, box, error),
    text: () => input.value,
    fill: (text) => {
      input.value = FORMATS[name](text);
      show(undefined);
      settle();
    },
    focus: () => input.focus(),
    problem,
    showProblem: () => show(problem()),
  };
}

/** Shows the error of a field; an unchanged one is not announced again. */
function drawError(name: FieldName, input: HTMLInputElement) {
  const error = make('p', { class: 'Error', id: `${name}-error`, role: 'alert' });
  const show = (message = '') => {
    if (error.textContent === message) return;
    error.replaceChildren(...(message ? [drawing(ICONS.error), make('span', {}, message)] : []));
    input.classList.toggle('Input--invalid', message !== '');
    input.setAttribute('aria-invalid', String(message !== ''));
  };
  return { error, show };
}

function attributes(name: FieldName, texts: CardTexts): Record<string, string> {
  const placeholders = {
    number: '1234 1234 1234 1234',
    expiry: texts.expiryPlaceholder,
    cvc: '123',
  };
  return {
    id: name,
    name,
    class: `Input Input--${name}`,
    type: 'text',
    inputmode: 'numeric',
    autocomplete: AUTOCOMPLETE[name],
    placeholder: placeholders[name],
    'aria-describedby': `${name}-error`,
    'aria-invalid': 'false',
    autocorrect: 'off',
    spellcheck: 'false',
  };
}

/**
 * Formats what was typed, keeping the caret after the same digit; returns whether it is at the end.
 */
function reformat(input: HTMLInputElement, format: (text: string) => string): boolean {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  const text = format(input.value);
  if (text !== input.value) input.value = text;
  if (atEnd) return true;
  let at = 0;
  for (let seen = 0; at < text.length && seen < before; at += 1) {
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  input.setSelectionRange(at, at);
  return false;
}

function drawIcons(name: FieldName, text: string, place: HTMLElement): void {
  if (name === 'expiry') return;
  const brand = brandOf(digitsOf(text));
  const brands = brand ? [brand] : (['visa', 'mastercard'] as const);
  const shown = name === 'cvc' ? (['cvc'] as const) : brands;
  if (place.dataset['shown'] === shown.join('-')) return;
  place.dataset['shown'] = shown.join('-');
  place.replaceChildren(...shown.map((icon) => drawing(ICONS[icon])));
}
