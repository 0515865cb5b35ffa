import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { endpointsOf, PARTS } from '#contract/endpoints.ts';
import { ADMIN_COOKIE, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { describeCall } from './callers.ts';
import { errorSchema, refusalsOf } from './errors.ts';
import { exampleOf } from './examples.ts';
import { liveStream } from './live.ts';
import type { Answer, Content, Operation, Parameter } from './operation.ts';
import { makeSchemaWriter, type JsonSchema } from './schemas.ts';
import { PARAMETER_WORDS } from './words/parameters.ts';
import { TAG_WORDS } from './words/tags.ts';

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; license: object; description: string };
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, JsonSchema>;
    securitySchemes: object;
  };
}

type Writer = ReturnType<typeof makeSchemaWriter> & { responses: Record<string, JsonSchema> };

/** Generates the OpenAPI 3.1 document of the contract. */
export function openApiDocument(version: string): OpenApi {
  const writer = { ...makeSchemaWriter(), responses: {} };
  const paths: OpenApi['paths'] = { '/api/events': { get: liveStream(writer.responses) } };
  for (const [tag, part] of Object.entries(PARTS)) {
    for (const [name, endpoint] of endpointsOf(part)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(tag, name, endpoint, writer);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nearhand', version, license: { name: 'MIT', identifier: 'MIT' }, description },
    servers: [{ url: '/' }],
    tags: [...Object.keys(PARTS), 'live'].map((name) => ({
      name,
      description: TAG_WORDS[name] ?? name,
    })),
    paths,
    components: {
      schemas: sorted({ ...writer.components, Error: errorSchema }),
      responses: sorted(writer.responses),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        admin: { type: 'apiKey', in: 'cookie', name: ADMIN_COOKIE },
      },
    },
  };
}

const description =
  'Every call takes and answers JSON in UTF-8. A refused call answers {error, code, details?}: ' +
  '`error` in the language of the caller (`language` of the call, else Accept-Language), `code` ' +
  'from a closed list. Sessions are a cookie; over https its name begins with __Host-.';

function operation(tag: string, name: string, endpoint: Endpoint, writer: Writer): Operation {
  const parameters = parametersOf(endpoint, writer);
  const { audience, summary } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: describeCall(endpoint),
    'x-audience': audience,
    security: securityOf(audience),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(endpoint, writer),
    responses: {
      ...success(endpoint, writer),
      ...refusalsOf(endpoint, writer.responses),
    },
  };
}

function requestBodyOf(
  { body, upload, emptyBody }: Endpoint,
  writer: Writer,
): Pick<Operation, 'requestBody'> {
  const content = upload
    ? Object.fromEntries(upload.types.map((type) => [type, { schema: binary }]))
    : body && json(writer.write(body, 'input'), writer);
  return content ? { requestBody: { required: !emptyBody, content } } : {};
}

/** Raw bytes: in OpenAPI 3.1 an empty schema. */
const binary: JsonSchema = {};

function securityOf(audience: Endpoint['audience']): object[] {
  if (audience === 'anyone') return [];
  return [audience === 'admin' ? { admin: [] } : { session: [] }];
}

function parametersOf({ params, query, idempotent }: Endpoint, writer: Writer) {
  const ofPath = Object.entries(params ?? {}).map(([name, schema]) =>
    parameter('path', name, schema, writer),
  );
  const ofQuery = Object.entries(query ?? {}).map(([name, schema]) =>
    parameter('query', name, schema, writer),
  );
  const key = { type: 'string', maxLength: 200 };
  return [
    ...ofPath,
    ...ofQuery,
    ...(idempotent
      ? [described({ name: 'Idempotency-Key', in: 'header', required: false, schema: key })]
      : []),
  ];
}

function parameter(place: 'path' | 'query', name: string, schema: Schema, writer: Writer) {
  const required = !z.safeParse(schema, undefined).success;
  return described({ name, in: place, required, schema: writer.write(schema, 'input') });
}

function described({ name, schema, ...rest }: Omit<Parameter, 'description'>): Parameter {
  return { name, ...rest, description: PARAMETER_WORDS[name] ?? name, schema };
}

function success({ response, status = 200 }: Endpoint, writer: Writer): Record<string, Answer> {
  if (response === null) return { 204: { description: 'Done' } };
  if (response === 'file') {
    return { 200: { description: 'The file', content: { '*/*': { schema: binary } } } };
  }
  return {
    [status]: { description: 'OK', content: json(writer.write(response, 'output'), writer) },
  };
}

function json(schema: JsonSchema, { components }: Writer): Content {
  return { 'application/json': { schema, example: exampleOf(schema, components) } };
}

function sorted(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
