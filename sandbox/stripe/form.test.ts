import { expect, test } from 'vitest';
import { flag, inside, mergedMetadata, parseForm, whole } from './form.ts';

test('a form is parsed as the SDK writes it', () => {
  const form =
    'items[0][price]=price_1&items[1][price]=price_2&expand[]=a.b&expand[]=c&metadata[a%20b]=1%262&cancel_at=';
  expect(parseForm(form)).toEqual({
    items: [{ price: 'price_1' }, { price: 'price_2' }],
    expand: ['a.b', 'c'],
    metadata: { 'a b': '1&2' },
    cancel_at: '',
  });
});

test('names of the prototype are ordinary names', () => {
  const given = parseForm('__proto__[polluted]=yes&constructor[a]=1');
  expect(Object.keys(given)).toEqual(['__proto__', 'constructor']);
  expect('polluted' in {}).toBe(false);
});

test('texts become numbers and booleans, and empty metadata is removed', () => {
  const given = parseForm('days=14&now=false&none=&metadata[kept]=&metadata[added]=2');
  expect([whole(given, 'days'), whole(given, 'none'), flag(given, 'now')]).toEqual([
    14,
    undefined,
    false,
  ]);
  expect(mergedMetadata({ kept: '1', other: '3' }, given)).toEqual({ other: '3', added: '2' });
  expect(inside(given, 'days')).toEqual({});
});
