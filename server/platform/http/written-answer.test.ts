import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ERASED_NAME } from '#server/platform/erased-placeholder.ts';
import { writerOf, writtenList } from './written-answer.ts';

const write = writerOf(z.object({ name: z.string() }));
const jsonOf = ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => Buffer.from(bytes).toString();

test('what a schema does not name is not written', () => {
  const person = { name: 'Zoé', phone: '514 555 0100' };
  expect(jsonOf(write(person, 'fr'))).toBe('{"name":"Zoé"}');
});

test('who erased their account is called so in the language of the reader', () => {
  expect(jsonOf(write({ name: ERASED_NAME }, 'fr'))).toBe('{"name":"Compte supprimé"}');
  expect(jsonOf(write({ name: ERASED_NAME }, 'en'))).toBe('{"name":"Deleted account"}');
});

test.each([[[]], [['Ann']], [['Ann', 'Ben', 'Cléo']]])('a list of %j is one in JSON', (names) => {
  const list = writtenList(names.map((name) => write({ name }, 'en')));
  expect(JSON.parse(jsonOf(list))).toEqual(names.map((name) => ({ name })));
});
