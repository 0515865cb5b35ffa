import { isEqualInConstantTime } from '#server/platform/secrets/hashes.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Log } from '#server/platform/logging/log.ts';
import { expand } from './expand.ts';
import { parseForm, text, texts, type Parameters } from './form.ts';
import { answerOnce, type Answer } from './idempotency.ts';
import { invalid, StripeRefusal } from './refusal.ts';
import { HANDLERS } from './routes/routes.ts';
import { callOf, type SchemaCheck } from './schema/check.ts';
import type { Served } from './schema/served.ts';
import { catchUp, inTransaction, type Grounds } from './transactions.ts';
import { newId } from './work.ts';

export interface ApiGrounds extends Grounds {
  secretKey: string;
  check: SchemaCheck;
  log: Log;
}

const MAX_BYTES = 256 * 1024;

/** The API for the SDK. `reach` throws before the sandbox is attached. */
export function stripeApi(reach: () => ApiGrounds): Hono {
  const api = new Hono();
  api.use(bodyLimit({ maxSize: MAX_BYTES }));
  api.all('*', async (c) => {
    const requestId = newId('req');
    const { status, body, replayed } = await answerSafely(c, requestId, reach);
    return Response.json(body, {
      status,
      headers: {
        'request-id': requestId,
        ...(replayed && { 'idempotent-replayed': 'true' }),
      },
    });
  });
  return api;
}

async function answerSafely(
  c: Context,
  requestId: string,
  reach: () => ApiGrounds,
): Promise<Answer> {
  try {
    return await answer(c, requestId, reach());
  } catch (error) {
    if (error instanceof StripeRefusal)
      return { status: error.status, body: { error: error.error } };
    reach().log.error({ err: error, path: c.req.path }, 'the Stripe sandbox failed');
    const message = 'An unknown error occurred in the Stripe sandbox.';
    return { status: 500, body: { error: { type: 'api_error', message } } };
  }
}

async function answer(c: Context, requestId: string, grounds: ApiGrounds): Promise<Answer> {
  assertKey(c.req.header('authorization'), grounds.secretKey);
  const { method, path } = c.req;
  const served = callOf(method, path);
  if (!served) throw unknownUrl(method, path);
  const sent = [new URL(c.req.url).search.slice(1), method === 'GET' ? '' : await c.req.text()];
  const parameters = parseForm(sent.filter(Boolean).join('&'));
  await grounds.check.request(served, parameters);
  assertHeeded(served, parameters);
  const id = idIn(served, path);
  const key = method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
  const of = id || text(parameters, 'customer');
  await catchUp(grounds, of);
  const options = {
    lock: method === 'GET' ? undefined : of,
    cause: { id: requestId, idempotencyKey: key },
  };
  return inTransaction(grounds, options, (work) =>
    answerOnce(
      work,
      { key, request: `${method} ${path} ${JSON.stringify(parameters)}` },
      async () => {
        const found = await HANDLERS[served].answer(work, { id, parameters });
        const shown = await expand(work, found, texts(parameters, 'expand'));
        await grounds.check.answer(served, shown);
        return shown;
      },
    ),
  );
}

function assertKey(header: string | undefined, secretKey: string): void {
  if (isEqualInConstantTime(header ?? '', `Bearer ${secretKey}`)) return;
  throw new StripeRefusal(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided.',
  });
}

function assertHeeded(served: Served, parameters: Parameters): void {
  const { takes } = HANDLERS[served];
  const unheeded = Object.keys(parameters).find(
    (name) => name !== 'expand' && !takes.includes(name),
  );
  if (unheeded === undefined) return;
  throw invalid(`The Stripe sandbox does not know the parameter ${unheeded} here yet.`, {
    code: 'parameter_unknown',
    param: unheeded,
  });
}

function unknownUrl(method: string, path: string): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function idIn(served: Served, path: string): string {
  const place = served.split(' ')[1]!.split('/').indexOf('*');
  return place < 0 ? '' : decodeURIComponent(path.split('/')[place] ?? '');
}
