import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { kindOf } from './words/properties.ts';
import { PARAMETER_WORDS } from './words/parameters.ts';
import { TAG_WORDS } from './words/tags.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const document = openApiDocument(packageJson.version);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Two documented addresses ambiguous in OpenAPI: an id is a UUID, and `onboard` is none. */
const DOCUMENTED = '/api/professionals/onboard/{token}';

describe('clients of the OpenAPI document', () => {
  it('generate types that compile in strict mode', async () => {
    const types = astToString(await openapiTypescript(JSON.stringify(document)));
    const folder = await mkdtemp(join(tmpdir(), 'nearhand-types-'));
    try {
      await writeFile(join(folder, 'api.d.ts'), types);
      const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
      const rules = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--ignoreConfig'];
      const told = promisify(execFile)(process.execPath, [tsc, ...rules, join(folder, 'api.d.ts')]);
      expect(
        await told.then(
          () => '',
          ({ stdout }: { stdout: string }) => stdout,
        ),
      ).toBe('');
      expect(types).toContain('"/api/requests"');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('report no problem', async () => {
    // A public call without input has no refusals.
    const rules = { 'operation-4xx-response': 'off' } as const;
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const unknown = problems.filter(
      ({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || !message.includes(DOCUMENTED),
    );
    expect(unknown.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });
});

describe('the descriptions of the OpenAPI document', () => {
  it('cover every tag, operation and parameter', () => {
    expect(document.tags.filter(({ name }) => !TAG_WORDS[name])).toEqual([]);
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([]);
    const parameters = operations.flatMap(({ parameters: those = [] }) => those);
    expect(parameters.filter(({ name }) => !PARAMETER_WORDS[name])).toEqual([]);
  });

  it('explain every moment, number and flag', () => {
    const nameless = propertiesIn(document).filter(
      ([, schema]) => kindOf(schema) && !('description' in schema),
    );
    expect([...new Set(nameless.map(([name]) => name))]).toEqual([]);
  });
});

describe('the examples of the OpenAPI document', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  const examples = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      part && 'content' in part && part.content?.['application/json']
        ? [{ operationId, isAnswer: part !== requestBody, ...part.content['application/json'] }]
        : [],
    ),
  );

  it('exist for every JSON body, and match their schemas', () => {
    expect(examples.length).toBeGreaterThan(200);
    const bad = examples.filter(
      ({ schema, example }) => !ajv.validate(inDocument(schema), example),
    );
    expect(bad.map(({ operationId, isAnswer }) => [operationId, isAnswer])).toEqual([]);
  });

  it('are accepted by the calls themselves', () => {
    const refused = examples.flatMap(({ operationId, isAnswer, example }) => {
      const { body, response } = ENDPOINTS[operationId] ?? {};
      const schema = isAnswer ? response : body;
      if (!schema || schema === 'file') return [operationId];
      const { error } = z.safeParse(schema, example);
      return error ? [`${operationId} ${isAnswer} ${JSON.stringify(error.issues)}`] : [];
    });
    expect(refused).toEqual([]);
  });
});

/** A schema of the document with references resolved within it. */
function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object;
}

/** Every property of every schema in a value, by name. */
function propertiesIn(value: unknown): [string, object][] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, example: _, ...rest } = value as { properties?: object; example?: unknown };
  const own = Object.entries(properties ?? {}).filter(
    (entry): entry is [string, object] => typeof entry[1] === 'object',
  );
  return [
    ...own,
    ...[...Object.values(rest), ...own.map(([, part]) => part)].flatMap(propertiesIn),
  ];
}
