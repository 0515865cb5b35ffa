import { html } from 'hono/html';
import type { UnderstoodLanguage } from '#contract/language.ts';
import {
  FIELD_NAMES,
  digitsOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOf,
  readExpiry,
  type FieldName,
  type FieldProblem,
} from '../browser/card-fields.ts';
import { CARD_TEXTS } from '../browser/card-texts.ts';
import { cardOf, TEST_CARDS, type Card } from '../cards.ts';
import type { Markup } from './frame.ts';

/** The values of the fields, and their errors. */
export interface FilledForm {
  typed: Record<FieldName, string>;
  problems: Partial<Record<FieldName, FieldProblem>>;
}

/** The form when opened: filled in where a test card was chosen. */
export function openedForm(chosen: string | undefined, now: Date): FilledForm {
  const known = chosen !== undefined && cardOf(chosen);
  const typed = known
    ? {
        number: formatNumber(chosen),
        expiry: `12 / ${String(now.getFullYear() + 3).slice(2)}`,
        cvc: '123',
      }
    : { number: '', expiry: '', cvc: '' };
  return { typed, problems: {} };
}

/** The card of a submitted form; with errors, the form to show again. */
export function readCard(body: Readonly<Record<string, unknown>>, now: Date): Card | FilledForm {
  const textOf = (name: FieldName) => (typeof body[name] === 'string' ? body[name] : '');
  const number = formatNumber(textOf('number'));
  const expiry = formatExpiry(textOf('expiry'));
  const typed = { number, expiry, cvc: formatCvc(textOf('cvc')) };
  const wrong = FIELD_NAMES.flatMap((name) => {
    const problem = problemOf(name, typed[name], now);
    return problem ? [[name, problem] as const] : [];
  });
  if (wrong.length === 0)
    return { number: digitsOf(number), ...readExpiry(expiry), cvc: typed.cvc };
  const problems = Object.fromEntries(wrong);
  // A number that may be real is never sent back.
  const isForeign = 'number' in problems;
  return { typed: isForeign ? { ...typed, number: '', cvc: '' } : typed, problems };
}

interface CardFormWishes {
  language: UnderstoodLanguage;
  form: FilledForm;
  /** Where it is posted, and where the links of the test cards lead. */
  path: string;
  submit: string;
  /** What the cardholder agrees to. */
  business: string;
}

/** Number, expiry and security code, with the test cards above; works without scripts. */
export function cardForm({ language, form, path, submit, business }: CardFormWishes): Markup {
  const texts = CARD_TEXTS[language];
  const wrong = FIELD_NAMES.find((name) => form.problems[name]);
  const draw = (name: FieldName) => field(language, name, form, name === wrong);
  return html`<form class="card" method="post" action="${path}?lang=${language}" novalidate>
    ${testCards(language, path)}
    <div>${draw('number')}</div>
    <div class="pair">
      <div>${draw('expiry')}</div>
      <div>${draw('cvc')}</div>
    </div>
    <button class="main">${submit}</button>
    <p class="fine">${texts.mandate(business)}</p>
  </form>`;
}

function field(
  language: UnderstoodLanguage,
  name: FieldName,
  form: FilledForm,
  first: boolean,
): Markup {
  const texts = CARD_TEXTS[language];
  const problem = form.problems[name];
  const autocomplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' }[name];
  const placeholder = {
    number: '1234 1234 1234 1234',
    expiry: texts.expiryPlaceholder,
    cvc: '123',
  }[name];
  return html`<label for="${name}">${texts.labels[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form.typed[name]}"
      placeholder="${placeholder}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="30"
      aria-invalid="${problem ? 'true' : 'false'}"
      aria-describedby="${name}-error"
      ${first ? 'autofocus' : ''}
    />
    <p class="error" id="${name}-error">${problem ? texts.problems[problem] : ''}</p>`;
}

function testCards(language: UnderstoodLanguage, path: string): Markup {
  const { testCards: title, outcomes } = CARD_TEXTS[language];
  return html`<details>
    <summary>${title}</summary>
    <ul>
      ${Object.entries(TEST_CARDS).map(
        ([number, behaviour]) =>
          html`<li>
            <a href="${path}?lang=${language}&amp;card=${number}"
              >${outcomes[behaviour]} <small>${formatNumber(number)}</small></a
            >
          </li>`,
      )}
    </ul>
  </details>`;
}
