import { expect, it } from 'vitest';
import { automaticKind } from './automatic.ts';

const SITE = 'https://near.test';
const kindOf = (
  fields: Record<string, string>,
  subject = 'Re: A request',
  returnPath = 'a@b.test',
) =>
  automaticKind(
    { fields: new Map(Object.entries(fields).map(([name, value]) => [name, [value]])), subject },
    { returnPath, site: SITE },
  );

it.each([
  ['automatic', { 'auto-submitted': 'auto-replied' }],
  ['automatic', { precedence: 'bulk' }],
  ['automatic', { 'x-autoreply': 'yes' }],
  ['mailing_list', { 'list-id': '<a.b.test>' }],
  ['bounce', { 'content-type': 'multipart/report; report-type=delivery-status' }],
  ['loop', { 'x-loop': SITE }],
])('is %s by %j', (kind, fields) => {
  expect(kindOf(fields)).toBe(kind);
});

it.each([
  'Automatic reply: A request',
  'Out of Office: A request',
  'Réponse automatique : Une demande',
  'Absence du bureau : Une demande',
  'Respuesta automática: Una solicitud',
  'Fuera de la oficina: Una solicitud',
  'Undeliverable: A request',
])('is automatic by its subject: %s', (subject) => {
  expect(kindOf({}, subject)).toBe('automatic');
});

it('is a bounce where nobody takes answers', () => {
  expect(kindOf({}, 'Re: A request', '')).toBe('bounce');
});

it.each([
  [{ 'auto-submitted': 'no' }, 'Re: A request'],
  [{ 'x-loop': 'https://other.test' }, 'Re: Out of order'],
  [{}, 'Re: Automatic door, out of office hours'],
])('was written by somebody: %j, %s', (fields, subject) => {
  expect(kindOf(fields as Record<string, string>, subject)).toBeUndefined();
});
