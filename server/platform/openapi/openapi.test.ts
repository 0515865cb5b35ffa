import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { openApiDocument } from './openapi.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const document = openApiDocument(packageJson.version);

describe('the OpenAPI document', () => {
  it('describes every call of the contract', () => {
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual([...Object.keys(ENDPOINTS), 'liveEvents'].toSorted());
  });

  it('lists the refusals that follow from audience and input', () => {
    const { responses, security } = document.paths['/api/requests']?.['post'] ?? {};
    expect(Object.keys(responses ?? {}).join(' ')).toBe(
      '201 400 401 403 409 413 415 422 429 500 503',
    );
    expect(responses?.['403']).toEqual({
      $ref: '#/components/responses/CrossSiteOrNotYoursOrWrongRole',
    });
    expect(security).toEqual([{ session: [] }]);
  });

  it('refers only to existing components', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    const { schemas, responses } = document.components;
    const held = new Set([...Object.keys(schemas), ...Object.keys(responses)]);
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter(([, , name = '']) => !held.has(name))).toEqual([]);
  });

  it('keeps the names of properties, whatever they are', () => {
    const { properties } = document.components.schemas['Message'] as { properties: object };
    expect(Object.keys(properties)).toContain('id');
  });

  it('equals the one in the repository', () => {
    const kept = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
    expect(JSON.parse(kept)).toEqual(document);
  });
});
