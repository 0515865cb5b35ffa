import { placeAtoms, type Atom } from './place-atoms.ts';
import type { PlaceLookup } from './place-lookup.ts';
import { FIRST_NAMES } from './proper-names.ts';
import { placeWords, type PlaceWord } from './place-words.ts';

/** A span that may be the place: one atom, or consecutive atoms. */
export type Candidate = {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Atom[];
};

export type Candidates = {
  readonly words: readonly PlaceWord[];
  readonly all: readonly Candidate[];
  /** Candidates that are only part of a longer name, as "West Side" of "Upper West Side", or of goods. */
  readonly eclipsed: ReadonlySet<Candidate>;
};

const MAX_PARTS = 5;
const MAX_CANDIDATES = 250;
const JOINED = /^(?:,?\s{1,2}|,|\s?[-–]\s?)$/;
const COMMA = /,/;
const CAPITAL = /^\p{Lu}/u;
const ADDRESS: ReadonlySet<string> = new Set([
  'street',
  'bare-street',
  'bare-small',
  'numbered',
  'crossing',
  'pair',
  'street-name',
]);
const GOODS = /(?:^|\s)(?:lace|french|english|spanish)$|^bois franc$/;
const GOODS_FOLLOW =
  /^\s(?:lace|tomato(?:es)?|jitomates?|beans?|rice|cheese|sausages?|ham|wine|pavers?|knives|blue|green|red|white|gr[ea]y)\b/;
/** Of where somebody comes from: "chez nous à Liège on dit comme ça". */
const SAYING =
  /^,? (?:on (?:dit|appelle)|we (?:say|call)|they (?:say|call)|(?:le |les )?(?:decimos|dicen|llaman)|se dice)\b|^ se llama\b/;
/** Medicine in the south of America, a quarter elsewhere: "tomar los remedios". */
const MEDICINE = /^(?:los )?remedios$/;
const TAKES =
  /\b(?:tom(?:a|ar|arse|e|o)|d(?:a|ar|arle|ale|en)|compr(?:a|ar|arle))(?: los| sus| unos)? $/;
/** Where a relative comes from: "mi hermana de Toledo". */
const KIN_OF =
  /\b(?:herman[oa]s?|prim[oa]s?|ti[oa]s?|amig[oa]s?|cunad[oa]s?|suegr[oa]s?|sobrin[oa]s?|vecin[oa]s?|abuel[oa]s?|novi[oa]s?|ex|cunad[oa]s?) de $/;
