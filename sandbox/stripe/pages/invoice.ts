import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import { cardForm, openedForm, readCard, type FilledForm } from './card-form.ts';
import { mountChallenge } from './challenge.ts';
import type { PageContext, ReachContext } from './context.ts';
import { findKind, idOf } from './find.ts';
import { day, money } from './formatting.ts';
import { pageLanguage, show, showNothing, type Markup } from './frame.ts';
import { statusText, wordsOf, type Bill } from './invoice-lines.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { declineAlert, leadOn } from './outcome.ts';
import { cardName } from './portal-sections.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';
import { findCharged, livingSubscription } from './standing.ts';
import { PAGE_TEXTS } from './texts.ts';

const PATH = '/invoices/:id';

/** GET /invoices/:id with /pdf, and POST to pay an open one: `stored` for the card at hand. */
export function mountInvoices(pages: Hono, reach: ReachContext): void {
  mountChallenge(pages, PATH, reach, async (at, c) => {
    const bill = await findBill(at, c);
    if (bill?.invoice.status !== 'open') return undefined;
    const { customer, language } = bill;
    const goal = `${c.req.path.replace(/\/confirm\/.*/, '')}?lang=${language}`;
    return { customer: customer.id, language, goal };
  });
  pages.get(PATH, async (c) => {
    const at = reach();
    const bill = await findBill(at, c);
    if (!bill) return showNothing(c, at);
    return showBill(c, bill, openedForm(c.req.query('card'), at.platform.clock.now()));
  });
  pages.post(PATH, async (c) => {
    const at = reach();
    const bill = await findBill(at, c);
    return bill ? pay(c, bill) : showNothing(c, at);
  });
  pages.get(`${PATH}/pdf`, async (c) => {
    const at = reach();
    const bill = await findBill(at, c);
    if (!bill) return showNothing(c, at);
    return c.body(await drawInvoice(bill), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${bill.invoice.number ?? bill.invoice.id}.pdf"`,
      'cache-control': 'no-store',
    });
  });
}

async function findBill(at: PageContext, c: Context): Promise<Bill | undefined> {
  const invoice = await findKind<Stripe.Invoice>(at, c.req.param('id') ?? '', 'invoice');
  if (!invoice || invoice.status === 'draft') return undefined;
  const customer = await findKind<Stripe.Customer>(at, idOf(invoice.customer), 'customer');
  const language = pageLanguage(c, at, customer?.preferred_locales?.[0]);
  return customer && { at, invoice, customer, language };
}

async function pay(c: Context, bill: Bill): Promise<Response> {
  const { at, invoice, language } = bill;
  const here = `${c.req.path}?lang=${language}`;
  if (invoice.status !== 'open') return c.redirect(here, 303);
  const body = await c.req.parseBody();
  const card = body['stored'] === 'yes' ? undefined : readCard(body, at.platform.clock.now());
  if (card && 'problems' in card) return showBill(c, bill, card);
  const outcome = await at.operations.payInvoice(invoice.id, card);
  return leadOn(c, outcome, { path: c.req.path, goal: here, language, card });
}

async function showBill(c: Context, bill: Bill, form: FilledForm): Promise<Response> {
  const { at, invoice, customer, language } = bill;
  const { bill: texts } = PORTAL_TEXTS[language];
  const isOpen = invoice.status === 'open';
  return show(c, {
    at,
    language,
    title: `${texts.title} ${invoice.number ?? ''}`,
    layout: 'middle',
    status: Object.keys(form.problems).length > 0 ? 422 : 200,
    content: html`<div class="panel">
        <div class="row">
          <div>
            <h1>${texts.title} ${invoice.number}</h1>
            <p class="soft">
              ${day(language, invoice.created)} · ${customer.name ?? customer.email}
            </p>
          </div>
          <span class="${isOpen ? 'tag due' : 'tag'}">${statusText(invoice, language)}</span>
        </div>
        ${sums(bill)}
        <p><a class="link" href="${c.req.path}/pdf?lang=${language}">${texts.pdf}</a></p>
      </div>
      ${isOpen ? await payment(c, bill, form) : ''}`,
  });
}

function sums({ at, invoice, language }: Bill): Markup {
  const words = wordsOf(at, invoice, language);
  return html`<dl>
    ${words.lines.map(
      ({ text, period, amount }) =>
        html`<dt>${text}<small>${period}</small></dt>
          <dd>${amount}</dd>`,
    )}
    ${words.taxes.map(
      ({ text, amount }) =>
        html`<dt>${text}</dt>
          <dd>${amount}</dd>`,
    )}
    ${words.sums.map(
      ({ text, amount }) =>
        html`<dt class="sum">${text}</dt>
          <dd class="sum">${amount}</dd>`,
    )}
  </dl>`;
}

async function payment(c: Context, bill: Bill, form: FilledForm): Promise<Markup> {
  const { at, invoice, customer, language } = bill;
  const { bill: texts } = PORTAL_TEXTS[language];
  const subscriptions = await at.operations.listSubscriptions(customer.id);
  const card = await findCharged(at, customer, livingSubscription(subscriptions));
  const withStored = card
    ? html`<form class="gap" method="post" action="${c.req.path}?lang=${language}">
        <button class="main" name="stored" value="yes">${texts.payWith(cardName(card))}</button>
      </form>`
    : '';
  const path = c.req.path;
  const submit = texts.payAmount(money(language, invoice.amount_remaining));
  const business = at.platform.config.brandName;
  return html`<section>
    <h2>${card ? texts.pay : PAGE_TEXTS[language].checkout.pay}</h2>
    ${declineAlert(c, language)} ${withStored} ${card ? html`<h2>${texts.otherCard}</h2>` : ''}
    ${cardForm({ language, form, path, submit, business })}
  </section>`;
}
