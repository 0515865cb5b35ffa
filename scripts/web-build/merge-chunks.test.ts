import { describe, expect, it } from 'vitest';
import { FIRST_CHUNK } from './chunks.ts';
import { mergeChunks } from './merge-chunks.ts';
import type { BuiltChunk } from './visits.ts';

/** A chunk that holds one module of the same name. */
function chunk(fileName: string, its: Partial<BuiltChunk> = {}): BuiltChunk {
  return {
    fileName,
    name: fileName,
    code: 'export const text = "a few bytes";',
    imports: [],
    dynamicImports: [],
    moduleIds: [`/web/${fileName}`],
    facadeModuleId: null,
    isDynamicEntry: false,
    ...its,
  };
}
const screen = (fileName: string, imports: string[]) =>
  chunk(fileName, { imports, isDynamicEntry: true, facadeModuleId: `/web/pages/${fileName}` });
const first = (...dynamicImports: string[]) =>
  chunk('main.js', { name: FIRST_CHUNK, dynamicImports });
/** Compresses to about as many bytes. */
const codeOf = (bytes: number) =>
  Array.from({ length: bytes / 4 }, (_, index) => ((index * 2654435761) >>> 0).toString(36))
    .join('')
    .slice(0, bytes);

/** The modules of each merged chunk. */
function merged(...chunks: BuiltChunk[]): string[][] {
  const names = mergeChunks(chunks);
  return [...new Set(names.values())].map((name) =>
    [...names].flatMap(([id, other]) => (other === name ? [id.replace('/web/', '')] : [])),
  );
}

describe('the chunks of the web', () => {
  it('are merged where the same screens load them', () => {
    const screens = [screen('ask.tsx', ['a.js', 'b.js']), screen('home.tsx', ['a.js', 'b.js'])];
    expect(merged(first('ask.tsx', 'home.tsx'), ...screens, chunk('a.js'), chunk('b.js'))).toEqual([
      ['a.js', 'b.js'],
    ]);
  });

  it('stay apart where a screen would load much without need', () => {
    const screens = [screen('ask.tsx', ['a.js', 'large.js']), screen('home.tsx', ['a.js'])];
    const large = chunk('large.js', { code: codeOf(8000) });
    expect(merged(first('ask.tsx', 'home.tsx'), ...screens, chunk('a.js'), large)).toEqual([]);
  });

  it('stay apart from what every visitor loads', () => {
    const menu = chunk('menu.tsx', { isDynamicEntry: true, imports: ['a.js'] });
    const screens = [screen('ask.tsx', ['a.js', 'b.js']), screen('home.tsx', ['a.js', 'b.js'])];
    const all = [first('menu.tsx', 'ask.tsx', 'home.tsx'), menu, ...screens];
    expect(merged(...all, chunk('a.js'), chunk('b.js', { code: codeOf(400) }))).toEqual([]);
  });

  it('are not merged around a third that stands between them', () => {
    const large = chunk('large.js', { code: codeOf(20_000), imports: ['b.js'] });
    const a = chunk('a.js', { imports: ['large.js'] });
    const screens = [screen('ask.tsx', ['a.js', 'b.js']), screen('home.tsx', ['large.js'])];
    const found = merged(first('ask.tsx', 'home.tsx'), ...screens, a, large, chunk('b.js'));
    expect(found.some((files) => files.includes('a.js') && !files.includes('large.js'))).toBe(
      false,
    );
  });

  it('are not merged around a part that stands between them', () => {
    const part = chunk('part.js', { isDynamicEntry: true, imports: ['b.js'] });
    const ask = { ...screen('ask.tsx', ['a.js', 'b.js']), dynamicImports: ['part.js'] };
    const a = chunk('a.js', { imports: ['part.js'] });
    expect(merged(first('ask.tsx'), ask, a, part, chunk('b.js'))).toEqual([]);
  });

  it('leave a screen, a part and the first screen as they are', () => {
    const part = chunk('part.tsx', { isDynamicEntry: true, imports: ['a.js'] });
    const ask = { ...screen('ask.tsx', ['a.js', 'b.js']), dynamicImports: ['part.tsx'] };
    expect(merged(first('ask.tsx'), ask, part, chunk('a.js'), chunk('b.js'))).toEqual([
      ['a.js', 'b.js'],
    ]);
  });
});
