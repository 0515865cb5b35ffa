import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { cardForm, openedForm, readCard, type FilledForm } from './card-form.ts';
import { mountChallenge } from './challenge.ts';
import type { PageContext, ReachContext } from './context.ts';
import { findKind, idOf } from './find.ts';
import { day, money } from './formatting.ts';
import { message, pageLanguage, show, showNothing, type Markup } from './frame.ts';
import { findOffer, type Offer } from './offer.ts';
import { declineAlert, leadOn } from './outcome.ts';
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
    const card = readCard(await c.req.parseBody(), at.platform.clock.now());
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
      ${summary(at, session, offer, language)} ${payment(c, at, session, { offer, form, language })}
    </div>`,
  });
}

function showEnded(
  c: Context,
  at: PageContext,
  session: Stripe.Checkout.Session,
  language: Language,
) {
  const { checkout, backTo } = PAGE_TEXTS[language];
  const isComplete = session.status === 'complete';
  const { title, text } = isComplete ? checkout.complete : checkout.expired;
  const to = (isComplete ? successOf(session) : session.cancel_url) ?? '/';
  const link = { to, text: backTo(at.platform.config.brandName) };
  return show(c, { at, language, title, content: message(title, text, link) });
}

function summary(
  { platform }: PageContext,
  session: Stripe.Checkout.Session,
  { ware, trialDays }: Offer,
  language: Language,
): Markup {
  const texts = PAGE_TEXTS[language];
  const { checkout } = texts;
  const price = money(language, ware.price.unit_amount ?? 0);
  const isTrial = trialDays > 0;
  const charged = platform.clock.now().getTime() / 1000 + trialDays * DAY_SECONDS;
  const trial = `${checkout.firstCharge(day(language, charged))} ${checkout.cancelAnyTime}`;
  const back = html`<a class="back" href="${session.cancel_url}"
    >← ${texts.backTo(platform.config.brandName)}</a
  >`;
  return html`<div class="panel sunken">
    ${session.cancel_url ? back : ''}
    <h1 class="what">${isTrial ? checkout.try(ware.name) : checkout.title(ware.name)}</h1>
    <p class="price">
      ${isTrial ? checkout.free(trialDays) : html`${price} <small>${texts.month}</small>`}
    </p>
    ${isTrial ? html`<p class="soft">${checkout.afterwards(price)}</p>` : ''}
    <dl>
      <dt>${ware.name}${isTrial ? html`<small>${trial}</small>` : ''}</dt>
      <dd>${price}</dd>
      <dt class="sum">${checkout.dueNow}</dt>
      <dd class="sum">${money(language, session.amount_total ?? 0)}</dd>
    </dl>
  </div>`;
}

function payment(
  c: Context,
  { platform }: PageContext,
  session: Stripe.Checkout.Session,
  { offer, form, language }: { offer: Offer; form: FilledForm; language: Language },
): Markup {
  const { checkout } = PAGE_TEXTS[language];
  const email = session.customer_details?.email;
  return html`<div class="panel">
    <h2>${checkout.pay}</h2>
    ${email ? html`<p class="soft mail">${email}</p>` : ''} ${declineAlert(c, language)}
    ${cardForm({
      language,
      form,
      path: c.req.path,
      submit: offer.trialDays > 0 ? checkout.startTrial : checkout.subscribe,
      business: platform.config.brandName,
    })}
  </div>`;
}
