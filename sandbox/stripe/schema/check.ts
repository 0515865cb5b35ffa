import type { ErrorObject } from 'ajv';
import type { Log } from '#server/platform/logging/log.ts';
import { invalid, type StripeRefusal } from '../refusal.ts';
import { gravest, placeOf } from './faults.ts';
import { EVENT_TYPES, SERVED, type EventType, type Served } from './served.ts';
import { loadValidators, type Validators } from './validators.ts';

/** Validates requests, answers and events of the sandbox against the SDK's own declarations. */
export interface SchemaCheck {
  /** @throws StripeRefusal 400 for a parameter that is unknown, missing or of the wrong kind */
  request(call: Served, parameters: object): Promise<void>;
  /** @throws SchemaViolation where Stripe would not answer so */
  answer(call: Served, body: unknown): Promise<void>;
  /** @throws SchemaViolation where Stripe would not tell so */
  event(event: { type: string }): Promise<void>;
  /** The violations since it was opened; each is a bug of the sandbox. */
  violations: string[];
}

/** The sandbox was about to send what Stripe never sends. */
export class SchemaViolation extends Error {}

/** Loads the schema lazily. */
export function openSchemaCheck(log: Log): SchemaCheck {
  let loading: Promise<Validators> | undefined;
  const load = () => (loading ??= loadValidators());
  const violations: string[] = [];
  const violate = (what: string) => {
    violations.push(what);
    log.error({ violation: what }, 'the Stripe sandbox broke the schema of Stripe');
    throw new SchemaViolation(what);
  };
  const hold = (what: string, errors: readonly ErrorObject[]) => {
    const error = gravest(errors);
    if (error) violate(`${what}: ${placeOf(error)} ${error.message ?? ''}${allowed(error)}`);
  };
  return {
    async request(call, parameters) {
      const error = gravest((await load()).request(call)(parameters));
      if (error) throw refusalOf(error);
    },
    answer: async (call, body) => hold(call, (await load()).response(call)(body)),
    async event(event) {
      if (isTold(event.type)) hold(event.type, (await load()).event(event.type)(event));
      else violate(`${event.type}: not in schema/served.ts`);
    },
    violations,
  };
}

/** The served call of a request; undefined for none. */
export function callOf(method: string, path: string): Served | undefined {
  const parts = path.split('/');
  const matching = SERVED.filter((served) => {
    const [verb, pattern = ''] = served.split(' ');
    const wanted = pattern.split('/');
    return (
      verb === method &&
      wanted.length === parts.length &&
      wanted.every((part, index) => part === '*' || part === parts[index])
    );
  });
  return matching.find((served) => !served.includes('*')) ?? matching[0];
}

function isTold(type: string): type is EventType {
  return (EVENT_TYPES as readonly string[]).includes(type);
}

/** In the error codes of https://docs.stripe.com/error-codes. */
function refusalOf(error: ErrorObject): StripeRefusal {
  const param = placeOf(error);
  if (error.keyword === 'additionalProperties') {
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  if (error.keyword === 'required') {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalid(`Invalid ${param}: ${error.message ?? ''}${allowed(error)}`, { param });
}

function allowed({ params }: ErrorObject): string {
  return Array.isArray(params.allowedValues) ? ` (${params.allowedValues.join(', ')})` : '';
}
