import type { Language } from '../language.ts';
import { inEachLanguage } from '../in-each-language.ts';

/**
 * The catalogue of professions, by slug. Only ever append to it: the number of a profession (see
 * `professionId`) is its position in this list and is stored.
 */
export const PROFESSIONS = [
  'plumber',
  'electrician',
  'painter',
  'carpenter',
  'gardener',
  'cleaner',
  'web-designer',
  'web-developer',
  'accountant',
  'lawyer',
  'handyman',
  'roofer',
  'hvac-technician',
  'locksmith',
  'mover',
  'appliance-repair',
  'computer-repair',
  'photographer',
  'tutor',
  'personal-trainer',
  'interior-designer',
  'architect',
  'general-contractor',
  'pest-control',
  'flooring-installer',
  'tiler',
  'mason',
  'window-installer',
  'landscaper',
  'pool-maintenance',
  'snow-removal',
  'graphic-designer',
  'marketing-consultant',
  'translator',
  'notary',
  'financial-advisor',
  'caterer',
  'event-planner',
  'hairdresser',
  'massage-therapist',
  'dog-walker',
  'babysitter',
  'elder-care',
  'auto-mechanic',
  'driving-instructor',
  'veterinarian',
  'music-teacher',
  'dj',
  'tailor',
  'security-installer',
] as const;

/** A trade that comes with the program. */
export type BuiltInProfession = (typeof PROFESSIONS)[number];

/**
 * A trade the operator added, such as `trade-1001`: its number is in its slug, so that every node
 * and every browser can read it before it has loaded the catalogue.
 */
export type AddedProfession = `trade-${string}`;
export type Profession = BuiltInProfession | AddedProfession;

/** Added trades are numbered from here on; below is room for those of later releases. */
export const FIRST_ADDED_ID = 1001;
const LAST_ADDED_ID = 9999;
export const ADDED_DIGITS = /^[1-9]\d{3}$/;
const ADDED_PREFIX = 'trade-';

/** The number of a profession: its index in `PROFESSIONS` plus one (plumber is 1), or that in its slug. */
export function professionId(profession: Profession): number {
  if (!isAdded(profession)) return PROFESSIONS.indexOf(profession) + 1;
  return Number(profession.slice(ADDED_PREFIX.length));
}

/** The profession of a number, or null when no catalogue can have it. */
export function professionOfId(id: number): Profession | null {
  if (id >= FIRST_ADDED_ID && id <= LAST_ADDED_ID) return `${ADDED_PREFIX}${id}`;
  return PROFESSIONS[id - 1] ?? null;
}

export function isProfession(value: string): value is Profession {
  return isBuiltIn(value) || isAdded(value);
}

export function isBuiltIn(value: string): value is BuiltInProfession {
  return (PROFESSIONS as readonly string[]).includes(value);
}

/** Whether it is a slug of an added trade; only the catalogue knows whether there is one. */
export function isAdded(value: string): value is AddedProfession {
  return value.startsWith(ADDED_PREFIX) && ADDED_DIGITS.test(value.slice(ADDED_PREFIX.length));
}

/** The name of a trade that comes with the program; undefined for an added one. */
export function builtInName(profession: Profession, language: Language): string | undefined {
  return isBuiltIn(profession) ? PROFESSION_NAMES[language][profession].one : undefined;
}

export type ProfessionName = {
  /** The singular of the trade, in sentence case, usable as a label. */
  readonly one: string;
};

/**
 * The names of professions on screen. French and Spanish use the epicene form where the language
 * has one, else the usual masculine.
 */
