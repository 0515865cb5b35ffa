import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { PageContext } from './context.ts';
import { taxesOn } from '../taxes/line-taxes.ts';
import { taxesOf } from '../taxes/taxes-of.ts';
import { day, money } from './formatting.ts';
import type { Markup } from './frame.ts';
import { statusText } from './invoice-lines.ts';
import { productName } from '../objects/catalog.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';
import { endOf, periodEnd } from './standing.ts';

export interface Portal {
  at: PageContext;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription | undefined;
  /** The card that is charged. */
  card: Stripe.PaymentMethod.Card | undefined;
  invoices: Stripe.Invoice[];
  language: UnderstoodLanguage;
  home: string;
}

/** The plan with its state, cancelling and undoing that. */
export function planSection(portal: Portal): Markup {
  const { customer, subscription, language, home } = portal;
  const texts = PORTAL_TEXTS[language];
  const price = subscription?.items.data[0]?.price;
  const name = productName(typeof price?.product === 'string' ? price.product : '');
  const credit = html`<p class="soft">${texts.credit(money(language, -customer.balance))}</p>`;
  return html`<section>
    <h2>${texts.plan}</h2>
    <div class="row">
      <div>
        <strong>${subscription ? (name ?? price?.id) : texts.none}</strong>
        <span class="soft">${standing(portal)}</span>
        ${customer.balance < 0 ? credit : ''}
      </div>
      ${subscription ? change(subscription, language, home) : ''}
    </div>
  </section>`;
}

/** The card that is charged, and a link to change it. */
export function cardSection({ card, language, home }: Portal): Markup {
  const texts = PORTAL_TEXTS[language];
  return html`<section>
    <h2>${texts.card}</h2>
    <div class="row">
      <div>
        <strong>${card ? cardName(card) : texts.noCard}</strong>
        <span class="soft">${card ? texts.expires(expiry(card)) : ''}</span>
      </div>
      <a class="button small" href="${home}/card?lang=${language}"
        >${card ? texts.changeCard : texts.newCard}</a
      >
    </div>
  </section>`;
}

/** The invoices, newest first, with PDFs; an open one can be paid. */
export function billsSection({ invoices, language }: Portal): Markup {
  const texts = PORTAL_TEXTS[language];
  const sent = invoices.filter(({ status }) => status !== 'draft');
  return html`<section>
    <h2>${texts.invoices}</h2>
    ${sent.length === 0 ? html`<p class="soft">${texts.noInvoices}</p>` : ''}
    <ul class="bills">
      ${sent.map((invoice) => bill(invoice, language))}
    </ul>
  </section>`;
}

/** The display name of a card: brand and last digits. */
export function cardName({ brand, last4 }: Stripe.PaymentMethod.Card): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}

function standing({ customer, subscription, card, language }: Portal): string {
  if (!subscription) return '';
  const texts = PORTAL_TEXTS[language];
  const end = endOf(subscription);
  const next = day(language, periodEnd(subscription));
  const price = money(language, monthlyTotal(subscription, customer));
  if (end !== undefined) return texts.ends(day(language, end));
  if (['past_due', 'unpaid'].includes(subscription.status)) return texts.overdue;
  if (subscription.status === 'incomplete' || !card) {
    return texts.unfinished;
  }
  const isTrial = subscription.status === 'trialing';
  return isTrial ? texts.trial(next, price) : texts.renews(next, price);
}

/** With the taxes on top. */
function monthlyTotal(subscription: Stripe.Subscription, customer: Stripe.Customer): number {
  const cents = subscription.items.data[0]?.price.unit_amount ?? 0;
  return taxesOn(cents, taxesOf(subscription, customer))
    .filter((tax) => tax.tax_behavior === 'exclusive')
    .reduce((sum, { amount }) => sum + amount, cents);
}

function change(
  subscription: Stripe.Subscription,
  language: UnderstoodLanguage,
  home: string,
): Markup {
  const texts = PORTAL_TEXTS[language];
  if (endOf(subscription) !== undefined) {
    return html`<form method="post" action="${home}/resume?lang=${language}">
      <button class="small">${texts.resume}</button>
    </form>`;
  }
  if (subscription.status === 'incomplete') return '';
  return html`<details class="plain">
    <summary>${texts.cancel}</summary>
    <form method="post" action="${home}/cancel?lang=${language}">
      <p class="soft">${texts.cancelHint(day(language, periodEnd(subscription)))}</p>
      <button class="small">${texts.confirmCancel}</button>
    </form>
  </details>`;
}

function bill(invoice: Stripe.Invoice, language: UnderstoodLanguage): Markup {
  const { bill: texts } = PORTAL_TEXTS[language];
  const { status, hosted_invoice_url: page, invoice_pdf: pdf } = invoice;
  const isOpen = status === 'open';
  const pay = html`<a href="${page}?lang=${language}">${texts.pay}</a>`;
  const download = html`<a href="${pdf}?lang=${language}">PDF</a>`;
  return html`<li class="row">
    <div>
      <strong
        >${money(language, invoice.total)}
        <span class="${isOpen ? 'tag due' : 'tag'}">${statusText(invoice, language)}</span></strong
      >
      <span>${day(language, invoice.created)} · ${invoice.number}</span>
    </div>
    <span class="links">${isOpen && page ? pay : ''} ${pdf ? download : ''}</span>
  </li>`;
}

function expiry({ exp_month: month, exp_year: year }: Stripe.PaymentMethod.Card): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
