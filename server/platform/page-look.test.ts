import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { light } from '#contract/look/colours.ts';
import { SCHEME_HEAD, SCHEME_SOURCE, withColours } from './page-look.ts';

it('allows its one script by its hash', () => {
  const script = /<script>([^]*)<\/script>/.exec(SCHEME_HEAD)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(SCHEME_SOURCE).toBe(`'sha256-${hash}'`);
});

it('names colours in styles of mails, and refuses unknown ones', () => {
  expect(withColours('a{color:$pine-600}')).toBe(`a{color:${light('pine-600')}}`);
  expect(() => withColours('a{color:$marigold}')).toThrow('marigold');
});
