import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { addressForm, readPlace } from './address-form.ts';
import { cardForm, openedForm, readCard, type FilledForm } from './card-form.ts';
import { mountChallenge } from './challenge.ts';
import type { PageContext, ReachContext } from './context.ts';
import { findKind, idOf } from './find.ts';
import { message, pageLanguage, show, showNothing, type Markup } from './frame.ts';
import { findOffer, type Offer } from './offer.ts';
import { orderSummary } from './order.ts';
import { declineAlert, leadOn } from './outcome.ts';
import { TAX_TEXTS } from './tax-texts.ts';
import { PAGE_TEXTS } from './texts.ts';

const PATH = '/checkout/:id';

/** GET and POST /checkout/:id: the payment page. */
export function mountCheckout(pages: Hono, reach: ReachContext): void {
  mountChallenge(pages, PATH, reach, async (at, c) => {
    const session = await findSession(at, c);
    if (session?.status !== 'open') return undefined;
    const language = pageLanguage(c, at, session.locale);
    return { customer: idOf(session.customer), language, goal: successOf(session) };
  });
  pages.get(PATH, async (c) => {
    const at = reach();
    const session = await findSession(at, c);
    if (!session) return showNothing(c, at);
    const form = openedForm(c.req.query('card'), at.platform.clock.now());
    return showSession(c, at, session, form);
  });
  pages.post(PATH, async (c) => {
    const at = reach();
    const session = await findSession(at, c);
    if (!session) return showNothing(c, at);
    const body = await c.req.parseBody();
    const place = session.status === 'open' ? readPlace(body) : undefined;
    if (place) {
      await at.operations.giveAddress({ sessionId: session.id, place });
      return c.redirect(`${c.req.path}?lang=${pageLanguage(c, at, session.locale)}`, 303);
    }
    const card = readCard(body, at.platform.clock.now());
    if (session.status !== 'open' || 'problems' in card) {
      const form = 'problems' in card ? card : openedForm(undefined, new Date());
      return showSession(c, at, session, form);
    }
    const outcome = await at.operations.completeCheckout({ sessionId: session.id, card });
    const language = pageLanguage(c, at, session.locale);
    return leadOn(c, outcome, { path: c.req.path, goal: successOf(session), language, card });
  });
}

function findSession(at: PageContext, c: Context) {
  const id = c.req.param('id') ?? '';
  return findKind<Stripe.Checkout.Session>(at, id, 'checkout.session');
}

/** The success URL of a paid session, with its id instead of the braces. */
function successOf({ id, success_url: address }: Stripe.Checkout.Session): string {
  return address?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? '/';
}

async function showSession(
  c: Context,
  at: PageContext,
  session: Stripe.Checkout.Session,
  form: FilledForm,
): Promise<Response> {
  const language = pageLanguage(c, at, session.locale);
  const { checkout } = PAGE_TEXTS[language];
  if (session.status !== 'open') return showEnded(c, at, session, language);
  const offer = await findOffer(at, session);
  if (!offer) return showNothing(c, at);
  const { name } = offer.ware;
  return show(c, {
    at,
    language,
    title: offer.trialDays > 0 ? checkout.try(name) : checkout.title(name),
    layout: 'wide',
    goesTo: [session.success_url, session.cancel_url],
    status: Object.keys(form.problems).length > 0 ? 422 : 200,
    content: html`<div class="columns">
      ${orderSummary(at, session, offer, language)}
      ${payment(c, at, session, { offer, form, language })}
    </div>`,
  });
}

function showEnded(
  c: Context,
  at: PageContext,
  session: Stripe.Checkout.Session,
  language: UnderstoodLanguage,
) {
  const { checkout, backTo } = PAGE_TEXTS[language];
  const isComplete = session.status === 'complete';
  const { title, text } = isComplete ? checkout.complete : checkout.expired;
  const to = (isComplete ? successOf(session) : session.cancel_url) ?? '/';
  const link = { to, text: backTo(at.platform.config.brandName) };
  return show(c, { at, language, title, content: message(title, text, link) });
}

function payment(
  c: Context,
  { platform }: PageContext,
  session: Stripe.Checkout.Session,
  { offer, form, language }: { offer: Offer; form: FilledForm; language: UnderstoodLanguage },
): Markup {
  const { checkout } = PAGE_TEXTS[language];
  const email = session.customer_details?.email;
  const path = c.req.path;
  const asksAddress = session.billing_address_collection === 'required';
  const isLocated = session.customer_details?.address && c.req.query('address') !== 'change';
  if (asksAddress && !isLocated)
    return html`<div class="panel">${addressForm({ language, path })}</div>`;
  const change = html`<p>
    <a class="link" href="${path}?lang=${language}&amp;address=change"
      >${TAX_TEXTS[language].changeAddress}</a
    >
  </p>`;
  return html`<div class="panel">
    <h2>${checkout.pay}</h2>
    ${email ? html`<p class="soft mail">${email}</p>` : ''} ${asksAddress ? change : ''}
    ${declineAlert(c, language)}
    ${cardForm({
      language,
      form,
      path,
      submit: offer.trialDays > 0 ? checkout.startTrial : checkout.subscribe,
      business: platform.config.brandName,
    })}
  </div>`;
}
