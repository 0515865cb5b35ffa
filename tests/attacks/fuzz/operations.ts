import type { OpenApi } from '#server/platform/openapi/openapi.ts';
import type { JsonSchema } from '#server/platform/openapi/schemas.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ROWS, type Row } from '#tests/authorization/matrix.ts';
import { routesOf } from '#tests/authorization/routes.ts';

/** A mounted operation, with its contract and its matrix rows. */
export interface Operation {
  call: string;
  method: string;
  path: string;
  params: Readonly<Record<string, JsonSchema>>;
  query: Readonly<Record<string, JsonSchema>>;
  /** Absent without a JSON body in the contract. */
  body?: JsonSchema;
  /** Accepted media types of files. */
  files: readonly string[];
  /** Its rows in the matrix. */
  rows: readonly Row[];
}

/**
 * Every mounted operation, also those outside of the contract: pages, webhooks, the demo's
 * providers.
 */
export function operationsOf(platform: Platform, document: OpenApi): Operation[] {
  return routesOf(platform).map((call) => {
    const [method = '', path = ''] = call.split(' ');
    const ofContract = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const content = ofContract?.requestBody?.content ?? {};
    const json = content['application/json']?.schema;
    const schemas = (place: string) =>
      Object.fromEntries(
        (ofContract?.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, schema]),
      );
    return {
      call,
      method: method === 'ALL' ? 'POST' : method,
      path,
      params: schemas('path'),
      query: schemas('query'),
      ...(json ? { body: json } : {}),
      files: Object.keys(content).filter((type) => type !== 'application/json'),
      rows: ROWS.filter((row) => row.call === call),
    };
  });
}

/** Operations in turn, weighted by how much can go wrong. */
export function turnsOf(operations: readonly Operation[]): Operation[] {
  return operations.flatMap((operation) => {
    const { params, query, body = {} } = operation;
    const parts = [params, query, (body['properties'] ?? {}) as object].map(Object.keys);
    return Array.from({ length: 1 + Math.min(parts.flat().length, MAX_TURNS) }, () => operation);
  });
}

const MAX_TURNS = 8;