/** Of a person: "doña Licha". */
const TITLE =
  /(?<![a-z0-9'])(?:don|dona|sra?|srta|senora?|senorita|licenciad[oa]|lic|ing|mr|mrs|ms|miss|mme|mlle|madame|monsieur|mademoiselle|dr|dra|m\.)\.? ?$/;
const TITLED =
  /^(?:don|dona|sra?|srta|senora?|senorita|licenciad[oa]|lic|ing|mr|mrs|ms|miss|mme|mlle|madame|monsieur|mademoiselle|dr|dra|m\.)\.? [a-z'-]+$/;
/** Of what comes from there: "dentelle de Chantilly", "chorizo de Toluca". */
const GOODS_OF =
  /\b(?:dentelles?|lace|soie|laine|tissus?|draps?|tapis|verre|cristal|porcelaine|faience|marbre|ardoise|granit|pierre|savons?|moutarde|saucisses?|saucissons?|jambon|fromages?|choux|nougat|vin|biere|huitres?|couteaux?|meubles?|azulejos?|talavera|loseta|barro|ceramica|marmol|cantera|chorizos?|mole|quesos?|cajeta|dulces?|tequila|mezcal|cafe|miel|jamon|vino|hamacas?|guitarras?|rebozos?|textiles?|manteles?|muebles|artesanias?|sarapes?|acte|actes|acta|actas|certificat|diplome|titulo) (?:de naissance |de nacimiento |de mariage |de matrimonio )?(?:de|d'|del) ?$/;
/** "Una casa de pueblo". */
const KIND_OF_HOUSE = /^(?:pueblo|campo|playa|sierra)$/;
const HOUSE_OF = /\bcas(?:a|as|ita) de $/;
const WHOLE: ReadonlySet<string> = new Set(['city', 'neighbourhood', 'informal']);
/** Atoms that only continue a place another atom began. */
const CONTINUING: ReadonlySet<string> = new Set(['region-code', 'unit', 'number']);

/** Every span of a message that may be the place of the work. `folded` is the text folded. */
export function placeCandidates(text: string, folded: string, lookup: PlaceLookup): Candidates {
  const words = placeWords(text, folded);
  const atoms = placeAtoms({ text, folded, words }, lookup).toSorted((a, b) => a.start - b.start);
  const byStart = Map.groupBy(atoms, (atom) => atom.start);
  const starts = [...byStart.keys()];
  const all = new Map<string, Candidate>();
  const add = (parts: readonly Atom[]) => {
    const key = `${parts[0]!.start}-${parts.at(-1)!.end}`;
    const other = all.get(key);
    if (other && other.parts.length <= parts.length) return;
    all.set(key, { start: parts[0]!.start, end: parts.at(-1)!.end, parts });
  };
  const extend = (parts: readonly Atom[]) => {
    if (all.size >= MAX_CANDIDATES) return;
    add(parts);
    if (parts.length === MAX_PARTS) return;
    const { end } = parts.at(-1)!;
    for (const start of starts) {
      if (start < end) continue;
      if (start > end + 3) break;
      const gap = text.slice(end, start);
      if (!JOINED.test(gap)) continue;
      for (const next of byStart.get(start) ?? []) {
        if (next.kind === 'unknown' && !CAPITAL.test(text.slice(start))) continue;
        if (mayFollow(parts, next, COMMA.test(gap))) extend([...parts, next]);
      }
    }
  };
  for (const atom of atoms) if (!CONTINUING.has(atom.kind)) extend([atom]);
  const found = [...all.values()];
  const whole = atoms.filter(({ kind, first, last }) => WHOLE.has(kind) && last > first);
  const isEclipsed = (each: Candidate) =>
    namesGoods(each, folded) ||
    isSurname(each, words, lookup) ||
    whole.some((name) => isWithin(each, name, words));
  return { words, all: found, eclipsed: new Set(found.filter(isEclipsed)) };
}

/** Whether it is the name of goods or of a language: "Chantilly lace", "Quebec French". */
function namesGoods({ start, end }: Candidate, folded: string): boolean {
  const words = folded.slice(start, end);
  const before = folded.slice(0, start);
  const isTaken = MEDICINE.test(words) && TAKES.test(before);
  const isKind = KIND_OF_HOUSE.test(words) && HOUSE_OF.test(before);
  return (
    isTaken ||
    isKind ||
    TITLE.test(before) ||
    TITLED.test(words) ||
    GOODS_OF.test(before) ||
    KIN_OF.test(before) ||
    SAYING.test(folded.slice(end)) ||
    GOODS.test(words) ||
    GOODS_FOLLOW.test(folded.slice(end))
  );
}

/** "Ing. Raúl Zárate" is somebody. */
function isSurname(
  { start, parts }: Candidate,
  words: readonly PlaceWord[],
  lookup: PlaceLookup,
): boolean {
  const at = words.findIndex((word) => word.start === start);
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || word.breaks || parts.length > 1) return false;
  return before.capital && word.capital && FIRST_NAMES.has(before.folded) && !lookup(before.folded);
}

function isWithin({ start, end }: Candidate, name: Atom, words: readonly PlaceWord[]): boolean {
  if (start < name.start || end > name.end || end - start === name.end - name.start) return false;
  const typed = words.slice(name.first, name.last + 1).filter(({ functional }) => !functional);
  return typed.every(({ capital }) => capital === typed[0]?.capital);
}

function mayFollow(parts: readonly Atom[], next: Atom, comma: boolean): boolean {
  const last = parts.at(-1)!;
  const inAddress = ADDRESS.has(parts[0]!.kind);
  if (next.kind === 'unit') return inAddress;
  if (next.kind === 'number') return !comma && last.kind === 'city';
  if (ADDRESS.has(next.kind)) return comma && parts.length === 1 && !inAddress;
  if (next.kind === 'unknown') {
    return last.kind === 'digits' || (comma && (inAddress || last.kind === 'unknown'));
  }
  if (last.kind === 'unknown') return comma;
  return next.kind !== 'common' || comma;
}
