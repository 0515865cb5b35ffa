import { expect, test } from 'vitest';
import { changingScript, readingScript } from './script.ts';

const at = new Date('2026-11-20T12:00:00Z');
const tokenHash = Buffer.from('aa', 'hex');
const scene = { at, tokenHash, customers: 100, professionals: 300 };

test('a read is replayed with its values', () => {
  const values = [['a', 'b'], at, new Date(+at - 86_400_000), "it's 12:00", null, tokenHash];
  const script = readingScript([{ text: 'select $1::text[], $2, $3, $4, $5, $6', values }], scene);
  expect(script).toEqual({
    variables: {},
    statements: [
      "select array['a','b']::text[], now(), (now() + interval '-86400 seconds'), " +
        "U&'it''s 12\\003a00', null, '\\xaa'",
    ],
  });
});

test('a change is replayed for other people, with new ids each time', () => {
  const professional = '01900000-0000-7000-8000-000000000007';
  const made = '019a0000-1111-7222-8333-444455556666';
  const script = changingScript(
    [{ text: '$1 and $2 and $3', values: [made, professional, made] }],
    scene,
  );
  const [first, second, third] = script.statements[0]?.split(' and ') ?? [];
  expect(first).toContain(':fresh');
  expect(first).toBe(third);
  expect(second).toContain(':professional0');
  expect(script.variables).toEqual({ customer: [1, 100], professional0: [1, 100] });
});
