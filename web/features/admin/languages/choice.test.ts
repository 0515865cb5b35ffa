import { expect, test } from 'vitest';
import { withLanguage } from './choice.ts';

const all = { basedOn: 1, offered: ['en', 'fr', 'es'], defaultLanguage: 'en' } as const;
const choice = { ...all, offered: [...all.offered] };

test('without its default language, the first of the others is the default', () => {
  const without = withLanguage(choice, 'en', false);
  expect(without).toEqual({ basedOn: 1, offered: ['fr', 'es'], defaultLanguage: 'fr' });
  expect(withLanguage(choice, 'es', false).defaultLanguage).toBe('en');
});

test('a language that comes back has its place again, and changes no default', () => {
  const without = withLanguage(choice, 'fr', false);
  expect(without).not.toEqual(choice);
  expect(withLanguage(without, 'fr', true)).toEqual(choice);
});
