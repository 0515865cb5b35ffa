import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEME_HEAD } from '#server/platform/page-look.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

const GOOD = '4242 4242 4242 4242';
const ASKS = '4000 0025 0000 3155';
const DECLINED = '4000 0000 0000 0002';
const FAILS_LATER = '4000 0000 0000 0341';

const reach = () => site.platform.stripe!.loadClient();

async function newCustomer() {
  const stripe = await reach();
  const id = randomUUID().slice(0, 8);
  return stripe.customers.create({ email: `${id}@demo.test`, name: 'Luc Bélanger' });
}

/** A payment page of the plan for 29 dollars; its address without the origin. */
async function openCheckout(wishes: { trial?: boolean; locale?: 'en' | 'fr-CA' } = {}) {
  const stripe = await reach();
  const customer = await newCustomer();
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: site.platform.stripe!.prices.professional, quantity: 1 }],
    locale: wishes.locale ?? 'en',
    success_url: `${site.url}/done?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.url}/left`,
    ...(wishes.trial !== false && { subscription_data: { trial_period_days: 14 } }),
  });
  return { session, customer, path: new URL(session.url ?? '').pathname };
}

/** A customer with a plan paid with that card. */
async function subscribed(number = GOOD, trial = true) {
  const { customer, path } = await openCheckout({ trial });
  const answer = await send(path, cardWith(number));
  expect(answer.status).toBe(303);
  const stripe = await reach();
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    locale: 'fr-CA',
    return_url: `${site.url}/home`,
  });
  return { customer, portal: new URL(session.url).pathname };
}

const cardWith = (number: string) => ({ number, expiry: '12 / 39', cvc: '123' });

function send(path: string, body: Record<string, string>, headers: Record<string, string> = {}) {
  return site.fetch(path, { method: 'POST', body: new URLSearchParams(body), headers });
}

async function read(path: string): Promise<string> {
  const answer = await site.fetch(path);
  return answer.text();
}

const goalOf = (answer: Response) => answer.headers.get('location') ?? '';

async function statusOf(customer: string) {
  const stripe = await reach();
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  return data.map(({ status, cancel_at_period_end: ends }) =>
    ends ? `${status}, ending` : status,
  );
}

