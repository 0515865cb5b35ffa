import type { Profession } from '#contract/professionals/professions.ts';
import { overlap, type Span, type Token } from '#server/assistant/text/tokens.ts';
import { isTradeAsWork } from './trade-as-work.ts';
import type { Reading } from '../reading.ts';
import { tells } from './description-clues.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { lastOfName, WHOM } from './purpose.ts';

/** What a trade does, and the thing it always does it to: they say no more than its name. */
const RESTATED: Readonly<Partial<Record<Profession, RegExp>>> = {
  mover: /^(?:demenag\w*|mov(?:e|es|ing)|relocat\w*|mud(?:o|ar\w*|amos|anzas?)|trasteo|fletes?)$/,
  'computer-repair':
    /^(?:(?:repar|arrang|arregl|fix|depann|compon|repair)\w*|ordi|ordis|ordinateurs?|ordinates?|computers?|pcs?|laptops?|portables?|compu|computadoras?|ordenador(?:es)?)$/,
  'auto-mechanic':
    /^(?:(?:repar|arrang|arregl|fix|compon|repair)\w*|autos?|chars?|voitures?|cars?|carros?|coches?|vehicul\w*)$/,
  'appliance-repair': /^(?:(?:repar|arrang|arregl|fix|compon|repair)\w*|electro\w*|appliances?)$/,
  'dog-walker':
    /^(?:promen\w*|walk\w*|pase\w*|sortir|sacar\w*|chien(?:ne)?s?|toutous?|pitous?|dogs?|doggos?|perr[oa]s?|perrit[oa]s?)$/,
  babysitter:
    /^(?:gard\w*|surveill\w*|watch\w*|babysit\w*|cuid\w*|enfants?|kids?|children|nin[oa]s?|hij[oa]s?)$/,
  cleaner:
    /^(?:clean\w*|nettoy\w*|menage|limpi\w*|maisons?|houses?|homes?|casas?|appart\w*|apartments?)$/,
  painter: /^(?:pein\w*|paint\w*|pint\w*|maisons?|houses?|homes?|casas?|appart\w*|apartments?)$/,
  translator:
    /^(?:tradu\w*|translat\w*|documents?|documentos?|textes?|textos?|papiers?|papers?|papeles)$/,
  photographer:
    /^(?:photos?|fotos?|pictures?|pics?|prendre|take|taking|tomar\w*|sacar\w*|shoot\w*)$/,
  'driving-instructor':
    /^(?:apprendre|learn\w*|teach\w*|aprender|ensen\w*|lessons?|cours|clases?|conduire|conduite|chauffer|driv\w*|manej\w*|conduc\w*)$/,
  'personal-trainer': /^(?:entrain\w*|train\w*|entren\w*)$/,
  'massage-therapist': /^(?:mass\w*|masaj\w*)$/,
  'snow-removal': /^(?:deneig\w*|neige|snow|remov\w*|shovel\w*|plow\w*|nieve)$/,
  hairdresser: /^(?:coiff\w*|hairdress\w*)$/,
};

/** Says that somebody is wanted, or how: nothing of what for. */
const WANTED =
  /^(?:quelqu|qqun|qqn|kelkun|quelquun|someone|somebody|anyone|anybody|alguien|alguno|gens|hello|hi|hey|hola|allo|bonjour|bonsoir|salut|buenas|buenos|pues|ben|help\w*|aide|ayud\w*|besoin|need\w*|want\w*|cherch\w*|trouv\w*|veux|veut|voudrais|aimerais|aimerai|faudrait|prendrait|takes?|looking|look|find|hire|get|getting|quiero|queremos|quisiera|necesit\w*|busc\w*|ocup\w*|please|pls|plz|thanks|gracias|svp|stp|merci|faire|doing|hacer|go|going|gonna|will|would|like|soon|bientot|pronto|new|nouve\w*)$/;

/** Called by what they teach or translate: "clases de guitarra". */
const CALLED_BY_MATTER: ReadonlySet<Profession> = new Set(['music-teacher', 'tutor', 'translator']);

/** Counts how often; "weekly" and "les mardis" tell no more than a day. */
const HOW_OFTEN =
  /\b(?:fois|times|vez|veces|\d ?x|every|each|once|twice|chaque|cada|tous|toutes|todos|todas|aux)\b/;
/** What it costs depends on what exactly it is. */
const ASKS_PRICE = /\b(?:combien|cuanto|how much)\b/;

/**
 * Whether a message says nothing but the trade in other words, perhaps for whom: "quelqu'un pour
 * promener mes chiens", "I'm moving". `aside` is the spans of its place and its timing.
 */
export function restatesTrade(
  reading: Reading,
  profession: Profession | null,
  aside: readonly Span[],
): boolean {
  if (profession === null || tellsRhythm(reading)) return false;
  const { tokens, spoken } = reading;
  const names = namesOfTrade(reading);
  const left = tokens.filter(
    (token, at) =>
      !names.some(({ first, last }) => at >= first && at <= last) &&
      !aside.some((span) => overlap(span, token)),
  );
  const said = RESTATED[profession];
  const isRestated = ({ word }: Token) => said !== undefined && said.test(word);
  const isNothing = ({ word }: Token) => WANTED.test(word) || WHOM.has(word);
  // "Traduire mon diplôme" has an object, whatever else a diploma says of a tradesman.
  const tellsNothing = ({ word }: Token) =>
    names.length > 0 ? !tells(word, spoken) : word.length <= 2 || FUNCTION_WORDS[spoken].has(word);
  return (
    (names.length > 0 ? !CALLED_BY_MATTER.has(profession) : left.some(isRestated)) &&
    left.every(
      (token) =>
        isRestated(token) || isNothing(token) || (!/\d/.test(token.word) && tellsNothing(token)),
    )
  );
}

/** The names of trades, each without what it is wanted for: "photographe" of "photographe pour mariage". */
function namesOfTrade(reading: Reading): { first: number; last: number }[] {
  return reading.sightings
    .filter((one) => one.cue.strength === 'name' && !isTradeAsWork(one, reading))
    .map((one) => ({ first: one.first, last: lastOfName(one, reading) }));
}

/** Whether a message says how often its trade is to come: "3 veces x semana". */
export function tellsRhythm({ folded, timing }: Reading): boolean {
  return timing.recurrence !== null && HOW_OFTEN.test(folded) && !ASKS_PRICE.test(folded);
}

/** Mends a thing, whatever it is. */
const REPAIRS = /^(?:repar|arrang|arregl|fix|depann|compon|repair)/;
const MENDERS = ['auto-mechanic', 'computer-repair', 'appliance-repair'] as const;

/** The trade of a message that says nothing but what is to be repaired: "faire réparer mon auto". */
export function menderOf({ tokens, spoken }: Reading): Profession | null {
  if (!tokens.some(({ word }) => REPAIRS.test(word))) return null;
  const left = tokens.filter(
    ({ word }) => !REPAIRS.test(word) && !WANTED.test(word) && tells(word, spoken),
  );
  const mends = (trade: Profession) => left.every(({ word }) => RESTATED[trade]?.test(word));
  return left.length === 0 ? null : (MENDERS.find(mends) ?? null);
}

/** The trade that mends a thing: "carro", "compu"; null where there is no such one. */
export function menderOfThing(word: string): Profession | null {
  return MENDERS.find((trade) => RESTATED[trade]?.test(word)) ?? null;
}
