import type { Context } from 'hono';
import { html } from 'hono/html';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { CARD_TEXTS, declineText } from '../browser/card-texts.ts';
import { cardOf, type Card } from '../cards.ts';
import type { Outcome } from '../operations.ts';
import type { Markup } from './frame.ts';

interface Way {
  /** The page with the card form. */
  path: string;
  /** Where to continue after success. */
  goal: string;
  language: UnderstoodLanguage;
  card?: Card | undefined;
}

const NOT_AUTHENTICATED = 'not_authenticated';

/** Redirects: to the goal, to 3-D Secure, or back to the form with the error. */
export function leadOn(
  c: Context,
  outcome: Outcome,
  { path, goal, language, card }: Way,
): Response {
  if (outcome.outcome === 'succeeded') return c.redirect(goal, 303);
  if (outcome.outcome === 'requires_action') {
    return c.redirect(`${path}/confirm/${outcome.intentId}?lang=${language}`, 303);
  }
  const reason = outcome.code.endsWith('_authentication_failure')
    ? NOT_AUTHENTICATED
    : (outcome.declineCode ?? outcome.code);
  const query = new URLSearchParams({ lang: language, declined: reason });
  if (card && cardOf(card.number)) query.set('card', card.number);
  return c.redirect(`${path}?${query.toString()}`, 303);
}

/** The error of the last attempt, if the address has one. */
export function declineAlert(c: Context, language: UnderstoodLanguage): Markup {
  const reason = c.req.query('declined');
  if (reason === undefined) return '';
  const texts = CARD_TEXTS[language];
  const said = reason === NOT_AUTHENTICATED ? texts.notAuthenticated : declineText(texts, reason);
  return html`<p class="alert" role="alert">${said}</p>`;
}
