import { EVENT_TYPES, SERVED } from '#sandbox/stripe/schema/served.ts';
import { readDeclarations } from './stripe-declarations.ts';
import { refer, toSchema, type Definitions } from './stripe-definitions.ts';
import { anyOf, type Schema } from './stripe-schemas.ts';

/** The kinds of objects in the sandbox, which can be expanded. */
const EXPANDABLE = new Set([
  'Customer',
  'DeletedCustomer',
  'Subscription',
  'Invoice',
  'PaymentMethod',
  'PaymentIntent',
  'SetupIntent',
  'Charge',
  'Price',
  'Product',
]);

/** The schema of the sandbox's calls and events, by the installed SDK. */
export function stripeSchema(): string {
  const { checker, callOf, eventOf } = readDeclarations();
  const all = new Map<string, Schema>();
  const anyEvent = () => anyOf(EVENT_TYPES.map((type) => refer(answered, eventOf(type))));
  // The SDK's own type is every event.
  const instead = new Map([['Event', anyEvent]]);
  const asked: Definitions = { checker, wire: 'form', expandable: EXPANDABLE, instead, all };
  const answered: Definitions = { ...asked, wire: 'json' };
  const calls = SERVED.map((served) => {
    const { request, response } = callOf(served);
    const nothing: Schema = { type: 'object', additionalProperties: false };
    return [
      served,
      {
        request: request ? toSchema(asked, request) : nothing,
        response: toSchema(answered, response),
      },
    ] as const;
  });
  const events = EVENT_TYPES.map((type) => [type, refer(answered, eventOf(type))] as const);
  const sorted = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{"calls":${lines(calls)},"events":${lines(events)},"definitions":${lines(sorted)}}\n`;
}

/** One entry per line, so that an SDK update has a readable diff. */
function lines(entries: Iterable<readonly [string, object]>): string {
  const all = [...entries].map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `{\n${all.join(',\n')}\n}`;
}
