import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gazetteerText } from './gazetteer-cities.ts';

const STORED = new URL('../server/places/gazetteer/cities.generated.br', import.meta.url);

it('the stored gazetteer equals the output of `node scripts/gazetteer.ts`, in less than 0.7 MB', () => {
  const stored = readFileSync(STORED);
  expect(brotliDecompressSync(stored).toString() === gazetteerText()).toBe(true);
  expect(stored.length).toBeLessThan(700_000);
});
