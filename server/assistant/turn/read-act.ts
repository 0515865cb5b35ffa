import type { Act, Question } from '#contract/requests/assistant.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { turnPhrases as en } from './phrases/en.ts';
import { turnPhrases as es } from './phrases/es.ts';
import { turnPhrases as fr } from './phrases/fr.ts';
import { comesBack } from '../text/comes-back.ts';
import { fold } from '../text/fold.ts';
import type { Pattern } from '../text/lazy-pattern.ts';
import type { Span } from '../text/tokens.ts';
import { compileLazily, type TurnPhrases } from './phrases/turn-phrases.ts';
import { consentOf } from './consent/consent.ts';
import { consentsAmongAsides, plainAnswer } from './plain-answers.ts';
import { markedQuestion, questionBeside } from './asked-part.ts';
import { withoutReasons } from './reasons-given.ts';
import { signatureOf } from './signature.ts';
import { turnWords } from './turn-words.ts';

const PHRASES: Readonly<Record<UnderstoodLanguage, TurnPhrases<Pattern>>> = {
  en: compileLazily(en),
  fr: compileLazily(fr),
  es: compileLazily(es),
};

/** Asked about even where the words for a change occur: "if I change my mind, can I cancel". */
const SETTLED: ReadonlySet<Question> = new Set(
  'price free cancel privacy insured payment quality'.split(' ') as Question[],
);
/** Wants a request cancelled: the one before the eyes, or one that was sent. */
const CANCELS =
  /^(?!.*[?¿])(?!.*\b(?:how|can i|could i|comment|puis-je|je peux|como|puedo|if|si)\b).*\b(?:cancel\w*|withdraw|annul\w*|retir\w*|anul\w*|suprim\w*) (?:my|the|that|ma|la|une|cette|mi|esa) (?:last |other |old |previous |derniere |ultima )?(?:request|booking|demande|solicitud|peticion)\b/;
