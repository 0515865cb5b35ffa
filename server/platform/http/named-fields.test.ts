import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { namedFieldsOf } from './named-fields.ts';

const message = z.object({
  id: z.string(),
  sender: z.nullable(z.object({ name: z.string() })),
  files: z.array(z.object({ 'file-name': z.string() })),
  either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
  counts: z.record(z.string(), z.number()),
});

const named = {
  id: 'm',
  sender: { name: 'Marie' },
  files: [{ 'file-name': 'quote.pdf' }],
  either: { b: 'second' },
  counts: { ann: 2 },
};

test('what a schema names is copied, at every depth, and nothing else', () => {
  const secret = { email: 'marie@example.com' };
  const answer = {
    ...named,
    ...secret,
    sender: { ...named.sender, ...secret },
    files: [{ ...named.files[0], ...secret }],
    either: { ...named.either, ...secret },
  };
  expect(namedFieldsOf(message)(answer)).toEqual(named);
});

test('null stays null, and an empty list empty', () => {
  const bare = { ...named, sender: null, files: [] };
  expect(namedFieldsOf(z.array(message))([bare])).toEqual([bare]);
});

test('a schema that names no object takes the value as it is', () => {
  expect(namedFieldsOf(z.nullable(z.string()))('text')).toBe('text');
});

test('every answer of the contract compiles', () => {
  const schemas = Object.values(ENDPOINTS).map(({ response }) => response);
  const compiled = schemas.flatMap((schema) =>
    schema === null || schema === 'file' ? [] : [namedFieldsOf(schema)],
  );
  expect(compiled.length).toBeGreaterThan(100);
});
