import { html } from 'hono/html';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Markup } from './frame.ts';
import { TAX_TEXTS } from './tax-texts.ts';

const COUNTRIES = ['CA', 'US', 'MX', 'FR'] as const;

/** The place of a submitted form, in the codes of Stripe; undefined where it is not that form. */
export function readPlace(body: Readonly<Record<string, unknown>>) {
  const country = COUNTRIES.find((one) => one === body['country']);
  if (!country) return undefined;
  return {
    country,
    state: shortOf(body['state']).toUpperCase() || null,
    postal_code: shortOf(body['postal']).toUpperCase() || null,
  };
}

function shortOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 12) : '';
}

/** Country, province and postal code, from which taxes follow; works without scripts. */
export function addressForm({
  language,
  path,
}: {
  language: UnderstoodLanguage;
  path: string;
}): Markup {
  const texts = TAX_TEXTS[language];
  return html`<h2>${texts.address}</h2>
    <p class="soft gap">${texts.addressHint}</p>
    <form class="card" method="post" action="${path}?lang=${language}">
      <div>
        <label for="country">${texts.country}</label>
        <select id="country" name="country" autocomplete="country">
          ${COUNTRIES.map((code) => html`<option value="${code}">${texts.countries[code]}</option>`)}
        </select>
      </div>
      <div class="pair">
        <div>
          <label for="state">${texts.region}</label>
          <input id="state" name="state" maxlength="12" autocomplete="address-level1" />
          <p class="fine">${texts.regionHint}</p>
        </div>
        <div>
          <label for="postal">${texts.postalCode}</label>
          <input id="postal" name="postal" maxlength="12" autocomplete="postal-code" />
        </div>
      </div>
      <button class="main">${texts.next}</button>
    </form>`;
}
