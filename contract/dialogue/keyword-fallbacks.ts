import {
  PROFESSION_NAMES,
  PROFESSIONS,
  type Profession,
} from '#contract/professionals/professions.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { foldText } from '#contract/fold-text.ts';

const VERY_URGENT =
  /\b(urgent|emergency|asap|right now|immediately|today|urgence|aujourd'hui|tout de suite|urgente|hoy|ahora mismo)\b/;
const SOON =
  /\b(soon|this week|tomorrow|next day|bientot|cette semaine|demain|pronto|esta semana|manana)\b/;
const NOT_URGENT =
  /\b(not urgent|no rush|pas presse|pas urgent|sin prisa|no es urgente|no urgente)\b/;

const KEYWORDS: readonly (readonly [RegExp, Profession])[] = [
  [/\b(plumber|plombier|plombiere|plomero|fontanero)\b/, 'plumber'],
  [/\b(electrician|electricien|electricienne|electricista)\b/, 'electrician'],
  [/\b(painter|peintre|pintor|pintora)\b/, 'painter'],
  [/\b(carpenter|menuisier|charpentier|carpintero|carpintera)\b/, 'carpenter'],
  [/\b(gardener|jardinier|jardiniere|jardinero|jardinera)\b/, 'gardener'],
  [/\b(cleaner|femme de menage|preposee? au menage|limpiadora?)\b/, 'cleaner'],
  [/\b(developer|developpeur|developpeuse|desarrollador|desarrolladora)\b/, 'web-developer'],
  [/\b(designer|concepteur|disenador|disenadora)\b/, 'web-designer'],
];

/** The urgency of a text by the documented keywords, in the three languages. */
export function keywordUrgency(text: string): Urgency | null {
  const plain = fold(text);
  if (NOT_URGENT.test(plain)) return 'Not urgent (within a week)';
  if (VERY_URGENT.test(plain)) return 'Very urgent (within 24h)';
  return SOON.test(plain) ? 'Soon (2-3 days)' : null;
}

/** The profession of a text by the documented keywords, or by its name in the catalogue. */
export function keywordProfession(text: string): Profession | null {
  const plain = fold(text);
  const keyword = KEYWORDS.find(([pattern]) => pattern.test(plain));
  return keyword?.[1] ?? catalogueName(plain);
}

function catalogueName(plain: string): Profession | null {
  const named = PROFESSIONS.find((profession) =>
    Object.values(PROFESSION_NAMES).some((names) => fold(names[profession].one) === plain),
  );
  return named ?? null;
}

function fold(text: string): string {
  return foldText(text.trim()).replaceAll('’', "'");
}
