import type { Language } from '#contract/language.ts';
import { LANGUAGES } from '#contract/language.ts';
import { builtInName, type Profession } from '#contract/professionals/professions.ts';
import { foldText } from '#contract/fold-text.ts';
import {
  catalogueVersion,
  listTrades,
  professionName,
} from '#server/professionals/professionals.ts';

/** Synonyms of trades in lists, beside the names of the catalogue. */
const SYNONYMS: Partial<Record<Profession, string>> = {
  plumber: 'plumbing, plomberie, plomería, fontanero, fontanería, gasfiter',
  electrician: 'electrical, électricité, maître électricien, electricidad, master electrician',
  painter: 'painting, house painter, peinture, peintre en bâtiment, pintura',
  carpenter:
    'carpentry, joiner, menuiserie, charpentier, charpentier-menuisier, ébéniste, carpintería',
  gardener: 'gardening, jardinage, jardinería, horticulteur',
  cleaner:
    'cleaning, house cleaning, housekeeper, ménage, entretien ménager, femme de ménage, limpieza',
  accountant: 'accounting, bookkeeper, comptabilité, cpa, contabilidad, contable',
  lawyer: 'attorney, barrister, abogacía',
  handyman: 'bricoleur, travaux divers, manitas, todero',
  roofer: 'roofing, toiture, couverture, toitures, techos',
  'hvac-technician':
    'hvac, heating, heating and cooling, chauffage, climatisation, chauffagiste, frigoriste, climatización, aire acondicionado',
  locksmith: 'serrurerie, cerrajería',
  mover: 'moving, movers, déménagement, mudanzas',
  'appliance-repair':
    'appliance repair, réparation électroménagers, réparation d’électroménagers, reparación de electrodomésticos',
  'computer-repair':
    'computer repair, it support, réparation d’ordinateurs, technicien informatique, informatique, reparación de computadoras',
  photographer: 'photography, photographie, fotografía',
  tutor: 'tutoring, tutorat, tuteur, tutorías',
  'personal-trainer': 'fitness trainer, entraîneur personnel, entraîneur',
  'interior-designer': 'interior design, designer intérieur, décorateur, interiorista',
  architect: 'architecture, arquitectura',
  'general-contractor':
    'contractor, construction, entrepreneur, rénovation, constructor, contratista',
  'pest-control': 'exterminator, pest control, extermination, control de plagas',
  'flooring-installer': 'flooring, planchers, couvre-plancher, pisos',
  tiler: 'tiling, tile setter, céramiste, poseur de céramique, carrelage, azulejos',
  mason: 'masonry, bricklayer, maçonnerie, briqueteur, albañilería',
  'window-installer': 'windows, windows and doors, portes et fenêtres, ventanas',
  landscaper: 'landscaping, aménagement paysager, paysagisme, paisajismo',
  'pool-maintenance': 'pool maintenance, pool service, entretien de piscine, pisciniste, piscinas',
  'snow-removal': 'snow removal, déneigement, remoción de nieve',
  'graphic-designer': 'graphic design, graphisme, diseño gráfico, designer graphique',
  translator: 'translation, traduction, traducción',
  caterer: 'catering, service de traiteur, banquetes',
  hairdresser: 'hairstylist, barber, coiffure, barbier, estilista, peluquería, barbero',
  'massage-therapist': 'massage, massothérapie, masajes',
  babysitter: 'nanny, gardienne, garde d’enfants, niñera',
  'auto-mechanic': 'mechanic, garage, mécanicien, mécanique automobile, mecánico',
  veterinarian: 'vet, vétérinaire, veterinaria',
};

const MAX_NAME_LENGTH = 80;
let known: { version: number; byStem: Map<string, Profession> } | undefined;

/**
 * The trade of a slug or name in any of our languages, in the singular or plural, of women or men;
 * null for an unknown name.
 */
export function parseProfession(text: string): Profession | null {
  const said = text.replace(/\([^)]*\)|[·.]\p{Letter}+/gu, ' ');
  const whole = knownNames().get(stemOf(said));
  if (whole) return whole;
  const parts = said
    .split(/[/|]|\s(?:et|and|y|ou|or|o)\s/)
    .map((part) => knownNames().get(stemOf(part)));
  const [first] = parts;
  return first && parts.every((part) => part === first) ? first : null;
}

/** Suggestions: the names, in a language, of the most similar trades; at most two. */
export function similarProfessions(text: string, language: Language): string[] {
  const stem = stemOf(text.slice(0, MAX_NAME_LENGTH));
  if (stem.length < 3) return [];
  const near = [...knownNames()]
    .map(([name, profession]) => ({ profession, slips: editDistance(stem, name) }))
    .filter(({ slips }) => slips <= Math.max(1, Math.floor(stem.length / 3)))
    .toSorted((a, b) => a.slips - b.slips);
  const professions = [...new Set(near.map(({ profession }) => profession))].slice(0, 2);
  return professions.map((profession) => professionName(profession, language));
}

function knownNames(): Map<string, Profession> {
  const version = catalogueVersion();
  if (known?.version !== version) known = { version, byStem: readNames() };
  return known.byStem;
}

function readNames(): Map<string, Profession> {
  return new Map(
    listTrades().flatMap((profession) =>
      [
        ...(SYNONYMS[profession]?.split(',') ?? []),
        ...LANGUAGES.flatMap((language) => builtInName(profession, language) ?? []),
        ...LANGUAGES.map((language) => professionName(profession, language)),
        profession,
      ].map((name) => [stemOf(name), profession] as const),
    ),
  );
}

/** A name without accents, plural and gender: plombières, Plombier and plombier/ère are one. */
function stemOf(text: string): string {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stemOfWord)
    .join(' ');
}

function stemOfWord(word: string): string {
  const woman = word
    .replace(/ieres?$/, 'ier')
    .replace(/trices?$/, 'teur')
    .replace(/euses?$/, 'eur')
    .replace(/ennes?$/, 'en')
    .replace(/(?<=[dts])oras?$/, 'or');
  const one = woman.length > 2 ? woman.replace(/(?<=[rnl])es$|[sx]$/, '') : woman;
  return one.replace(/(?<=.{3})[aeo]$/, '');
}

/** The edit distance (Levenshtein); both in plain letters. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let y = 0; y < one.length; y++) {
    const next = [y + 1];
    for (let x = 0; x < other.length; x++) {
      const changed = row[x]! + (one[y] === other[x] ? 0 : 1);
      next.push(Math.min(changed, row[x + 1]! + 1, next[x]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
