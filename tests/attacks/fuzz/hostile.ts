import type { Draw } from './draw.ts';

/** Marks a value that JSON.stringify would not write; see `jsonOf`. */
const RAW = '\u0001raw:';

const LETTERS =
  " |e\u0301|İ|ß|👩‍👩‍👧|\u200B|\u202Egnp.exe|\uFFFE|%|_|\\|';--|{}|[]|\r\nBcc: all@example.test".split(
    '|',
  );
const NO_TEXT = ['', '\0', 'a\0b', '\uD800', 'a\uDFFF', '\uF8E0', 'Ann \uF8E1'];
const WORDS =
  'null undefined NaN Infinity -0 1e400 0x10 true __proto__ constructor en-CA-x- zz #ffffff'.split(
    ' ',
  );
const DAYS =
  '0000-01-01 0001-01-01 9999-12-31 10000-01-01 2026-02-30 2025-02-29 -000001-01-01'.split(' ');
const MOMENTS =
  '0000-01-01T00:00:00Z 9999-12-31T23:59:59.999999999Z +275760-09-13T00:00:00Z -271821-04-20T00:00:00Z 2016-12-31T23:59:60Z 2026-01-01T24:00:00Z 2026-01-01T00:00:00+23:59 24:00 23:59 00:00 America/Toronto Etc/GMT+99'.split(
    ' ',
  );
const IDS =
  '00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff 018F2B3C-0000-7000-8000-000000000001 2147483648 -2147483649 9007199254740993 9223372036854775808 999999999 00000000000000000001'.split(
    ' ',
  );
const ADDRESSES = [`${'a'.repeat(242)}@example.com`, '+1 (514) 555-0199'];
const LINKS =
  'a@b.co é@example.test + +000000000 https://evil.example/ //evil.example javascript:alert(1) ../../etc/passwd a/b . ..'.split(
    ' ',
  );

/** Texts that break schemas, databases or JavaScript itself. */
const TEXTS = [LETTERS, NO_TEXT, WORDS, DAYS, MOMENTS, IDS, ADDRESSES, LINKS].flat();

const NUMBERS =
  '-0 0 -1 1 0.1 65.555 1e400 -1e400 5e-324 1.7976931348623157e308 1e21 2147483647 2147483648 -2147483649 4294967296 9007199254740991 9007199254740993 9223372036854775808 32767 32768 0.000000000000000001 -90.0000001 180.1'.split(
    ' ',
  );

const LENGTHS = [
  33, 64, 65, 100, 101, 200, 201, 255, 256, 500, 501, 1000, 1001, 2000, 2001, 4001, 20_000,
];
const FILLS = ['x', ' ', 'é', '𝕏', '\u0301', 'ab ', '9', '\n', '-', 'a.'];

/** A hostile text. */
export function hostileText(draw: Draw): string {
  if (!draw.onceIn(5)) return draw.one(TEXTS);
  const fill = draw.one(FILLS);
  return fill.repeat(Math.ceil(draw.one(LENGTHS) / fill.length)).slice(0, draw.one(LENGTHS));
}

/** A hostile replacement of a value: mostly of the same type, at its limits. */
export function hostileLike(value: unknown, draw: Draw): unknown {
  if (draw.onceIn(3)) return hostileValue(draw);
  if (typeof value === 'number') return RAW + draw.one(NUMBERS);
  return typeof value === 'string' ? hostileTextLike(value, draw) : hostileValue(draw);
}

/** The same for values that are always text, such as path segments. */
export function hostileTextLike(value: unknown, draw: Draw): string {
  const kinds: readonly [RegExp, readonly string[]][] = [
    [/^\d{4}-\d\d-\d\d$/, DAYS],
    [/^\d{4}-\d\d-\d\dT|^\d\d:\d\d$/, MOMENTS],
    [/^[\da-f]{8}-|^\d+$/, IDS],
    [/@|^\+?[\d ]+$|^https?:/, [...ADDRESSES, ...LINKS]],
  ];
  const alike = kinds.find(([looks]) => looks.test(String(value)))?.[1];
  return alike && !draw.onceIn(4) ? draw.one(alike) : hostileText(draw);
}

/** A hostile JSON value. */
export function hostileValue(draw: Draw): unknown {
  const kinds: (() => unknown)[] = [
    () => hostileText(draw),
    () => RAW + draw.one(NUMBERS),
    () => draw.one([null, true, false, {}, []]),
    () => Array.from({ length: draw.one([1, 2, 11, 51, 101, 1001]) }, () => draw.one(TEXTS)),
    () => nested(draw.one([2, 31, 32, 33, 200])),
    () => ({ [draw.one(TEXTS)]: draw.one(TEXTS), toString: 1, length: { toString: 1 } }),
  ];
  return draw.one([kinds[0]!, kinds[0]!, kinds[1]!, ...kinds])();
}

/** JSON as sent: numbers are written as drawn, also those JavaScript cannot hold. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"\\u0001raw:([^"]*)"/g, '$1');
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) };
}
