import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { massCities } from '#db/seed/mass/mass-cities.ts';
import { autocompletePlaces } from '#server/places/places.ts';
import { requestNumber, tokenOf } from './customers.ts';
import type { HttpCall } from './http-connection.ts';
import type { Sizes } from './sizes.ts';

/** A call whose throughput is compared with that of a bare handler. */
export interface MeasuredCall {
  name: string;
  expected: number;
  /** The least share of the bare handler's throughput, with many callers. */
  budget: number;
  /** How many calls of one window a customer may make before the rate limit. */
  perCustomer: number;
  customers: number;
  /** The n-th call. */
  call(n: number): HttpCall;
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
  const storiedOne = (n: number) => live + 1 + (n % (storied - live));
  return [
    {
      name: 'POST /api/requests',
      expected: 201,
      budget: 0.4,
      perCustomer: 10,
      customers,
      call: (n) => submit(1 + (n % customers), n),
    },
    {
      name: 'GET /api/user/requests (20 rows)',
      expected: 200,
      budget: 0.5,
      perCustomer: Infinity,
      customers: storied,
      call: (n) => list(1 + (n % storied)),
    },
    {
      name: 'POST /api/messages',
      expected: 201,
      budget: 0.45,
      perCustomer: 20,
      customers: storied - live,
      call: (n) => messageTo(storiedOne(n), `Tomorrow at nine would suit me well (${n})`),
    },
    {
      name: 'GET /api/messages',
      expected: 200,
      budget: 0.55,
      perCustomer: Infinity,
      customers: storied - live,
      call: (n) => conversation(storiedOne(n)),
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

function submit(customer: number, n: number): HttpCall {
  const body = {
    profession: PROFESSIONS[(n * 7) % PROFESSIONS.length],
    description: `The kitchen tap has been leaking since yesterday, and the cupboard is wet (${n})`,
    ...places[n % places.length],
    urgency: 'Soon (2-3 days)',
  };
  return { method: 'POST', path: '/api/requests', token: customerToken(customer), body };
}

function list(customer: number): HttpCall {
  return { method: 'GET', path: '/api/user/requests', token: customerToken(customer) };
}

function conversation(customer: number): HttpCall {
  const id = idOfNumber('7003', requestNumber(customer, 1));
  const path = `/api/messages?serviceRequestId=${id}`;
  return { method: 'GET', path, token: customerToken(customer) };
}
