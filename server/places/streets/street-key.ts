import { foldName } from '#server/places/names/fold.ts';

/** Words for kinds of streets at the beginning of a name; those of one line are written for each other. */
const BEFORE = groups(`
av ave avda avenue avenida avinguda
bd boul blvd bvd boulevard bulevar
calle c cl cll carrer
carrera cra kr kra cr
ch chemin
rte route
pl place plaza plza placa
rang rg
rue r
calzada calz
prolongacion prol
privada priv
cerrada cda
circuito cto
diagonal dg
transversal tv transv
impasse imp
allee all
quai
cote
montee
ruelle
passage
croissant
square sq
cours
camino cno
paseo passeig
ronda rambla
via
travesia
callejon cjon
andador and
viaducto
`);
/** The same at the end of a name. */
const BEHIND = groups(`
street saint st
road rd
drive dr
lane ln
court ct
crescent cres
terrace ter terr
circle cir
highway hwy
parkway pkwy
square sq
trail trl
way
row
alley
path
gate
close
grove
mews
line
sideroad
place pl
av ave avenue
bd blvd boulevard
`);
const DIRECTION = groups(`
n north nord norte
s south sud sur
e east est este
w west ouest oeste o
`);
const LINK = new Set('de du des d la le les l del los las el the of'.split(' '));
const HOUSE_NUMBER = /^\d+[a-z]?$/;
const MIN_BARE = 4;
const MAX_WORDS = 8;
const MAX_TYPED = 200;

/**
 * The keys a name of a street is found by: with its kind in one spelling and without the link behind
 * it ("rue tilleuls", "hidalgo street"), and without either ("tilleuls"). Empty for a name of no Latin
 * letters.
 */
export function keysOfName(name: string): string[] {
  const { kind, words } = read(wordsOf(name));
  const whole = join(kind, words);
  const bare = words.join(' ');
  if (whole === '') return [];
  return kind && bare.length >= MIN_BARE ? [whole, bare] : [whole];
}

/**
 * The keys that a typed street may mean, longest first: of "12 rue des Tilleuls Saint-Machin" each
 * beginning. Without a kind before or behind it, any street of that name is meant.
 */
export function keysOfTyped(typed: string): string[] {
  const words = wordsOf(typed.slice(0, MAX_TYPED)).slice(0, MAX_WORDS + 1);
  const named = withoutNumber(words);
  const starts = named.length < words.length ? [named, words] : [words];
  const keys = starts.flatMap(keysOfBeginnings);
  return [...new Set(keys)].filter((key) => key.length >= MIN_BARE || /\d/.test(key));
}

/**
 * The keys that a half typed street begins, its house number set aside: with its last word as the
 * beginning of one, and as it is ("Linden St"). Only the latter where the street `isWhole`; none for
 * too little of one.
 */
export function beginningsOfTyped(typed: string, isWhole: boolean): string[] {
  const words = withoutNumber(wordsOf(typed.slice(0, MAX_TYPED)).slice(0, MAX_WORDS + 1));
  const readings = isWhole ? [read(words)] : [read(words, true), read(words)];
  return [...new Set(readings.filter(isEnough).map(({ kind, words: name }) => join(kind, name)))];
}

function isEnough({ kind, words }: StreetName): boolean {
  if (kind === '' && BEFORE.has(words.join(' '))) return false;
  return words.some((word) => (kind === '' ? /[a-z]{3}/ : /\d\d|\D{3}/).test(word));
}

/** "12", "12 b" before a name. */
function withoutNumber(words: readonly string[]): readonly string[] {
  if (words.length < 2 || !HOUSE_NUMBER.test(words[0]!)) return words;
  return words.slice(
    words.length > 2 && /^[a-z]$/.test(words[1]!) && !BEFORE.has(words[1]!) ? 2 : 1,
  );
}

/** The kind of a street is part of what was typed: "Maple Avenue" is no Maple Drive. */
function keysOfBeginnings(words: readonly string[]): string[] {
  const { kind } = read(words);
  return words.flatMap((_, at) => {
    const count = words.length - at;
    const one = read(words.slice(0, count));
    const isOther = kind !== '' && one.kind !== kind;
    const isCut = one.kind === '' && BEHIND.has(words[count] ?? '');
    const isOnlyKind = count === 1 && BEFORE.has(words[0]!);
    return isOther || isCut || isOnlyKind || one.words.length === 0
      ? []
      : join(one.kind, one.words);
  });
}

interface StreetName {
  kind: string;
  words: string[];
}

/** Kind and name; `isHalf` where the last word may go on, and so is no kind of street yet. */
function read(words: readonly string[], isHalf = false): StreetName {
  const [first = '', ...rest] = words;
  const before = BEFORE.get(first);
  if (before && rest.length > 0) return { kind: before, words: withoutLinks(directed(rest)) };
  const named = directed(words);
  const last =
    DIRECTION.has(named.at(-1)!) && named.length > 2 ? named.length - 2 : named.length - 1;
  const behind = isHalf || last < 1 ? undefined : BEHIND.get(named[last]!);
  if (!behind) return { kind: '', words: withoutLinks(named) };
  const kept = named.filter((_, at) => at !== last);
  return { kind: `${behind} `, words: withoutLinks(kept) };
}

/** A kind that stands behind is one of its own: Place Hill and Hill Place are two. */
function join(kind: string, words: readonly string[]): string {
  const isBehind = kind.endsWith(' ');
  return (isBehind ? [...words, kind.trim()] : [kind, ...words]).filter(Boolean).join(' ');
}

function directed(words: readonly string[]): string[] {
  if (words.length < 2) return [...words];
  return words.map((word, at) => (at === words.length - 1 ? (DIRECTION.get(word) ?? word) : word));
}

function withoutLinks(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !LINK.has(word));
  return start < 0 ? [...words] : words.slice(start);
}

function wordsOf(text: string): string[] {
  return foldName(text).split(/\s+/).filter(Boolean);
}

function groups(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const words = line.split(' ');
        return words.map((word) => [word, words[0]!] as const);
      }),
  );
}
