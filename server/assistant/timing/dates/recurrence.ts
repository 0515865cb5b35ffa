import type { Recurrence } from '#contract/requests/schedule.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { mayMatch, soughtBy, type Sought } from '../../text/needed-pieces.ts';

const EN_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const EN_SHORT_DAY = '(?:mon|tues?|weds?|thurs?|fri|sat|sun)';
const FR_DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const ES_DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';

/** The rarest first: "every other week" holds "every week"'s words too. */
const PHRASES: Readonly<Record<UnderstoodLanguage, readonly (readonly [Recurrence, RegExp])[]>> = {
  en: [
    [
      'biweekly',
      RegExp(
        `\\b(?:every|each) (?:other|second|2nd|2|two) (?:weeks?|wks?|${EN_DAY}|weekend)|\\bbi-?weekly|\\bfortnight|\\balternate (?:weeks|${EN_DAY}s)|\\btwice (?:a|per) month`,
      ),
    ],
    [
      'monthly',
      /\bmonthly|\b(?:every|each|once a|once per|a) month\b(?<!in a month)(?<!for a month)/,
    ],
    [
      'weekly',
      RegExp(
        `\\bweekly|\\b(?:every|each) (?:week(?:end)?\\b|wk\\b|${EN_DAY}|(?:mon|tues?|wed|thurs?|fri|sat|sun)\\b)|\\b(?:once|twice|thrice|times|\\dx|days?|hours?|hrs|evenings?|nights?|mornings?|afternoons?|lessons?|sessions?|visits?|classe?s?|walks?) (?:a|per|each|every) (?:week|wk)|\\bon ${EN_DAY}s\\b|\\b${EN_DAY}(?:,? (?:and )?${EN_DAY}){2}|\\b${EN_SHORT_DAY}(?:[,/]? ?(?:and )?${EN_SHORT_DAY}){2}\\b|\\b${EN_DAY}s and ${EN_DAY}s\\b`,
      ),
    ],
    [
      'daily',
      /\bdaily|\beveryday\b(?! (?:life|use|stuff|things|items|clothes|person|photo\w*))|\b(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|weekday|school day)\b|\bmon(?:day)?s? ?(?:to|-|through|thru) ?fri(?:day)?|\b(?:once|twice|times|\dx) (?:a|per) day|\bweekdays\b/,
    ],
  ],
  fr: [
    [
      'biweekly',
      RegExp(
        `\\b(?:aux|toutes les|chaque|tous les) (?:2|deux) (?:semaines|sem\\b|${FR_DAY}s)|\\bune semaine sur (?:2|deux)|\\bun ${FR_DAY} sur (?:2|deux)|\\bbi-?mensuel|\\baux quinze jours|\\btous les quinze jours|\\b(?:2|deux) fois par mois`,
      ),
    ],
    [
      'monthly',
      /\bmensuel|\bmensuellement|\b(?:tous les|chaque|par|aux) mois\b|\b(?:une|1) fois (?:dans )?(?:par |l'|le |au |aux |du )mois\b/,
    ],
    [
      'weekly',
      RegExp(
        `\\bhebdomadaire|\\bhebdo\\b|\\baux (?:semaines|sem\\b)|\\b(?:chaque|par) (?:semaine|sem\\b)|\\btoutes les semaines|\\b(?:chaque|tous les) ${FR_DAY}s?|\\b(?:toutes les|chaque) fins? de semaine|\\bles ${FR_DAY}s\\b|\\b${FR_DAY}(?:,? (?:(?:et|pis|puis) )?${FR_DAY}){2}|\\b(?:\\d|une|deux|trois|quatre|cinq) ?(?:x|fois|jours?|matins?|soirs?|apres-midis?|heures?|h|seances?|visites?) ?(?:la |a la |\\/ ?|par )?(?:semaine|sem\\b)`,
      ),
    ],
    [
      'daily',
      /\bquotidien|\btous les (?:jours|matins|soirs|midis)|\bchaque (?:jour|matin|soir|midi)|\bdu lundi au vendredi|\blundi (?:a|au) vendredi|\bfois par jour|\bles jours de semaine|\b(?:sept|7) jours? ?(?:sur|\/) ?(?:sept|7)|\b7 ?j?\/7|\ba tous les (?:jours|matins|soirs)|\ba chaque (?:jour|matin|soir)/,
    ],
  ],
  es: [
    [
      'biweekly',
      RegExp(
        `\\b(?:cada|todas las) (?:quin[cs]e dias|15 dias|(?:dos|2) (?:semanas|${ES_DAY}s?)|quincena)|\\bquincenal|\\bcada otr[oa] semana|\\bun ${ES_DAY} si y (?:el )?(?:otro|uno) no|\\b(?:dos|2) veces al mes|\\b${ES_DAY} por medio|\\bsemana (?:si y (?:semana|otra|una) no|por medio)`,
      ),
    ],
    [
      'monthly',
      /\bmensual|\b(?:cada|de cada) mes\b|\bcada (?:treinta|30) dias|\btodos los meses|\b(?:una vez|1 vez|veces) (?:al|por) mes/,
    ],
    [
      'weekly',
      RegExp(
        `\\bsemanal|\\bcada (?:ocho|8|siete|7) dias|\\b(?:cada semana|todas las semanas)|\\b(?:vez|veces|dias?|horas?|tardes?|noches?|clases?|mananas?|sesiones) (?:a la|por|x) semana|\\b(?:todos los|cada|los) ${ES_DAY}s?\\b|\\b${ES_DAY}(?:,? (?:y )?${ES_DAY}){2}|\\b(?:todos los|cada) (?:fin(?:es)? de semana|finde)`,
      ),
    ],
    [
      'daily',
      /\bdiari(?:o|a|amente)\b|\b(?:todos los dias|cada dia|cada manana|todas las (?:mananas|tardes|noches))|\b(?:de )?lunes a (?:viernes|sabado|domingo)|\b(?:vez|veces) al dia|\bentre semana\b/,
    ],
  ],
};

/** Trades people take again and again; in another trade "every day" tells of the trouble. */
const RECURRING: ReadonlySet<Profession> = new Set([
  'accountant',
  'babysitter',
  'caterer',
  'cleaner',
  'dog-walker',
  'driving-instructor',
  'elder-care',
  'gardener',
  'hairdresser',
  'landscaper',
  'massage-therapist',
  'music-teacher',
  'personal-trainer',
  'pest-control',
  'pool-maintenance',
  'snow-removal',
  'tutor',
  'handyman',
  'financial-advisor',
  'marketing-consultant',
  'translator',
  'dj',
] as const);

const prepared = new Map<UnderstoodLanguage, readonly (readonly [Recurrence, Sought])[]>();

/** How often a folded text wants something done; null where it says nothing of the kind. */
export function readRecurrence(folded: string, language: UnderstoodLanguage): Recurrence | null {
  const found = phrasesOf(language).find(
    ([, sought]) => mayMatch(folded, sought) && sought.pattern.test(folded),
  );
  return found?.[0] ?? null;
}

/** Whether a job of this trade may come back; null is a trade that is not known yet. */
export function mayRecur(profession: Profession | null): boolean {
  return profession === null || RECURRING.has(profession);
}

function phrasesOf(language: UnderstoodLanguage) {
  const known = prepared.get(language);
  if (known) return known;
  const phrases = PHRASES[language].map(
    ([recurrence, pattern]) => [recurrence, soughtBy(pattern)] as const,
  );
  prepared.set(language, phrases);
  return phrases;
}
