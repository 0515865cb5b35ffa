import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { cardForm, openedForm, readCard, type FilledForm } from './card-form.ts';
import { mountChallenge } from './challenge.ts';
import type { PageContext, ReachContext } from './context.ts';
import { findKind } from './find.ts';
import { message, pageLanguage, show, showNothing } from './frame.ts';
import { declineAlert, leadOn } from './outcome.ts';
import { billsSection, cardSection, planSection } from './portal-sections.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';
import { findCharged, livingSubscription } from './standing.ts';
import { PAGE_TEXTS } from './texts.ts';

const PATH = '/portal/:id';
/** Stripe keeps a portal session open about as long. */
const OPEN_SECONDS = 3600;

interface Visit {
  at: PageContext;
  customer: Stripe.Customer;
  language: UnderstoodLanguage;
  returnUrl: string;
  /** The portal itself. */
  home: string;
}

/** GET /portal/:id with its actions: another card, cancelling and undoing that. */
export function mountPortal(pages: Hono, reach: ReachContext): void {
  mountChallenge(pages, `${PATH}/card`, reach, async (at, c) => {
    const visit = await findVisit(at, c);
    if (!visit || visit === 'over') return undefined;
    const { language, customer, home } = visit;
    return { customer: customer.id, language, goal: savedAt(home, language) };
  });
  const page = (
    method: 'GET' | 'POST',
    path: string,
    answer: (c: Context, visit: Visit) => Promise<Response>,
  ) =>
    pages.on(method, path, async (c) => {
      const at = reach();
      const visit = await findVisit(at, c);
      if (visit === 'over') return showOver(c, at);
      return visit ? answer(c, visit) : showNothing(c, at);
    });
  page('GET', PATH, showPortal);
  page('GET', `${PATH}/card`, (c, visit) =>
    showCard(c, visit, openedForm(c.req.query('card'), visit.at.platform.clock.now())),
  );
  page('POST', `${PATH}/card`, takeCard);
  page('POST', `${PATH}/cancel`, async (c, { at, customer, home, language }) => {
    const subscription = livingSubscription(await at.operations.listSubscriptions(customer.id));
    if (subscription) await at.operations.cancelAtPeriodEnd(subscription.id);
    return c.redirect(`${home}?lang=${language}`, 303);
  });
  page('POST', `${PATH}/resume`, async (c, { at, customer, home, language }) => {
    const subscription = livingSubscription(await at.operations.listSubscriptions(customer.id));
    if (subscription) await at.operations.resume(subscription.id);
    return c.redirect(`${home}?lang=${language}`, 303);
  });
}

async function findVisit(at: PageContext, c: Context): Promise<Visit | 'over' | undefined> {
  const id = c.req.param('id') ?? '';
  const session = await findKind<Stripe.BillingPortal.Session>(at, id, 'billing_portal.session');
  const customer = session && (await findKind<Stripe.Customer>(at, session.customer, 'customer'));
  if (!customer) return undefined;
  const age = at.platform.clock.now().getTime() / 1000 - session.created;
  if (age > OPEN_SECONDS) return 'over';
  const language = pageLanguage(c, at, session.locale);
  const [home = ''] = /^.*?\/portal\/[^/]+/.exec(c.req.path) ?? [];
  return { at, customer, language, returnUrl: session.return_url ?? '/', home };
}

async function showOver(c: Context, at: PageContext): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const session = await at.operations.find<Stripe.BillingPortal.Session>(id);
  const language = pageLanguage(c, at, session?.locale);
  const { title, text } = PORTAL_TEXTS[language].expired;
  const back = PAGE_TEXTS[language].backTo(at.platform.config.brandName);
  const content = message(title, text, { to: session?.return_url ?? '/', text: back });
  return show(c, { at, language, title, content, status: 410 });
}

async function showPortal(c: Context, visit: Visit): Promise<Response> {
  const { at, customer, language, home, returnUrl } = visit;
  const texts = PORTAL_TEXTS[language];
  const subscription = livingSubscription(await at.operations.listSubscriptions(customer.id));
  const card = await findCharged(at, customer, subscription);
  const invoices = await at.operations.listInvoices(customer.id);
  const portal = { at, customer, subscription, card, invoices, language, home };
  const saved = c.req.query('saved') !== undefined;
  return show(c, {
    at,
    language,
    title: texts.title,
    layout: 'middle',
    content: html`<div class="panel">
        <a class="back" href="${returnUrl}"
          >← ${PAGE_TEXTS[language].backTo(at.platform.config.brandName)}</a
        >
        <h1>${texts.title}</h1>
        <p class="soft">${customer.email}</p>
        ${saved ? html`<p class="note" role="status">${texts.cardSaved}</p>` : ''}
      </div>
      ${planSection(portal)} ${cardSection(portal)} ${billsSection(portal)}`,
  });
}

async function showCard(c: Context, visit: Visit, form: FilledForm): Promise<Response> {
  const { at, language, home } = visit;
  const texts = PORTAL_TEXTS[language];
  return show(c, {
    at,
    language,
    title: texts.newCard,
    status: Object.keys(form.problems).length > 0 ? 422 : 200,
    content: html`<div class="panel">
      <a class="back" href="${home}?lang=${language}">← ${PAGE_TEXTS[language].back}</a>
      <h1>${texts.newCard}</h1>
      <p class="soft gap">${texts.cardHint}</p>
      ${declineAlert(c, language)}
      ${cardForm({
        language,
        form,
        path: `${home}/card`,
        submit: texts.saveCard,
        business: at.platform.config.brandName,
      })}
    </div>`,
  });
}

async function takeCard(c: Context, visit: Visit): Promise<Response> {
  const { at, customer, language, home } = visit;
  const card = readCard(await c.req.parseBody(), at.platform.clock.now());
  if ('problems' in card) return showCard(c, visit, card);
  const outcome = await at.operations.setDefaultCard(customer.id, card);
  const way = { path: `${home}/card`, goal: savedAt(home, language), language, card };
  return leadOn(c, outcome, way);
}

function savedAt(home: string, language: UnderstoodLanguage): string {
  return `${home}?lang=${language}&saved=card`;
}
