import { fold } from '../text/fold.ts';

/** Tells where somebody lived before. */
const LIVED =
  "(?:ya no |antes |yo )*viv(?:ia|iamos)|(?:i|we) (?:(?:just )?used to (?:live|stay|be)|lived)|(?:j'|(?:je|on|nous) )(?:habitais|habitait|habitions|restais|restait|restions|vivais|vivait|vivions|demeurais|demeurait)";
/** Tells where somebody works, or is on that day. */
const IS_AT =
  "(?:vamos|voy|iremos) a (?:cenar|comer|salir)|(?:we're|we are|i'm|i am) (?:going|out) (?:out )?(?:for|to) (?:dinner|a party|a wedding)|on (?:va|sort) (?:souper|diner|manger)|(?:es )?(?:donde|ahi|alli|alla) (?:trabaj\\w+|chambe\\w+|estudi\\w+)|trabajo|(?:is |was |'s )?where (?:i|we) work|c'est (?:la )?ou (?:je|on) travaill\\w+|(?:is|was|'s|c'est|c'etait|es|era) (?:my|our|mon|ma|notre|mi|nuestr[oa]|el|la|the) ?(?:(?:old|former|previous|ancien(?:ne)?|vieille|vieux|antigu[oa]|viej[oa]) (?:place|address|house|home|apartment|adresse|appart\\w*|logement|maison|direccion|casa|depa\\w*|piso)|(?:work|office|job|bureau|travail|jobbe|trabajo|oficina|chamba))";
const JOINT = '(?:and|but|et|mais|pis|pero|y)';
/** The part of a sentence that tells it, up to what holds now: "I used to live in Ajax but now …". */
const partWith = (words: string): RegExp =>
  RegExp(
    `(?:^|[.,;:!?\\n(]| ${JOINT} )(?:(?! ${JOINT} )[^.,;:!?\\n(]){0,40}\\b(?:${words})\\b(?:(?! (?:but|mais|pero|(?:(?:and|et|pis|y) )?(?:ahora|now|maintenant)) )[^.,;:!?\\n])*`,
    'g',
  );
const FORMER_HOME = partWith(LIVED);
const OTHER_PLACE = partWith(`${LIVED}|${IS_AT}`);
const LIVED_BEFORE = RegExp(`\\b(?:${LIVED})\\b`);

/** A text with blanks for what it tells of places that the work is not at: where somebody works, or lived before. */
export function withoutOtherPlaces(text: string): string {
  return blanked(text, OTHER_PLACE);
}

/** A text with blanks for where somebody lived before. */
export function withoutFormerHome(text: string): string {
  return blanked(text, FORMER_HOME);
}

/** Whether folded words tell where somebody lived before. */
export function tellsFormerHome(folded: string): boolean {
  return LIVED_BEFORE.test(folded);
}

function blanked(text: string, part: RegExp): string {
  return fold(text)
    .matchAll(part)
    .reduce((page, { 0: { length }, index }) => {
      const end = index + length;
      return page.slice(0, index) + ' '.repeat(length) + page.slice(end);
    }, text);
}
