import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLOURS } from '#contract/look/colours.ts';
import { RADII, TYPE } from '#contract/look/sizes.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['web/features', 'web/frame', 'web/lib', 'web/pages', 'web/ui', 'server/directory'];

/** Families of our names, of former ones, and of Tailwind's own. */
const FAMILIES =
  'white|black|paper|card|sunken|line|ink|pine|evening|dusk|night|mist|lamp|on-lamp|warning|clay|tile|brick|sage|butter|lilac|stone|scrim|marigold|coral|sky|gray|slate|zinc|neutral|red|orange|amber|yellow|lime|green|emerald|teal|cyan|blue|indigo|violet|purple|pink|rose';
const COLOURED =
  'bg|text|border(?:-[trblxyse])?|fill|stroke|outline|ring|from|via|to|accent|divide|decoration|caret|before:bg|after:bg';
const COLOUR = new RegExp(
  `(?<![\\w-])(?:${COLOURED})-((?:${FAMILIES})(?:-[a-z0-9]+)*)(?![\\w-])`,
  'g',
);
const SIZE = /(?<![\w-])(text-(?:hero|dashboard|xs|sm|base|lg|\d?xl))(?![\w-])/g;
const RADIUS = /(?<![\w-])(rounded(?:-[trblse]{1,2})?-(?:xs|sm|md|lg|\d?xl))(?![\w-])/g;
const SHADOW = /(?<![\w-])(shadow(?:-(?:\d?xs|sm|md|lg|\d?xl|float))?)(?=[\s'"`])/g;

const known = {
  colours: new Set([...Object.keys(COLOURS), 'scrim']),
  sizes: new Set(Object.keys(TYPE).map((name) => `text-${name}`)),
  radii: new Set(Object.keys(RADII)),
};

// Tailwind is silent about a class that names no token: the element has no colour then.
it('every class of the screens and of the public pages names a design token', () => {
  const unknown = sources().flatMap(({ file, text }) => {
    const colours = matches(text, COLOUR).filter((name) => !known.colours.has(name));
    const sizes = matches(text, SIZE).filter((name) => !known.sizes.has(name));
    const radii = matches(text, RADIUS).filter((name) => !known.radii.has(lastPart(name)));
    return [...colours, ...sizes, ...radii].map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

it('every variable of our style sheets is a design token', () => {
  const folder = join(ROOT, 'web/styles');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const unknown = sheets.flatMap((file) =>
    matches(readFileSync(join(folder, file), 'utf8'), /var\(--color-([a-z0-9-]+)/g)
      .filter((name) => !known.colours.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('has one shadow, for what floats', () => {
  const others = sources().flatMap(({ file, text }) =>
    matches(text, SHADOW)
      .filter((name) => name !== 'shadow-float' && text.includes('className'))
      .map((name) => `${file}: ${name}`),
  );
  expect(others).toEqual([]);
});

// A surface of white would stay white in the dark.
it('surfaces are cards, never white, but where they lie on a solid colour', () => {
  const white = sources().flatMap(({ file, text }) =>
    /(?<![\w:-])bg-white(?![\w/-])/.test(text) ? [file] : [],
  );
  expect(white.toSorted()).toEqual([
    'web/features/assistant-chat/danger-banner.tsx',
    'web/ui/button-look.ts',
    'web/ui/form/switch.tsx',
  ]);
});

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => ({
        file: join(folder, file),
        text: readFileSync(join(ROOT, folder, file), 'utf8'),
      })),
  );
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? '');
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1);
}
