import { FUNCTION_WORDS } from '../../text/function-words.ts';
import type { Span } from '../../text/tokens.ts';
import { isOrdinaryWord } from '../ordinary-words.ts';
import { isEverydayWord } from '../place-vocabulary.ts';

const NEAR =
  '(?:near|next to|by|across from|behind|in front of|close to|(?:pres|proche|a cote|en face|en arriere|pas loin) d[eu]s?|derriere|(?:cerca|a un lado|al lado|atras|detras|a la altura|enfrente|por el rumbo) del?|junto al?|frente al?|por)';
const ARTICLE = "(?:the |la |le |les |el |los |las |l')?";
/** What people find their way by, before its name and behind it. */
const BEFORE =
  "(?:(?:estacion|station) (?:del? |de )?)?(?:metro|metrobus|estacion|station|gare|parque|parc|mercado|marche|plaza|stade|cegep|hopital|hospital|estadio|centro comercial|centre d'achats?|eglise|iglesia|glorieta|deportivo|panteon|universidad|universite|aeropuerto|aeroport)";
const BEHIND =
  '(?:(?:subway |metro |go |ttc )?station|mall|park|market|arena|square|hospital|plaza|university|college|airport|community cent(?:re|er))';
const LINK = "(?:(?:de|du|des|del|de la|de los|de las|la|le|les|los|las|el)\\s|[dl]')*";
const WORD = "[a-z][a-z'-]{2,}";
const NAMED = RegExp(
  `(?<![a-z0-9])${NEAR} ?${ARTICLE}(?:(${BEFORE} ${LINK})(${WORD}(?: ${LINK}${WORD}){0,2})|(${WORD}(?: ${WORD})?) ${BEHIND})(?![a-z0-9])`,
  'g',
);
const COURTESY = /^(?:svp|porfa|porfis|please|pls|plz|merci|gracias|thanks)$/;
const PARTICLE = /^(?:de|del|la|los|las)$/;
const FUNCTIONAL = Object.values(FUNCTION_WORDS);

/**
 * A stop, a park or a market somebody is near by, by its name: "cerca del parque hundido", "near
 * Dufferin Mall"; null without one. `folded` is the text folded.
 */
export function landmarkIn(folded: string): Span | null {
  for (const match of folded.matchAll(NAMED)) {
    const [whole, kind = '', behindKind = '', beforeKind = ''] = match;
    const start = match.index + whole.indexOf(kind === '' ? beforeKind : kind + behindKind);
    if (kind === '') {
      if (
        beforeKind
          .replace(/ (?:subway|metro|go|ttc)$/, '')
          .split(' ')
          .every(isName)
      )
        return { start, end: match.index + whole.length };
      continue;
    }
    const name = nameOf(behindKind);
    if (name !== '') return { start, end: start + kind.length + name.length };
  }
  return null;
}

/** The words that are a name: the first may be any that means something, "parque hundido". */
function nameOf(words: string): string {
  const [first = '', ...others] = words.split(' ');
  if (!mayBegin(first)) return '';
  const end = others.findIndex((word, at) => {
    const isLinked = PARTICLE.test(others[at - 1] ?? '') && mayBegin(word);
    return !isLinked && !isName(word) && !PARTICLE.test(word);
  });
  const kept = end < 0 ? others : others.slice(0, end);
  return [first, ...kept].join(' ').replace(/(?: (?:de|del|la|los|las))+$/, '');
}

function mayBegin(word: string): boolean {
  return !COURTESY.test(word) && !FUNCTIONAL.some((words) => words.has(word));
}

function isName(word: string): boolean {
  return mayBegin(word) && !isOrdinaryWord(word) && !isEverydayWord(word);
}
