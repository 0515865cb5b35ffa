import { fold } from './fold.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import type { PlaceLookup } from './place-lookup.ts';

export type Span = { readonly start: number; readonly end: number };

const REGION_CODES = new Set(
  `AB BC MB NB NL NS NT NU ON PE PEI QC SK YT AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND
  OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC CDMX DF`.split(/\s+/),
);
const NEXT_PART =
  /^(?:,\s*|\s+)(?:(?:apt|app|appt|suite|unit|bureau|local|int|piso|depto)\.?\s*#?\w+|#\s?\w+|\d{1,2}(?:e|er|eme|ème|º|ª)?[A-Z]?(?![\p{L}\p{N}])(?=\s*(?:,|$|\.)))/iu;
const CODE = /^(?:,\s*|\s+)([A-Z]{2,4})(?![\p{L}\p{N}])/u;
const DISTRICT_NUMBER = /^\s+\d{1,2}(?:e|er|eme|ème)(?![\p{L}\p{N}])/iu;
const NAME_WORD = String.raw`[\p{L}][\p{L}\p{M}'’.-]*`;
const NAME_AFTER = new RegExp(
  String.raw`^(,\s*|\s+)((?:(?:col|colonia)\.?\s+|\d{4,5}\s)?${NAME_WORD}(?: ${NAME_WORD}){0,3})`,
  'iu',
);
const CAPITAL_WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`;
const NAME_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(${CAPITAL_WORD}(?: (?:(?:de|del|of|du|la) )?${CAPITAL_WORD}){0,2})(,\s*|\s)$`,
  'u',
);
const LEAST_POPULATION = 50_000;
const POSTAL_AFTER = /^(?:,\s*|\s+)[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\p{N}])/iu;

/** The span with the parts of the same place before and after it: district, suite, city, region. */
export function growSpan(text: string, span: Span, lookup: PlaceLookup): Span {
  const start = span.start - partBefore(text.slice(0, span.start), lookup);
  let { end } = span;
  for (let step = 0; step < 4; step += 1) {
    const more = partAfter(text, end, lookup);
    if (more === 0) break;
    end += more;
  }
  return { start, end };
}

/** The length of the name of a district or city that ends right before, with what parts them, or 0. */
function partBefore(text: string, lookup: PlaceLookup): number {
  const match = NAME_BEFORE.exec(text);
  if (!match) return 0;
  const [, phrase = '', gap = ''] = match;
  const words = phrase.split(' ');
  for (let skip = 0; skip < words.length; skip += 1) {
    const name = words.slice(skip).join(' ');
    const folded = fold(name);
    if (folded.split(' ').some(isOrdinaryWord) && lookup(folded) === null) continue;
    const opens = /(?:^|[.,!?\n]\s*|\b(?:in|near|à|a|en|dans|la)\s)$/iu.test(
      text.slice(0, text.length - gap.length - name.length),
    );
    if (lookup(folded) || (opens && gap.includes(','))) return gap.length + name.length;
  }
  return 0;
}

/** The length of the part of a place that stands at an index of the text, or 0. */
function partAfter(text: string, at: number, lookup: PlaceLookup): number {
  const rest = text.slice(at);
  for (const pattern of [NEXT_PART, DISTRICT_NUMBER, POSTAL_AFTER]) {
    const part = pattern.exec(rest);
    if (part) return part[0].length;
  }
  const code = CODE.exec(rest);
  const shouted = text === text.toUpperCase();
  if (code && !shouted && REGION_CODES.has(code[1] ?? '')) return code[0].length;
  return nameAfter(rest, lookup);
}

function nameAfter(rest: string, lookup: PlaceLookup): number {
  const match = NAME_AFTER.exec(rest);
  if (!match) return 0;
  const [, gap = '', phrase = ''] = match;
  const words = phrase.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[.'’-]+$/, '');
    const folded = fold(name).replace(/^(?:col(?:onia)?\.? |\d{4,5} )/, '');
    const place = folded.split(' ').every(isOrdinaryWord) ? null : lookup(folded);
    const capital = /^(?:\d{4,5} )?\p{Lu}/u.test(name);
    const sure = capital || (gap.includes(',') && (place?.population ?? 0) >= LEAST_POPULATION);
    if (place && sure) return gap.length + name.length;
  }
  return 0;
}
