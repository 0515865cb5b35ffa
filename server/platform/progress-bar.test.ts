import { expect, test } from 'vitest';
import { makeProgressBar } from './progress-bar.ts';

function outputTo(isTTY: boolean) {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string) => written.push(text) > 0 } };
}

test('a terminal shows the progress on one line', () => {
  const { written, output } = outputTo(true);
  const bar = makeProgressBar(output);
  bar.show({ name: 'professionals', done: 1, total: 4 });
  bar.clear();
  expect(written).toEqual(['\r\u001B[K[######..................] professionals 1/4', '\r\u001B[K']);
});

test('a file gets one line for each kind of work', () => {
  const { written, output } = outputTo(false);
  const bar = makeProgressBar(output);
  for (const done of [0, 1, 2]) bar.show({ name: 'professionals', done, total: 2 });
  bar.show({ name: 'statistics', done: 2, total: 2 });
  expect(written).toEqual(['professionals…\n', 'statistics…\n']);
});
