import { foldName } from './fold.ts';

/** Abbreviations in names of places, each with its long forms. */
const LONG_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  `
mt: mont, mount
mtl: montreal
sta: santa
sto: santo
sn: san
cd: ciudad
nvo: nuevo
nva: nueva
gral: general
gpe: guadalupe
ntra: nuestra
sra: senora
pte: pointe, petite, poniente
pt: port, point, pointe
vx: vieux
nd: notre dame
ndame: notre dame
gd: grand
gde: grande
riv: riviere
ctre: centre
ctr: center, centre
pk: park
hts: heights
hls: hills
hgts: heights
bch: beach
spgs: springs
vlg: village
vly: valley
sq: square
lk: lake
mtn: mountain
dt: downtown
dwtn: downtown
dwntwn: downtown
pto: puerto
twp: township
n: north, nord
s: south, sud
e: east, est
w: west
o: ouest, oeste
`
    .trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(': ');
      return [short, long.split(', ')] as const;
    }),
);
/** Words before a name that are not part of it: Col. Roma Norte, arrondissement de Verdun. */
const KINDS_OF_PLACE =
  'col|colonia|barrio|bo|alc|alcaldia|delegacion|mpio|municipio|localidad|loc|vereda|urb|urbanizacion|fracc|fraccionamiento|distrito|quartier|arr|arrond|arrondissement|secteur|municipalite|ville|borough|city|town|village|municipality|neighborhood|neighbourhood|county';
const KIND_OF_PLACE = new RegExp(`^(?:${KINDS_OF_PLACE}) (?=.{3})`);
const NOTHING_ELSE = new RegExp(`^(?:${KINDS_OF_PLACE})$`);
/** The part of the country behind a name: "Saint-Georges de Beauce". */
const PART_BEHIND =
  / (?:de|en|dans|d|au) (?:la |l )?(?:beauce|gaspesie|abitibi|temiscamingue|estrie|charlevoix|lanaudiere|mauricie|monteregie|outaouais|laurentides|bellechasse|matapedia|acadie|madawaska|lac saint jean|bas du fleuve|bas saint laurent|cote nord|cantons|rive sud|rive nord)$/;
const LINK = /^(?:de|du|des|d|del|of) /;
const NOTRE_DAME = /\bn d (?=\w\w)/;
const INITIALS = /^\w( \w)+$/;
const MAX_SPELLINGS = 8;

/**
 * The folded names a typed name may mean, first as typed: abbreviations expanded and a word for its
 * kind of place removed.
 */
export function spellings(name: string): string[] {
  const folded = foldName(name).replace(NOTRE_DAME, 'nd ');
  if (INITIALS.test(folded)) return [folded, folded.replaceAll(' ', '')];
  const bare = folded.replace(KIND_OF_PLACE, '');
  const bares = bare === folded ? [] : [bare, bare.replace(LINK, '')];
  const town = bare.replace(PART_BEHIND, '');
  if (town !== bare) bares.push(town);
  return [folded, ...bares, ...elidedForms(folded)]
    .flatMap(writtenOut)
    .filter((one, at, all) => one.length > 1 && all.indexOf(one) === at);
}

/** A folded name with its abbreviations in each of their long forms, first as it is. */
export function writtenOut(folded: string): string[] {
  const words = folded.split(' ');
  if (!words.some((word) => LONG_FORMS.has(word))) return [folded];
  let written = [''];
  for (const word of words) {
    const forms = [word, ...(LONG_FORMS.get(word) ?? [])];
    written = written
      .flatMap((start) => forms.map((form) => (start ? `${start} ${form}` : form)))
      .slice(0, MAX_SPELLINGS);
  }
  return written;
}

/** An article or a "de" without its apostrophe: "val dor", "lassomption", "lile dorleans". */
const ELIDED = /\b([dl])(?=[aeiouhy][a-z])/g;
const MIN_ELIDED = 6;

/** A folded name of several words, or a long one, with the apostrophes that were left out; none without. */
export function elidedForms(folded: string): string[] {
  if (folded.length < MIN_ELIDED) return [];
  const all = folded.replace(ELIDED, '$1 ');
  if (all === folded) return [];
  const last = folded.lastIndexOf(' ') + 1;
  const ofLast = folded.slice(0, last) + folded.slice(last).replace(ELIDED, '$1 ');
  return [...new Set([all, ofLast])].filter((form) => form !== folded);
}

/** Whether a text is only a word such as colonia or quartier. */
export function isKindOfPlace(text: string): boolean {
  return NOTHING_ELSE.test(foldName(text));
}
