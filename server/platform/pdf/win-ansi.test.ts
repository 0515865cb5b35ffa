import { expect, test } from 'vitest';
import { winAnsi } from './win-ansi.ts';

test.each([
  ['Réparé pour 1\u202f234,50 $ – l’évier', 'Réparé pour 1\u00a0234,50 $ – l’évier'],
  ['Ștefan Źukowski', 'Stefan Zukowski'],
  ['−20 € ☂', '-20 € ?'],
  ['e\u0301', 'é'],
])('%s can be drawn as %s', (text, drawn) => expect(winAnsi(text)).toBe(drawn));
