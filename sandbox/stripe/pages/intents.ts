import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Card } from '../cards.ts';
import type { Intent, Outcome } from '../operations.ts';
import type { PageContext, ReachContext } from './context.ts';

const short = z.string().check(z.maxLength(255));
const known = { key: short, client_secret: short };
const reading = z.object(known);
const confirming = z.object({
  ...known,
  card: z.object({
    number: short,
    exp_month: z.int().check(z.minimum(1), z.maximum(12)),
    exp_year: z.int().check(z.minimum(2000), z.maximum(2099)),
    cvc: z.string().check(z.regex(/^\d{3}$/)),
  }),
});
const authenticating = z.object({ ...known, passed: z.boolean() });

const NO_STORE = { 'cache-control': 'no-store' };

/** POST /intents/:id/read, /confirm and /authenticate: what the card form of the script calls. */
export function mountIntents(pages: Hono, reach: ReachContext): void {
  const step = <Schema extends typeof reading>(
    name: string,
    schema: Schema,
    work: (
      at: PageContext,
      intent: Intent,
      given: z.output<Schema>,
    ) => Promise<Outcome | undefined>,
  ) =>
    pages.post(`/intents/:id/${name}`, async (c) => {
      const given = schema.safeParse(await c.req.json().catch(() => undefined));
      if (!given.success) return refuse(c, 400, 'parameter_invalid');
      const at = reach();
      const intent = await findIntent(at, c.req.param('id'), given.data);
      if (!intent) return refuse(c, 404, 'resource_missing');
      const outcome = await work(at, intent, given.data);
      if (outcome?.outcome === 'declined') return decline(c, outcome);
      const { client_secret: clientSecret } = given.data;
      const now = outcome ? await at.operations.findIntent(clientSecret) : intent;
      return c.json({ intent: now && shown(now) }, 200, NO_STORE);
    });
  step('read', reading, async () => undefined);
  step('confirm', confirming, ({ operations }, intent, { client_secret: clientSecret, card }) =>
    operations.confirmIntent({ intentId: intent.id, clientSecret, card: cardOfBody(card) }),
  );
  step('authenticate', authenticating, async ({ operations }, intent, { passed }) => {
    const outcome = await operations.finishAction({ intentId: intent.id, passed });
    if (passed || outcome.outcome !== 'declined') return outcome;
    return { ...outcome, code: `${intent.object}_authentication_failure` };
  });
}

/** The intent of a publishable key, its id and its secret. */
async function findIntent(
  { platform, operations }: PageContext,
  id: string,
  given: z.output<typeof reading>,
): Promise<Intent | undefined> {
  if (given.key !== platform.stripe?.publishableKey) return undefined;
  const intent = await operations.findIntent(given.client_secret);
  return intent?.id === id ? intent : undefined;
}

/** The fields a browser may see: nothing of the customer. */
function shown(intent: Intent) {
  const { id, object, status, client_secret: clientSecret, created, livemode } = intent;
  const method = intent.payment_method;
  return {
    id,
    object,
    status,
    client_secret: clientSecret,
    created,
    livemode,
    payment_method: typeof method === 'string' ? method : (method?.id ?? null),
    payment_method_types: ['card'],
    ...(intent.object === 'payment_intent' && { amount: intent.amount, currency: intent.currency }),
  };
}

function cardOfBody(card: z.output<typeof confirming>['card']): Card {
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card;
  return { number: number.replaceAll(/\D/g, ''), expMonth, expYear, cvc };
}

function decline(c: Context, { code, declineCode, message }: Extract<Outcome, { code: string }>) {
  const error = { type: 'card_error', code, decline_code: declineCode, message };
  // An answer, not a failure status: browsers would log that.
  return c.json({ error }, 200, NO_STORE);
}

function refuse(c: Context, status: 400 | 404, code: string) {
  const message = status === 404 ? 'No such intent.' : 'The call is not understood.';
  return c.json({ error: { type: 'invalid_request_error', code, message } }, status, NO_STORE);
}
