import { createHmac } from 'node:crypto';
import { checkout, createSubscription } from '#contract/billing/subscriptions.ts';
import { subscribeByCard } from '#tests/support/payments/paying.ts';
import type { Cell, Sent, Ways } from '#tests/authorization/cell.ts';
import type { World } from '#tests/authorization/world.ts';

/** PA with a paid plan; their name and card at Stripe must be shown to nobody. */
export async function paying({ site, pro_accepted, canaries }: World): Promise<void> {
  const known = await subscribeByCard(site, pro_accepted);
  const secrets = Object.entries(known).map(([name, text]) => ({ name, text, knownTo: [] }));
  canaries.push(...secrets.filter(({ name }) => !canaries.some((one) => one.name === name)));
}

/** A call as PA, with a paid or the free plan. */
const asPa =
  (path: string, who: 'paying' | 'free', more: object = {}) =>
  async ({ world }: Cell): Promise<Sent> => {
    if (who === 'paying') await paying(world);
    return { path, body: { professionalId: world.pro_accepted.professionalId, ...more } };
  };

const toRead =
  (path: string) =>
  async ({ world }: Cell): Promise<Sent> => {
    await paying(world);
    return { path };
  };

const premium = { planId: 'premium' };

/** A webhook of the payment provider, genuine or forged. */
function webhook(signatureOf: (world: World, payload: string) => string | undefined) {
  return ({ world }: Cell): Sent => {
    const body = { id: 'evt_matrix', object: 'event', type: 'invoice.paid', data: { object: {} } };
    const signature = signatureOf(world, JSON.stringify(body));
    return {
      path: '/api/stripe/webhook',
      body,
      ...(signature ? { headers: { 'stripe-signature': signature } } : {}),
    };
  };
}

/** As https://docs.stripe.com/webhooks#verify-manually says. */
function signed(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

const secretOf = ({ site }: World) => site.platform.stripe?.webhookSecret ?? '';

/** Paid plans. */
export const paymentCalls: Ways = {
  'POST /api/subscription/checkout (professionalId of PA)': asPa(
    '/api/subscription/checkout',
    'free',
    premium,
  ),
  'POST /api/professional/subscribe (professionalId of PA)': asPa(
    '/api/professional/subscribe',
    'free',
    premium,
  ),
  'POST /api/create-subscription': () => ({
    path: '/api/create-subscription',
    body: { stripePriceId: 'price_of_somebody' },
  }),
  'POST /api/create-subscription (professionalId of PA)': asPa('/api/create-subscription', 'free'),
  'GET /api/subscription/success (payment page of PA)': async ({ world }) => {
    const { url } = await world.pro_accepted.call(checkout, { body: { planId: 'premium' } });
    const session = /cs_\w+/.exec(url)?.[0];
    return { path: `/api/subscription/success?session_id=${session}` };
  },
  'GET /api/begun-subscription (client secret of PA)': async ({ world }) => {
    const { clientSecret } = await world.pro_accepted.call(createSubscription, { body: {} });
    return { path: `/api/begun-subscription?client_secret=${clientSecret}` };
  },
  'GET /api/professional/subscription': toRead('/api/professional/subscription'),
  'GET /api/professional/subscription (professionalId of PA)': async ({ world }) => {
    await paying(world);
    const { professionalId } = world.pro_accepted;
    return { path: `/api/professional/subscription?professionalId=${professionalId}` };
  },
  'GET /api/professional/plan-change': toRead('/api/professional/plan-change?planId=premium'),
  'GET /api/professional/invoices': toRead('/api/professional/invoices'),
  'POST /api/professional/refresh-subscription': toRead('/api/professional/refresh-subscription'),
  'POST /api/professional/manage-billing (professionalId of PA)': asPa(
    '/api/professional/manage-billing',
    'paying',
  ),
  'POST /api/professional/change-plan (professionalId of PA)': asPa(
    '/api/professional/change-plan',
    'paying',
    premium,
  ),
  'POST /api/professional/cancel-subscription (professionalId of PA)': asPa(
    '/api/professional/cancel-subscription',
    'paying',
  ),
  'POST /api/professional/resume-subscription (professionalId of PA)': async (cell) => {
    const cancel = asPa('/api/professional/cancel-subscription', 'paying');
    const { path, body } = await cancel(cell);
    await cell.world.pro_accepted.ask('POST', path, body);
    return { path: '/api/professional/resume-subscription', body: body ?? {} };
  },
  'POST /api/professional/subscription-terms': () => ({
    path: '/api/professional/subscription-terms',
    body: { language: 'fr', version: '2026-11' },
  }),
  'POST /api/stripe/webhook (no signature)': webhook(() => undefined),
  'POST /api/stripe/webhook (forged signature)': webhook((world, payload) =>
    signed(`${secretOf(world)}x`, payload, world.site.platform.clock.now()),
  ),
  'POST /api/stripe/webhook (signed long ago)': webhook((world, payload) =>
    signed(secretOf(world), payload, new Date(world.site.platform.clock.now().getTime() - 310_000)),
  ),
  'POST /api/stripe/webhook (valid signature)': webhook((world, payload) =>
    signed(secretOf(world), payload, world.site.platform.clock.now()),
  ),
};
