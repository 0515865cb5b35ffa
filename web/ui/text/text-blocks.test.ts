import { expect, it } from 'vitest';
import { blocksOf } from './text-blocks.ts';

it('splits paragraphs at empty lines, and keeps the lines of one', () => {
  expect(blocksOf('One\nstill one\n\n  \nTwo')).toEqual([
    { kind: 'paragraph', text: 'One\nstill one' },
    { kind: 'paragraph', text: 'Two' },
  ]);
});

it('parses lines that begin with a dash as a list, anywhere', () => {
  expect(blocksOf('Such as:\n- a\n- b - c\nAnd more')).toEqual([
    { kind: 'paragraph', text: 'Such as:' },
    { kind: 'list', points: ['a', 'b - c'] },
    { kind: 'paragraph', text: 'And more' },
  ]);
});

it('interprets nothing else', () => {
  expect(blocksOf('-5 degrees <b>bold</b>')).toEqual([
    { kind: 'paragraph', text: '-5 degrees <b>bold</b>' },
  ]);
});