export const PROFESSION_NAMES = inEachLanguage<Readonly<Record<BuiltInProfession, ProfessionName>>>(
  'contract/professions',
  {
    en: {
      plumber: { one: 'Plumber' },
      electrician: { one: 'Electrician' },
      painter: { one: 'Painter' },
      carpenter: { one: 'Carpenter' },
      gardener: { one: 'Gardener' },
      cleaner: { one: 'Cleaner' },
      'web-designer': { one: 'Web designer' },
      'web-developer': { one: 'Web developer' },
      accountant: { one: 'Accountant' },
      lawyer: { one: 'Lawyer' },
      handyman: { one: 'Handyman' },
      roofer: { one: 'Roofer' },
      'hvac-technician': { one: 'Heating and cooling technician' },
      locksmith: { one: 'Locksmith' },
      mover: { one: 'Mover' },
      'appliance-repair': { one: 'Appliance repair technician' },
      'computer-repair': { one: 'Computer repair technician' },
      photographer: { one: 'Photographer' },
      tutor: { one: 'Tutor' },
      'personal-trainer': { one: 'Personal trainer' },
      'interior-designer': { one: 'Interior designer' },
      architect: { one: 'Architect' },
      'general-contractor': { one: 'General contractor' },
      'pest-control': { one: 'Pest control technician' },
      'flooring-installer': { one: 'Flooring installer' },
      tiler: { one: 'Tiler' },
      mason: { one: 'Mason' },
      'window-installer': { one: 'Window and door installer' },
      landscaper: { one: 'Landscaper' },
      'pool-maintenance': { one: 'Pool technician' },
      'snow-removal': { one: 'Snow removal contractor' },
      'graphic-designer': { one: 'Graphic designer' },
      'marketing-consultant': { one: 'Marketing consultant' },
      translator: { one: 'Translator' },
      notary: { one: 'Notary' },
      'financial-advisor': { one: 'Financial advisor' },
      caterer: { one: 'Caterer' },
      'event-planner': { one: 'Event planner' },
      hairdresser: { one: 'Hairdresser' },
      'massage-therapist': { one: 'Massage therapist' },
      'dog-walker': { one: 'Dog walker' },
      babysitter: { one: 'Babysitter' },
      'elder-care': { one: 'Senior caregiver' },
      'auto-mechanic': { one: 'Auto mechanic' },
      'driving-instructor': { one: 'Driving instructor' },
      veterinarian: { one: 'Veterinarian' },
      'music-teacher': { one: 'Music teacher' },
      dj: { one: 'DJ' },
      tailor: { one: 'Tailor' },
      'security-installer': { one: 'Security system installer' },
    },
    fr: {
      plumber: { one: 'Plombier' },
      electrician: { one: 'Électricien' },
      painter: { one: 'Peintre' },
      carpenter: { one: 'Menuisier' },
      gardener: { one: 'Jardinier' },
      cleaner: { one: 'Préposé à l’entretien ménager' },
      'web-designer': { one: 'Concepteur de sites web' },
      'web-developer': { one: 'Développeur web' },
      accountant: { one: 'Comptable' },
      lawyer: { one: 'Avocat' },
      handyman: { one: 'Homme à tout faire' },
      roofer: { one: 'Couvreur' },
      'hvac-technician': { one: 'Technicien en chauffage et climatisation' },
      locksmith: { one: 'Serrurier' },
      mover: { one: 'Déménageur' },
      'appliance-repair': { one: 'Réparateur d’électroménagers' },
      'computer-repair': { one: 'Réparateur d’ordinateurs' },
      photographer: { one: 'Photographe' },
      tutor: { one: 'Tuteur scolaire' },
      'personal-trainer': { one: 'Entraîneur privé' },
      'interior-designer': { one: 'Designer d’intérieur' },
      architect: { one: 'Architecte' },
      'general-contractor': { one: 'Entrepreneur général' },
      'pest-control': { one: 'Exterminateur' },
      'flooring-installer': { one: 'Poseur de planchers' },
      tiler: { one: 'Carreleur' },
      mason: { one: 'Maçon' },
      'window-installer': { one: 'Installateur de portes et fenêtres' },
      landscaper: { one: 'Paysagiste' },
      'pool-maintenance': { one: 'Technicien de piscine' },
      'snow-removal': { one: 'Déneigeur' },
      'graphic-designer': { one: 'Graphiste' },
      'marketing-consultant': { one: 'Consultant en marketing' },
      translator: { one: 'Traducteur' },
      notary: { one: 'Notaire' },
      'financial-advisor': { one: 'Conseiller financier' },
      caterer: { one: 'Traiteur' },
      'event-planner': { one: 'Organisateur d’événements' },
      hairdresser: { one: 'Coiffeur' },
      'massage-therapist': { one: 'Massothérapeute' },
      'dog-walker': { one: 'Promeneur de chiens' },
      babysitter: { one: 'Gardien d’enfants' },
      'elder-care': { one: 'Aide aux aînés' },
      'auto-mechanic': { one: 'Mécanicien automobile' },
      'driving-instructor': { one: 'Moniteur de conduite' },
      veterinarian: { one: 'Vétérinaire' },
      'music-teacher': { one: 'Professeur de musique' },
      dj: { one: 'DJ' },
      tailor: { one: 'Couturier' },
      'security-installer': { one: 'Installateur de systèmes de sécurité' },
    },
    es: {
      plumber: { one: 'Plomero' },
      electrician: { one: 'Electricista' },
      painter: { one: 'Pintor' },
      carpenter: { one: 'Carpintero' },
      gardener: { one: 'Jardinero' },
      cleaner: { one: 'Personal de limpieza' },
      'web-designer': { one: 'Diseñador web' },
      'web-developer': { one: 'Desarrollador web' },
      accountant: { one: 'Contador' },
      lawyer: { one: 'Abogado' },
      handyman: { one: 'Técnico multiusos' },
      roofer: { one: 'Techador' },
      'hvac-technician': { one: 'Técnico en climatización' },
      locksmith: { one: 'Cerrajero' },
      mover: { one: 'Mudancero' },
      'appliance-repair': { one: 'Técnico en electrodomésticos' },
      'computer-repair': { one: 'Técnico en computadoras' },
      photographer: { one: 'Fotógrafo' },
      tutor: { one: 'Profesor particular' },
      'personal-trainer': { one: 'Entrenador personal' },
      'interior-designer': { one: 'Diseñador de interiores' },
      architect: { one: 'Arquitecto' },
      'general-contractor': { one: 'Contratista general' },
      'pest-control': { one: 'Fumigador' },
      'flooring-installer': { one: 'Instalador de pisos' },
      tiler: { one: 'Azulejero' },
      mason: { one: 'Albañil' },
      'window-installer': { one: 'Instalador de ventanas y puertas' },
      landscaper: { one: 'Paisajista' },
      'pool-maintenance': { one: 'Técnico de piscinas' },
      'snow-removal': { one: 'Servicio de remoción de nieve' },
      'graphic-designer': { one: 'Diseñador gráfico' },
      'marketing-consultant': { one: 'Consultor de marketing' },
      translator: { one: 'Traductor' },
      notary: { one: 'Notario' },
      'financial-advisor': { one: 'Asesor financiero' },
      caterer: { one: 'Servicio de banquetes' },
      'event-planner': { one: 'Organizador de eventos' },
      hairdresser: { one: 'Peluquero' },
      'massage-therapist': { one: 'Masajista' },
      'dog-walker': { one: 'Paseador de perros' },
      babysitter: { one: 'Niñero' },
      'elder-care': { one: 'Cuidador de adultos mayores' },
      'auto-mechanic': { one: 'Mecánico automotriz' },
      'driving-instructor': { one: 'Instructor de manejo' },
      veterinarian: { one: 'Veterinario' },
      'music-teacher': { one: 'Profesor de música' },
      dj: { one: 'DJ' },
      tailor: { one: 'Sastre' },
      'security-installer': { one: 'Instalador de sistemas de seguridad' },
    },
  },
);
