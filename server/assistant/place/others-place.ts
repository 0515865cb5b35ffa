import { fold } from '../text/fold.ts';
import { signatureOf } from '../turn/signature.ts';
import type { PlaceFinder, PlaceSpan } from './place-finder.ts';

/** Before the place where the person who writes is: "moi je suis à", "yo vivo en". */
const OWN =
  /(?:\bmoi,? (?:je (?:suis|reste|vis|habite|demeure)|j'habite|chus?|on (?:est|reste))|\byo,? (?:estoy|vivo|radico)|\bi(?:'m| am| live) myself|\by yo|\b(?:et|pis) moi)(?: (?:ici|rendue?|loin|aca|aqui|lejos))?,? (?:a|au|en|dans|in) $/;
/** The same with the person behind it: "je suis à Montréal moi". */
const IS =
  /\b(?:(?:je|on) (?:suis|est|reste|vi[ts])|nous (?:sommes|habitons|vivons|restons)|j'habite|chus?|estoy|estamos|vivo|vivimos|i'm|i am|i live|we're|we are|we live)(?: (?:a|au|en|in))? $/;
const ITSELF = /^,? (?:moi|nous(?: autres)?|yo|nosotros|myself|ourselves)\b/;
/** "J'habite Toronto mais mes parents sont à Rimouski": of two places the other one. */
const LIVES =
  /\b(?:j'habite|(?:je|on) (?:vi[ts]|restes?|habite|demeure|suis|est)|nous (?:sommes|habitons|vivons|restons)|vivo|vivimos|estoy|estamos|(?:i|we) live|i'm|i am|we're|we are)(?: (?:a|au|en|in|dans))? $/;
const BUT =
  /^\s*(?:[.;,!]|$)|^,? (?:mais|but|pero|alors|donc|faque|fait que|so|and|et|y|asi que|entonces)\b/;
/** Somebody things are arranged for, before the place where that person is. */
const KIN =
  /\b(?:meres?|peres?|maman|papa|parents?|grand-?(?:mere|pere|maman|papa)s?|belle-mere|beau-pere|tante|oncle|fils|fille|mom|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|grandparents|aunt|uncle|son|daughter|mama|papas|padres?|madre|abuel[oa]s?|suegr[oa]s?|tia|hij[oa]s?)\b[^.;!?]{0,60}$/;
/** The thing to be worked on, before the place it is at: "la obra es en Texcoco, yo vivo en Chalco". */
const WORK =
  /\b(?:obra|trabajo|jale|piso|depa|departamento|casa|local|negocio|terreno|puerta|propiedad|bodega|oficina|job|work|house|place|cottage|rental|building|condo|apartment|shop|office|unit|chalet|chantier|travail|ouvrage|job|appart|appartement|logement|maison|local|bureau|bloc) (?:que \w+ |qui \w+ )?(?:es|esta|queda|is|est|c'est|serait|seria|sera)(?: (?:en|in|at|a|au|dans|sur))?(?: (?:la|el|los|las|le|les|the))? $/;

/**
 * A finder that takes the place of the relative a need is for rather than that of who writes: "ma mère
 * est à Matane, moi je suis à Mont-Joli".
 */
export function withOthersPlace(places: PlaceFinder): PlaceFinder {
  return {
    findPlaceSpan(text) {
      const first = places.findPlaceSpan(text);
      const found = first && (placeBeforeSignature(text, first, places) ?? first);
      if (found === null) return placeOfNeedy(text, places);
      if (!isOwn(text, found)) return found;
      const { start, end } = found;
      // Before a "but" all of it is about who writes.
      const others = [start, 0].map((from) => {
        const left = text.slice(0, from) + ' '.repeat(end - from) + text.slice(end);
        return places.findPlaceSpan(left);
      });
      const isKin = (one: PlaceSpan | null) => {
        const before = one && fold(text.slice(0, one.start));
        return before !== null && (KIN.test(before) || WORK.test(before));
      };
      const ofKin = others.find(isKin) ?? placeOfKin(text, places);
      return ofKin ?? (isOfKinElsewhere(text, found) ? null : found);
    },
  };
}

/** Ends a letter: what stands below it is a name, though a town has it too. */
const CLOSING =
  /\b(?:thanks|thank you|regards|cheers|sincerely|best|merci|cordialement|salutations|bonne (?:journee|soiree)|saludos?|gracias|atentamente|atte|buen dia|quedo atent[oa])\b[^.!?\n]{0,20}[\s,.!\n]*$/;

/** The place named before the signature, where what was found is that: "Un saludo, Concepción". */
function placeBeforeSignature(
  text: string,
  found: PlaceSpan,
  places: PlaceFinder,
): PlaceSpan | null {
  const signature = signatureOf(text);
  if (!signature || found.start < signature.start) return null;
  const letter = text.slice(0, signature.start);
  return CLOSING.test(fold(letter)) ? places.findPlaceSpan(letter) : null;
}

/** Turns from who writes to the relative who needs somebody. */
const BUT_KIN =
  /\b(?:but|mais|pero|however|par contre|sin embargo)\b[^.;!?]{0,15}\b(?:my|our|ma|mon|mes|nos|mi|mis|nuestr[oa]s?) (?:\w+ )?(?:meres?|peres?|maman|papa|parents?|grand-?(?:mere|pere|maman|papa)s?|tante|oncle|mom|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|aunt|uncle|mama|papas|padres?|madre|abuel[oa]s?|suegr[oa]s?|tia|tio)\b/;
const TOGETHER =
  /\b(?:with (?:me|us)|lives? here|chez (?:moi|nous)|avec (?:moi|nous)|conmigo|con nosotros|en mi casa)\b/;

/** Whether it is a relative's who lives somewhere that is not said: "I live in Calgary but my mother is alone". */
function isOfKinElsewhere(text: string, { end }: PlaceSpan): boolean {
  const behind = fold(text.slice(end));
  const turn = BUT_KIN.exec(behind);
  return turn !== null && turn.index < 20 && !TOGETHER.test(behind);
}

function isOwn(text: string, { start, end }: PlaceSpan): boolean {
  const before = fold(text.slice(0, start));
  const behind = fold(text.slice(end));
  return (
    OWN.test(before) ||
    (IS.test(before) && ITSELF.test(behind)) ||
    (LIVES.test(before) && BUT.test(behind))
  );
}

/** "Mi mamá tiene 83 años y vive en Morelia": a relative's own words for it. */
const KIN_LIVES = new RegExp(
  KIN.source.replace('{0,60}$', '{0,40}?') +
    String.raw`\b(?:viv(?:e|en)|vit|vivent|est(?:a|an)?|estudian?|trabajan?|etudie(?:nt)?|travaille|habite|reste(?:nt)?|demeure|lives?|studies|works|(?:is|are) (?:at|in|away at) (?:school|college|university|uni)|goes to (?:school|college|university|uni)|is|are) (?:toute? seule?s? |sol[oa]s? |alone )?(?:en|a|in|dans) `,
);
/** Anybody somebody writes for, where they live: "mi hermano: él vive en", "my brother's in". */
const SOMEBODY_LIVES =
  /\b(?:my|our|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?) (?:[a-z'-]+ ){0,2}?[a-z'-]{3,}(?:,|:)?(?: (?:el|ella|ellos|ellas|he|she|they|il|elle|ils|elles|que|qui|who))?(?:'s| (?:viv(?:e|en)|vit|vivent|est(?:a|an)?|habite(?:nt)?|restent?|demeure(?:nt)?|lives?|is|are|(?:just )?moved|se (?:mudo|cambio)|(?:se )?acaban? de (?:mudar(?:se)?|cambiar(?:se)?|llegar(?: a vivir)?)|(?:vient|viennent) d'(?:emmenager|arriver)|(?:est|a) demenagee?)) (?:toute? seule?s? |sol[oa]s? |alone )?(?:en|a|in|to|dans) /;
/** It is that person's thing, or it is they who need somebody. */
const THEIRS =
  /\b(?:his|her|hers|their|them|he|she|they|needs|(?<!\b(?:i|we) )need|has|su|sus|se l[ea]s?|l[ea]s?|necesitan?|ocupan?|quieren?|tienen?|sa|son|ses|leur|leurs|lui|ils?|elles?)\b/;
const FOR_THEM =
  /\b(?:for|para|pour|help|ayuda|busco|aide|necesito|ocupo|need|cherche)\b[^.;!?]{0,40}$/;
const IN = 'in ';
const MAX_NAME = 60;

/** The place where somebody lives who needs the work, where no other is told: "mi papá vive en Tlalpan y se le tapó el baño". */
function placeOfNeedy(text: string, places: PlaceFinder): PlaceSpan | null {
  const folded = fold(text);
  const match = SOMEBODY_LIVES.exec(folded);
  if (!match) return null;
  const end = match.index + match[0].length;
  const [behind = ''] = /^[^.!?\n]*/.exec(folded.slice(end)) ?? [];
  const isTheirs = THEIRS.test(behind) || FOR_THEM.test(folded.slice(0, match.index));
  return isTheirs ? placeFrom(text, end, places) : null;
}

/** The place a relative lives in, which the finder takes for that of somebody else. */
function placeOfKin(text: string, places: PlaceFinder): PlaceSpan | null {
  const folded = fold(text);
  const match = KIN_LIVES.exec(folded);
  return match
    ? placeFrom(text, match.index + match[0].length, places)
    : placeOfNeedy(text, places);
}

function placeFrom(text: string, from: number, places: PlaceFinder): PlaceSpan | null {
  const [name = ''] = /^[^,.;!?\n]*/.exec(text.slice(from, from + MAX_NAME)) ?? [];
  const found = places.findPlaceSpan(IN + name);
  if (!found || found.start !== IN.length) return null;
  const start = from + found.start - IN.length;
  return { text: found.text, start, end: start + found.text.length };
}
