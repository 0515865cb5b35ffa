import type { Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { ERROR_TEXTS } from '#server/platform/http/error-texts.ts';
import type { JsonSchema } from './schemas.ts';

/** The body of every refused call, as a component. */
export const errorSchema: JsonSchema = {
  type: 'object',
  description:
    'What every refused call answers. `error` is a sentence in the language of the caller; `code` stays the same.',
  properties: {
    error: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, problem: { type: 'string' } },
        required: ['field', 'problem'],
      },
    },
    verified: { const: false, description: 'Only from the calls that verify a code.' },
  },
  required: ['error', 'code'],
};

/** Every error code of an endpoint: its own, and those that follow from audience and input. */
export function codesOf(endpoint: Endpoint): ErrorCode[] {
  const { audience, method, body, upload, params, query, idempotent } = endpoint;
  const takesInput = Boolean(body ?? params ?? query ?? idempotent);
  const follow: [boolean, ErrorCode[]][] = [
    [audience !== 'anyone', ['not_signed_in']],
    [!['anyone', 'signed-in'].includes(audience), ['wrong_role']],
    [audience === 'admin', ['not_yours']],
    [audience === 'admin' && !endpoint.beforeEnrolment, ['totp_enrolment_required']],
    [audience === 'admin', ['role_lacks_right']],
    [method !== 'GET', ['cross_site']],
    [body !== undefined, ['bad_json', 'too_large', 'not_json']],
    [upload !== undefined, ['too_large', 'too_slow', 'file_type_refused']],
    [takesInput, ['invalid_input', 'too_many']],
    [true, ['server_error', 'unavailable']],
  ];
  const derived = follow.flatMap(([holds, codes]) => (holds ? codes : []));
  return [...new Set([...endpoint.errors, ...derived])];
}

/**
 * The refusals of an endpoint by status, as references: each set of codes is one component in
 * `responses`.
 */
export function refusalsOf(
  endpoint: Endpoint,
  responses: Record<string, JsonSchema>,
): Record<string, { $ref: string }> {
  return refusalsByStatus(codesOf(endpoint), responses);
}

/** The same for these codes. */
export function refusalsByStatus(
  refused: readonly ErrorCode[],
  responses: Record<string, JsonSchema>,
): Record<string, { $ref: string }> {
  const byStatus = Map.groupBy(refused.toSorted(), (code) => ERROR_STATUS[code]);
  const references = [...byStatus].map(([status, codes]) => {
    const name = codes.map(inPascalCase).join('Or');
    responses[name] = refusal(status, codes);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(references);
}

function refusal(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { enum: codes } } },
    ],
  };
  const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } };
  return {
    description: codes.join(' or '),
    ...(status === 429 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/json': { schema, example: exampleOfRefusal(codes) } },
  };
}

function exampleOfRefusal([code]: readonly ErrorCode[]): object {
  return { error: code && ERROR_TEXTS.en[code], code };
}

function inPascalCase(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
