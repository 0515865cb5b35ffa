import { html } from 'hono/html';
import type { Stripe } from 'stripe';
import { DAY_SECONDS } from '#contract/durations.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { sessionLines } from '../taxes/session-taxes.ts';
import type { PageContext } from './context.ts';
import { day, money } from './formatting.ts';
import type { Markup } from './frame.ts';
import type { Offer } from './offer.ts';
import { taxRows } from './tax-rows.ts';
import { TAX_TEXTS } from './tax-texts.ts';
import { PAGE_TEXTS } from './texts.ts';

/** What a payment page sells, with its taxes and what is due now. */
export function orderSummary(
  { platform }: PageContext,
  session: Stripe.Checkout.Session,
  offer: Offer,
  language: UnderstoodLanguage,
): Markup {
  const { ware, trialDays } = offer;
  const texts = PAGE_TEXTS[language];
  const { checkout } = texts;
  const cents = ware.price.unit_amount ?? 0;
  const price = money(language, cents);
  const taxes = taxesOn(session, offer);
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
    ${isTrial ? html`<p class="soft">${afterwards(cents, taxes, language)}</p>` : ''}
    <dl>
      <dt>${ware.name}${isTrial ? html`<small>${trial}</small>` : ''}</dt>
      <dd>${price}</dd>
      ${taxRows(taxes, offer.taxRates, language).map(
        ({ text, amount }) =>
          html`<dt>${text}</dt>
            <dd>${amount}</dd>`,
      )}
      <dt class="sum">${checkout.dueNow}</dt>
      <dd class="sum">${money(language, session.amount_total ?? 0)}</dd>
    </dl>
  </div>`;
}

/** What a month costs after the trial, with its taxes. */
function afterwards(
  cents: number,
  taxes: ReturnType<typeof taxesOn>,
  language: UnderstoodLanguage,
): string {
  if (taxes.length === 0) return PAGE_TEXTS[language].checkout.afterwards(money(language, cents));
  const added = taxes.filter((tax) => tax.tax_behavior === 'exclusive');
  const whole = added.reduce((sum, { amount }) => sum + amount, cents);
  return TAX_TEXTS[language].total(money(language, whole));
}

/** The taxes on each month. */
function taxesOn(session: Stripe.Checkout.Session, { ware, taxRates }: Offer) {
  return sessionLines(ware.price.unit_amount ?? 0, {
    isAutomatic: session.automatic_tax.enabled,
    rates: taxRates,
    address: session.customer_details?.address ?? null,
  });
}