describe('the payment page', () => {
  it('says what is bought, in the language of the session, with no script but that of the scheme', async () => {
    const { path } = await openCheckout({ locale: 'fr-CA' });
    const answer = await site.fetch(path);
    const page = await answer.text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('14 jours gratuits');
    expect(page).toContain('Puis 29,00\u00a0$\u00a0US par mois');
    expect(page).toContain('Mode test');
    expect(page.replace(SCHEME_HEAD, '')).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('begins the subscription and redirects with the id of the session', async () => {
    const { session, customer, path } = await openCheckout();
    const answer = await send(path, cardWith(GOOD));
    expect(answer.status).toBe(303);
    expect(goalOf(answer)).toBe(`${site.url}/done?session_id=${session.id}`);
    expect(await statusOf(customer.id)).toEqual(['trialing']);
    expect(await read(`${path}?lang=es`)).toContain('Esto ya está hecho');
  });

  it('fills in the test card that is chosen', async () => {
    const { path } = await openCheckout();
    expect(await read(`${path}?card=5555555555554444`)).toContain('value="5555 5555 5555 4444"');
    expect(await read(`${path}?card=4111111111111111`)).not.toMatch(/4111 ?1111/);
  });

  it('shows why a card was declined, and accepts another', async () => {
    const { customer, path } = await openCheckout();
    const declined = await send(path, cardWith(DECLINED));
    const back = await site.fetch(goalOf(declined));
    expect(await back.text()).toContain('Your card was declined.');
    expect(await statusOf(customer.id)).toEqual([]);
    const paid = await send(path, cardWith(GOOD));
    expect(goalOf(paid)).toContain('/done?');
  });

  it.each([
    [{ number: '4111 1111 1111 1111' }, 'only the test cards work'],
    [{ number: '4242' }, 'Your card number is incomplete.'],
    [{ expiry: '01 / 20' }, 'Your card’s expiration year is in the past.'],
    [{ cvc: '' }, 'Your card’s security code is incomplete.'],
  ])('refuses %o beside its field, and begins nothing', async (wrong, said) => {
    const { customer, path } = await openCheckout();
    const answer = await send(path, { ...cardWith(GOOD), ...wrong });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(said);
    expect(page).not.toContain('4111 1111');
    expect(await statusOf(customer.id)).toEqual([]);
  });

  it('requires 3-D Secure, and continues only once it is confirmed', async () => {
    const { customer, path } = await openCheckout();
    const asking = await send(path, cardWith(ASKS));
    const question = goalOf(asking);
    expect(question).toContain(`${path}/confirm/seti_`);
    expect(await read(question)).toContain('Confirm that it’s you');
    const failed = await send(question, { passed: 'no' });
    expect(await read(goalOf(failed))).toContain('Your bank could not confirm');
    expect(await statusOf(customer.id)).toEqual([]);
    const again = await send(path, cardWith(ASKS));
    const passed = await send(goalOf(again), { passed: 'yes' });
    expect(goalOf(passed)).toContain('/done?');
    expect(await statusOf(customer.id)).toEqual(['trialing']);
  });

  it('does not ask one customer in the name of another', async () => {
    const [mine, other] = [await openCheckout(), await openCheckout()];
    const asking = await send(mine.path, cardWith(ASKS));
    const intent = /seti_\w+/.exec(goalOf(asking))?.[0];
    const answer = await send(`${other.path}/confirm/${intent}`, { passed: 'yes' });
    expect(answer.status).toBe(404);
    expect(await statusOf(mine.customer.id)).toEqual([]);
  });

  it('accepts nothing once it has expired', async () => {
    const { session, customer, path } = await openCheckout();
    const stripe = await reach();
    await stripe.checkout.sessions.expire(session.id);
    expect(await read(path)).toContain('This payment page has expired');
    const answer = await send(path, cardWith(GOOD));
    expect(await answer.text()).toContain('This payment page has expired');
    expect(await statusOf(customer.id)).toEqual([]);
  });

  it('accepts nothing from another site', async () => {
    const { customer, path } = await openCheckout();
    const answer = await send(path, cardWith(GOOD), { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await statusOf(customer.id)).toEqual([]);
  });
});

describe('the portal', () => {
  it('shows the plan, the card and the invoices', async () => {
    const { portal } = await subscribed();
    const page = await read(portal);
    for (const said of [
      'Forfait et facturation',
      'Essai gratuit',
      'Visa •••• 4242',
      '/pdf?lang=fr',
    ]) {
      expect(page).toContain(said);
    }
  });

  it('cancels at the end of the period and undoes that', async () => {
    const { customer, portal } = await subscribed();
    await send(`${portal}/cancel`, {});
    expect(await statusOf(customer.id)).toEqual(['trialing, ending']);
    expect(await read(portal)).toContain('Garder le forfait');
    await send(`${portal}/resume`, {});
    expect(await statusOf(customer.id)).toEqual(['trialing']);
  });

  it('stores another card, and keeps the old one where that is declined', async () => {
    const { portal } = await subscribed();
    const declined = await send(`${portal}/card`, cardWith(DECLINED));
    expect(await read(goalOf(declined))).toContain('Votre carte a été refusée.');
    expect(await read(portal)).toContain('Visa •••• 4242');
    const kept = await send(`${portal}/card`, cardWith('5555 5555 5555 4444'));
    const page = await read(goalOf(kept));
    expect(page).toContain('La nouvelle carte est enregistrée.');
    expect(page).toContain('Mastercard •••• 4444');
  });

  it('is open for an hour', async () => {
    const { customer, portal } = await subscribed();
    await site.advance(3700);
    expect((await site.fetch(portal)).status).toBe(410);
    expect((await send(`${portal}/cancel`, {})).status).toBe(410);
    expect(await statusOf(customer.id)).toEqual(['trialing']);
  });
});

describe('an invoice', () => {
  async function overdue() {
    const { customer } = await subscribed(FAILS_LATER);
    await site.advance(15 * 86_400);
    const stripe = await reach();
    const { data } = await stripe.invoices.list({ customer: customer.id, status: 'open' });
    const invoice = data[0]!;
    return { customer, invoice, path: new URL(invoice.hosted_invoice_url ?? '').pathname };
  }

  it('that is open is paid with a new card', async () => {
    const { customer, path } = await overdue();
    expect(await read(`${path}?lang=en`)).toContain('Pay $29.00');
    const again = await send(`${path}?lang=en`, { stored: 'yes' });
    expect(await read(goalOf(again))).toContain('Your card was declined.');
    expect(await statusOf(customer.id)).toEqual(['past_due']);
    const paid = await send(`${path}?lang=en`, cardWith(GOOD));
    expect(await read(goalOf(paid))).toContain('Paid');
    expect(await statusOf(customer.id)).toEqual(['active']);
  });

  it.each(['en', 'fr', 'es'])('is a PDF in %s', async (language) => {
    const { customer } = await subscribed(GOOD, false);
    const stripe = await reach();
    const { data } = await stripe.invoices.list({ customer: customer.id });
    const { pathname } = new URL(data[0]?.invoice_pdf ?? '');
    const answer = await site.fetch(`${pathname}?lang=${language}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const paper = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(paper.slice(0, 5)).toBe('%PDF-');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('an unknown object', () => {
  it.each(['checkout/cs_test_nobody', 'portal/bps_nobody', 'invoices/in_nobody', 'invoices/x/pdf'])(
    'is the same page for %s',
    async (path) => {
      const { customer } = await openCheckout();
      const answer = await site.fetch(`/dev/stripe/${path}?lang=en`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(await read(`/dev/stripe/checkout/${customer.id}?lang=en`));
    },
  );
});
