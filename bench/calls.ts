import { createHash } from 'node:crypto';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { massCities } from '#db/seed/mass/mass-cities.ts';
import { autocompletePlaces } from '#server/places/places.ts';
import { requestNumber, tokenOf } from './customers.ts';
import type { HttpCall } from './http-connection.ts';
import { changingScript, readingScript, type Scene, type Script } from './script.ts';
import type { Statement } from './capture.ts';
import type { Sizes } from './sizes.ts';

/** A call whose throughput is compared with that of its statements alone. */
export interface MeasuredCall {
  name: string;
  expected: number;
  budget: number;
  /** How many calls of one window a customer may make before the rate limit. */
  perCustomer: number;
  customers: number;
  /** The n-th call, and who makes it. */
  call(n: number): { customer: number; call: HttpCall };
  script(statements: readonly Statement[], scene: Scene): Script;
}

/**
 * Conversations of a window of the live stream's benchmark: a person may write 20 messages a
 * minute.
 */
export const LIVE_CONVERSATIONS = 40;

/**
 * The first customers write there: separate ones in each window, in warm-up, and to another node.
 */
export function liveCustomers({ rounds }: Sizes): number {
  return LIVE_CONVERSATIONS * 2 * (1 + rounds);
}

/** The calls with budgets, docs/scaling.md. */
export function measuredCalls(sizes: Sizes): MeasuredCall[] {
  const { customers, storied } = sizes;
  const live = liveCustomers(sizes);
  return [
    {
      name: 'POST /api/requests',
      expected: 201,
      budget: 0.5,
      perCustomer: 10,
      customers,
      call: (n) => submit(1 + (n % customers), n),
      script: changingScript,
    },
    {
      name: 'GET /api/user/requests (20 rows)',
      expected: 200,
      budget: 0.6,
      perCustomer: Infinity,
      customers: storied,
      call: (n) => list(1 + (n % storied)),
      script: readingScript,
    },
    {
      name: 'POST /api/messages',
      expected: 201,
      budget: 0.4,
      perCustomer: 20,
      customers: storied - live,
      call: (n) => write(live + 1 + (n % (storied - live)), n),
      script: changingScript,
    },
  ];
}

/** The id of a synthetic row; db/seed/mass/mass-rows.ts defines the kinds. */
export function idOfNumber(kind: '7000' | '7001' | '7002' | '7003', number: number): string {
  return `01900000-0000-${kind}-8000-${String(number).padStart(12, '0')}`;
}

export function customerToken(customer: number): string {
  return tokenOf(idOfNumber('7002', customer));
}

export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A message to the professional who accepted the customer's first request. */
export function messageTo(customer: number, content: string): HttpCall {
  return {
    method: 'POST',
    path: '/api/messages',
    token: customerToken(customer),
    body: { serviceRequestId: idOfNumber('7003', requestNumber(customer, 1)), content },
  };
}

/** Places chosen from the suggestions, in the language of the place. */
const places = massCities(40).flatMap(({ name, language }) => {
  const [found] = autocompletePlaces({ input: name, language });
  return found ? [{ location: found.description, locationPlaceId: found.place_id, language }] : [];
});

function submit(customer: number, n: number): { customer: number; call: HttpCall } {
  const body = {
    profession: PROFESSIONS[(n * 7) % PROFESSIONS.length],
    description: `The kitchen tap has been leaking since yesterday, and the cupboard is wet (${n})`,
    ...places[n % places.length],
    urgency: 'Soon (2-3 days)',
  };
  const token = customerToken(customer);
  return { customer, call: { method: 'POST', path: '/api/requests', token, body } };
}

function list(customer: number): { customer: number; call: HttpCall } {
  const token = customerToken(customer);
  return { customer, call: { method: 'GET', path: '/api/user/requests', token } };
}

function write(customer: number, n: number): { customer: number; call: HttpCall } {
  return { customer, call: messageTo(customer, `Tomorrow at nine would suit me well (${n})`) };
}