/** The same of what was told before it: "I sent a request but I found somebody, pls cancel it". */
const CANCELS_SENT =
  /^(?!.*[?¿])(?=.*\b(?:sent|made|posted|put in|submitted|asked for|envoye|fait|depose|mande|envie|mande|hice|puse|pedi)\b.{0,20}\b(?:an?|my|the|one|une|ma|una|la|mi) ?(?:request|one|demande|solicitud|peticion)\b).*\b(?:cancel\w*|withdraw (?:it|that)|annul\w*|retir\w*|anul\w*|l'enlever|quitar(?:la|lo)|borrar(?:la|lo))\b|^\W*(?:(?:no+n?|nope|pas|sorry|perdon|desole)\W+)*(?:(?:i'?m|je|j'|on|yo) (?:not looking for (?:any(?:one|body)?|someone)|ne cherche (?:plus |pas )?(?:personne|rien)|cherche (?:pas|plus|pu) (?:personne|rien))|no (?:busco|necesito|quiero) (?:a )?(?:nadie|nada))\b(?!.*[?¿]).{0,40}\b(?:cancel\w*|annul\w*|anul\w*)/;
/** Of what is sent by then: "can I change it after it's sent". */
const LATER =
  /\b(?:after(?:wards?)?|later(?: on)?|tomorrow|demain|plus tard|apres(?: coup)?|ensuite|despues|mas tarde|luego|manana|(?:after|once|when) (?:it'?s |its |it is |it has been |i )?(?:sent|gone|out|submitted|send it))\W*$/;
/** Asks whether the whole request may be taken back, by then: "je peux-tu enlever ma demande". */
const ASKS_TO_CANCEL =
  /\b(?:(?:can|could|may) (?:i|we)|(?:je peux|on peut|puis|peut)[- ]?(?:tu|je|on)?|(?:la |lo )?(?:puedo|se puede|podria))\b (?:take|pull|cancel|remove|delete|withdraw|enlever|retirer|effacer|supprimer|annuler|quitar|borrar|cancelar|retirar|anular|eliminar)(?:la|lo)?(?: (?:my|the|ma|la|mi|esta) (?:request|demande|solicitud|peticion)| (?:it|this) (?:down|back)| despues| luego| apres| plus tard)/;
/** No order to send, whatever courtesy it resembles: "envoie rien d'autre". */
const SENDS_NOTHING =
  /\b(?:envo|expedi|transm|soum|lanc)[a-z]+(?:-[a-z]+)? (?:plus |pu )?(?:rien|jamais)\b(?! (?:a|de (?:croche|mal|faux)|qui)\b)/;
/** Sends to whoever speaks: "mail it to me". */
const SENDS_TO_ONESELF =
  /\b(?:send|mail|forward|submit|post|ship|pass) (?:it|this|that|them)(?: over| on| off| along)? to (?:me|us)\b/;
/** Made of words of a yes: "c'est-tu bon", "do it again", "nada está bien", "si mi esposa está de acuerdo". */
const LOOKS_LIKE_YES =
  /\b(?:c'?est|est|sont|va|marche|fait|joue|convient)[ -]?tu\b|(?<!c')\best[- ]ce\b|\b(?:do|type|write|ask) (?:it|this|that|everything) (?:all )?(?:again|over)\b|^\W*nada (?:esta|es)\b|^\W*como (?:la|lo|las|los|se) |^\W*si (?:mi|mis|el|la|los|las) \w+ (?:esta|estan|dice|dicen|quiere|puede|acepta|aprueba)\b/;
/** "No, I already have a plumber", "non, pas de plombier finalement". */
const SUITED =
  /^\W*(?:\w+\W+)?(?:no|non|nan|nope|nah)\W+(?:i|we|i've|we've|j'ai|on a|ya|je l'ai)\b ?(?:\w+ )?(?:already|found|got|have|deja|trouve|engage|tengo|tenemos|encontre|consegui|contrate)\b|^\W*(?:non|nan)\W+(?:pas|plus|pu) (?:de |d'|besoin)/;
/** Takes a no back. */
const WAVERS =
  /\b(?:no se|sais (?:pas|plus)|don'?t know|idk|dunno|not sure|pas sure?|but yes|mais oui|pero si)\W*$/;
/** Begins what is said next rather than to hesitate: "wait, it's in Laval". */
const INTERRUPTS =
  /^\W*(?:(?:oh|ah|no|non|nan|yes|yeah|ok|okay|but|well|so|oui|mais|bon|ben|si|vale|bueno|pues|mira|pero|ay|uy|oye|oiga|um+|hm+|mm+|euh+|heu|uh+|eh|wait|hold (?:on|up)|hang on|sorry|attends?|atten|attendez|minute|scuse[zr]?|espera\w*|espere\w*|perate|pera|aguanta\w*|momento|un momento)\b\W*)+/;

/** Spanish that looks like a question and asks nothing: "qué pena, es en Chía", "que vengan ya", "como 10 cajas". */
const ASKS_NOTHING =
  /^\W*(?:(?:y|ah|ok|si|pero|vale|tambien)\W+)*que (?:no )?(?:pena|lastima|verguenza|seria bueno|sean?|vengan?|vayan?|esten?|tengan?|lleven?|usen?|pongan?|avisen?|llamen?|toquen?|sepan?|limpien|dejen?|incluyan?|cobren?|hablen?|lleguen?|hagan?|traigan?|quede|empiecen?)\b|\bcuanto (?:mas )?antes\b|\bcuanto mas (?:rapido|pronto)\b|\ben cuanto (?=teng|pued|se pued|sea\b)|(?<=[,;]|\b(?:y|son|tengo|tenemos|hay|de|por|hace|en|es|seran|unas?|pa|para|tipo|mide|miden|pesa)) como (?=\d|(?:unos?|unas?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta|cien|media)\b)|(?<=\b(?:semana|mes|ano|dia|finde|quincena|temporada|semestre|verano|invierno|lunes|martes|miercoles|jueves|viernes|sabado|domingo) )que (?:viene|entra|sigue)\b/g;

/** No doubt: in Spanish "espere" is an order to wait; and of a slip one does not know why. */
const HOPES = /\bj'espere\b|\b(?:i )?(?:dunno|don'?t know|no idea) why\b.*$/;

const BETWEEN_CLAUSES =
  /[.!,;:\u2026\n]+(?=\s|$)|\s[-\u2013\u2014]+\s|\s(?=(?:and|so|but|because|cause|cuz|et|pis|puis|alors|mais|y|asi que|pero|tu peux|vous pouvez)\s)/iu;
/** Before what says that nothing is to change: "no, no le muevas". */
const LEADING_NO =
  /^\W*(?:nop?e?|non|nah|nan)[,.!\s]+(?=(?:no|nothing|none|rien|aucune?|pas d|ni|nada|sin)\b)/i;
const MAX_CLAUSES = 8;

/** Names of the fields of a request, in the three languages. */
export const FIELD_WORDS = {
  profession:
    /\b(?:trade|service|kind of pro|profession|metier|specialite|oficio|servicio|profesional|profesion)\b/,
  location:
    /\b(?:address|adress|place|location|town|city|street|liv(?:e|ing) (?:there|here)|where (?:i|we) live|adresse|place|ville|endroit|lieu|rue|direccion|domicilio|lugar|ubicacion|ciudad|calle|colonia)\b/,
  urgency:
    /\b(?:time|timing|date|day|when|urgency|moment|jour|journee|quand|delai|urgence|fecha|(?<!\b(?:de|todo el|cada|por el|al|buen) )dia|cuando|urgencia|hora|horario)\b/,
} as const;

/** Words of corrections and of talk that add nothing to a description. */
export const RESIDUE: ReadonlySet<string> = new Set(
  `yes no ok okay yeah yep nope not sure actually but wait sorry oops change changed make put set add mention tell them place address town city street date day time wrong right correct correction instead mean meant said say old new mistake send it oh hmm well like only more now um uh hold hang almost close later first please thanks every each week weeks weekly biweekly monthly daily fortnightly
  oui non ouais nenon pas plutot finalement change changer mets mettre ajoute rajoute dis leur adresse ville date jour erreur trompe scuse desole oups envoie dit voulais dire merci bonne mauvaise mauvais reste tout correct beau bon attends attend attendez euh heu presque minute oublie
  si no vale pero perdon cambia cambiar pon ponle agrega anade diles direccion lugar ciudad fecha dia error equivoque mejor envia manda dije queria decir gracias mal todo bien menos casi fijate espera espere esperame esperate perate mmm sabes fijese puse pusiste`.split(
    /\s+/,
  ),
);

/** The order in a text to add or to remove what follows; null where there is none. */
export function findCue(folded: string, cue: 'adds' | 'removes'): Span | null {
  let earliest: Span | null = null;
  for (const language of UNDERSTOOD_LANGUAGES) {
    const match = PHRASES[language][cue].exec(folded);
    const end = match ? match.index + match[0].length : 0;
    // A cue ends with its word: "met" in "metros" is none.
    if (!match || /^[a-z]{2}/.test(folded.slice(end - 1, end + 1))) continue;
    if (earliest === null || match.index < earliest.start) earliest = { start: match.index, end };
  }
  return earliest;
}

/** Whether an utterance hesitates, beyond an interruption at its beginning. */
export function hesitates(folded: string): boolean {
  const said = folded.replace(INTERRUPTS, '').replace(HOPES, '');
  // "Wait... yes, send it now" hurries the sending, not the job.
  if (said !== folded && isPlainYes(said)) return true;
  return (
    comesBack(said) ||
    UNDERSTOOD_LANGUAGES.some((language) => PHRASES[language].hesitates.test(said))
  );
}

/** Whether an utterance tells of the job, rather than of who speaks: "the trees are like 12 ft". */
export function tellsMore(folded: string): boolean {
  return UNDERSTOOD_LANGUAGES.some((language) => PHRASES[language].tellsMore.test(folded));
}

/**
 * What the whole utterance does at "Is everything right? Shall I send it?", in any of the three
 * languages, the speaker's first. `folded` is the utterance folded; `signed` tells that a name at its
 * end may be a signature. A yes is nothing but ways to say yes and courtesies around them.
 */
export function readAct(
  { text, folded: typed }: { text: string; folded: string },
  spoken: UnderstoodLanguage,
  signed = true,
): { act: Act; about: Question | null } {
  const folded = spelledOut(typed);
  const order = [spoken, ...UNDERSTOOD_LANGUAGES.filter((language) => language !== spoken)];
  const all = order.map((language) => PHRASES[language]);
  const some = (test: (phrases: TurnPhrases<Pattern>) => boolean) => all.some(test);
  const act = (act: Act, about: Question | null = null) => ({ act, about });
  if (CANCELS.test(folded) || CANCELS_SENT.test(folded)) return act('no', 'cancel');
  if (ASKS_TO_CANCEL.test(folded)) return act('question', 'cancel');
  if (SENDS_NOTHING.test(folded) || needsNobody(folded)) return act('no');
  const plain = plainlyDoes(text, order, signed);
  if (plain) return act(plain);
  if (isAboutWork(all, folded)) return act('question', 'work');
  if (some(({ beginsAgain }) => beginsAgain.test(folded))) return act('start-over');
  if (!/[?¿]/u.test(text) && some(({ settled }) => settled.test(folded))) return act('no');
  const orders = all.flatMap(({ orders, adds, removes }) => [orders, adds, removes]);
  const ordered = orders.some((one) => one.test(folded));
  const hesitant = hesitates(folded);
  if (!ordered && !/[?¿]/u.test(text) && comesBack(folded)) return act('doubt');
  const about = questionAsked(all, folded);
  const isLater = about === 'cancel' && LATER.test(folded);
  if (about && (isLater || !some(({ requests }) => requests.test(folded)))) {
    if (about === 'other' && hesitant) return act(ordered ? 'correction' : 'doubt');
    const hasSign = /[?¿]/u.test(text);
    const toldIn = hasSign ? behindQuestion(folded) : folded;
    const isOrder = orders.some((one) => one.exec(toldIn)?.index === 0);
    const isOnlyAsked = hasSign && !isOrder;
    if (!isOrder && (isLater || !ordered || SETTLED.has(about) || isOnlyAsked))
      return act('question', about);
  }
  if (ordered) return act('correction');
  if (some(({ refuses }) => refuses.test(folded))) return act(WAVERS.test(folded) ? 'doubt' : 'no');
  if (hesitant) return act('doubt');
  return act(
    some(({ changes }) => changes.some((one) => one.test(folded))) ? 'correction' : 'doubt',
  );
}

/** Forms of vosotros whose stem changes in that of ustedes, and the others that a question may have. */
const USTEDES: Readonly<Record<string, string>> = {
  sois: 'son',
  podeis: 'pueden',
  teneis: 'tienen',
  quereis: 'quieren',
  encontrais: 'encuentran',
  contais: 'cuentan',
  mostrais: 'muestran',
  pedis: 'piden',
  venis: 'vienen',
  vivis: 'viven',
  compartis: 'comparten',
};
const VOSOTROS =
  /\b(?:sois|podeis|teneis|quereis|encontrais|contais|mostrais|pedis|venis|vivis|compartis|(?:hac|vend|respond|atend|deb|le|sab|ten|recog)eis|(?:cobr|tard|demor|llev|trabaj|habl|acept|us|guard|envi|mand|llam|contest|contact|gan|qued|busc|est|revis|comprob|verific|garantiz|necesit|avis|pas|tom|cancel|public|factur|asegur|seleccion|filtr|funcion)ais)\b/g;

/** A folded utterance with the words that Spanish shortens, "q me sale", and in the forms of ustedes. */
function spelledOut(folded: string): string {
  return folded
    .replaceAll(/\bq\b(?!')/g, 'que')
    .replaceAll(/\bqe\b/g, 'que')
    .replaceAll(/\b(?:xq|xque|pq|porq)\b/g, 'porque')
    .replaceAll(/\b(?:tmb|tmbn|tbn)\b/g, 'tambien')
    .replaceAll(VOSOTROS, (word) => USTEDES[word] ?? word.replace(/is$/, 'n'));
}

/** Whether an utterance says no because somebody was found already, or nobody is wanted any more. */
export function needsNobody(folded: string): boolean {
  return SUITED.test(folded);
}

/** Whether a text is nothing but a yes, in any of the three languages. */
export function isPlainYes(text: string): boolean {
  return plainlyDoes(text, UNDERSTOOD_LANGUAGES, false) === 'yes';
}

function plainlyDoes(said: string, order: readonly UnderstoodLanguage[], signed: boolean) {
  if (/[?¿]/u.test(said)) return null;
  const text = withoutReasons(said);
  const folded = fold(text);
  if (SENDS_TO_ONESELF.test(folded) || LOOKS_LIKE_YES.test(folded)) return null;
  const words = turnWords(text, signed);
  for (const language of words.length === 0 ? [] : order) {
    const plain = plainAnswer(words, language);
    if (plain) return plain;
  }
  const page = signed ? text.slice(0, signatureOf(text)?.start) : text;
  const clauses = page
    .replace(LEADING_NO, '')
    .split(BETWEEN_CLAUSES)
    .filter((clause) => clause.trim() !== '');
  if (clauses.length > MAX_CLAUSES) return null;
  const all = clauses.map((clause) => turnWords(clause, signed));
  return order.some((language) => consentsAmongAsides(all, language)) || agrees(all, order)
    ? 'yes'
    : null;
}

/** Whether one of the clauses consents, and all others change nothing, each in one of the languages. */
function agrees(
  clauses: readonly (readonly string[])[],
  order: readonly UnderstoodLanguage[],
): boolean {
  let isAgreed = false;
  for (const words of clauses) {
    const all = order.map((language) => consentOf(words, language));
    if (all.every((one) => one === null)) return false;
    isAgreed ||= all.includes('consents');
  }
  return isAgreed;
}

/** What is said after a question is no part of it: "can they bring speakers? add that I have none". */
function behindQuestion(folded: string): string {
  const at = folded.lastIndexOf('?');
  return at < 0 ? '' : folded.slice(at + 1).trimStart();
}

/** Somebody of a trade, who looks for work. */
function isAboutWork(all: readonly TurnPhrases<Pattern>[], folded: string): boolean {
  return all.some(({ questions }) =>
    questions.some(([about, pattern]) => about === 'work' && pattern.test(folded)),
  );
}

/** What is asked about; null where nothing is. */
function questionAsked(all: readonly TurnPhrases<Pattern>[], utterance: string): Question | null {
  const folded = utterance.replace(ASKS_NOTHING, '');
  const part = markedQuestion(folded);
  const asked = part === null ? 'other' : questionAbout(all, part);
  const whole = questionAbout(all, folded);
  // "How much is it? To use the site, I mean"
  const about = asked === 'other' || (asked === 'price' && whole === 'free') ? whole : asked;
  const told = folded.replace(HOPES, '');
  const mayAsk = about !== 'other' && !all.some(({ hesitates }) => hesitates.test(told));
  const isOutright = mayAsk && questionBeside(folded) !== null;
  const asks =
    isOutright ||
    all.some((phrases) => phrases.asks.test(folded) || (mayAsk && phrases.mayAsk.test(folded)));
  return asks ? about : null;
}

function questionAbout(all: readonly TurnPhrases<Pattern>[], folded: string): Question {
  for (const { questions } of all) {
    const found = questions.find(([, pattern]) => pattern.test(folded));
    if (found) return found[0];
  }
  return 'other';
}
