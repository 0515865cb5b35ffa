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

test('of what may be missing nothing else is copied either, and a default stands in', () => {
  const schema = z.object({
    note: z.optional(z.object({ text: z.string() })),
    author: z._default(z.nullable(z.object({ name: z.string() })), null),
  });
  const pick = namedFieldsOf(schema);
  expect(pick({})).toEqual({ note: undefined, author: null });
  const [note, author] = [{ text: 'Hi' }, { name: 'Ann' }];
  expect(pick({ note: { ...note, id: 1 }, author: { ...author, id: 1 } })).toEqual({
    note,
    author,
  });
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
