import type { LineUnit } from '#contract/quotes/terms.ts';

/** A size in the words of a request: 200 square feet. */
export interface Size {
  quantity: number;
  unit: LineUnit;
}

type Length = Extract<LineUnit, 'm' | 'ft'>;

const NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?`;
const LENGTHS: Readonly<Record<Length, string>> = {
  m: 'm|m[eè]tres?|meters?|metros?',
  ft: 'ft|feet|foot|pi|pieds?|pies?',
};
const UNITS: readonly (readonly [LineUnit, string])[] = [
  ['m2', 'm²|m2|sq\\.? ?m|square met(?:er|re)s?|m[eè]tres? carr[eé]s?|metros? cuadrados?'],
  ['ft2', 'ft²|ft2|sq\\.? ?ft|square (?:feet|foot)|pi²|pi2|pieds? carr[eé]s?|pies? cuadrados?'],
  ['m3', 'm³|m3|cubic met(?:er|re)s?|m[eè]tres? cubes?|metros? c[uú]bicos?'],
  ['m', LENGTHS.m],
  ['ft', LENGTHS.ft],
];
const END = String.raw`(?![\p{L}\d²³])`;
const AREAS = (Object.keys(LENGTHS) as Length[]).map((unit) => ({
  unit: `${unit}2` as const,
  pattern: pattern(
    String.raw`(${NUMBER}) ?(?:${LENGTHS[unit]})? ?(?:x|×|by|par|sur|por) ?(${NUMBER}) ?(?:${LENGTHS[unit]})`,
  ),
}));
const SIZES = UNITS.map(([unit, words]) => ({
  unit,
  pattern: pattern(String.raw`(${NUMBER}) ?(?:${words})`),
}));

/** The sizes in a text, three at most, each once, in the order of the text; a width by a length is an area. */
export function sizesIn(text: string): Size[] {
  let rest = text;
  const found: (Size & { at: number })[] = [];
  for (const { unit, pattern: words } of [...AREAS, ...SIZES]) {
    rest = rest.replaceAll(words, (whole, one: string, ...more: unknown[]) => {
      const by = typeof more[0] === 'string' ? numberOf(more[0]) : 1;
      const at = Number(more.find((part) => typeof part === 'number'));
      found.push({ quantity: Math.round(numberOf(one) * by * 100) / 100, unit, at });
      return '_'.repeat(whole.length);
    });
  }
  return found
    .filter(({ quantity }) => quantity > 0 && quantity <= 10_000)
    .filter((size, index, all) => all.findIndex((one) => isSame(one, size)) === index)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 3)
    .map(({ quantity, unit }) => ({ quantity, unit }));
}

function pattern(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d.,])${words}${END}`, 'giu');
}

/** `1,200` and `1 200` are thousands, `12,5` is twelve and a half. */
function numberOf(written: string): number {
  const thousands = /^\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+$/.test(written);
  return Number(thousands ? written.replaceAll(/\D/g, '') : written.replace(',', '.'));
}

function isSame(one: Size, other: Size): boolean {
  return one.quantity === other.quantity && one.unit === other.unit;
}
