import type { Span } from '../text/tokens.ts';

const DAY =
  "(?:today|tonight|tomorrow|tmrw|hoy|manana|demain|aujourd'?hui|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
const ASIDE =
  '(?:hm+|wait|oh|uh|um|actually|sorry|ah|ay|uy|bueno|pues|ya|siempre|perdon|attends|attendez|euh|oups|ben|finalement)';
/** Of a day that it is not the one: "tomorrow. hmm no", "mañana, bueno no", "hoy no". */
const TAKES_BACK = RegExp(
  `\\b${DAY}[\\s,.;!?]+(?:${ASIDE}[\\s,.;!?]+)*(?:non?|nope|nan)\\b(?! (?:problem|prob|later|rush|hurry|need|worries|issue|mas tarde|plus tard|hay|es urgente|corre|urge|importa|pasa nada|prisa|que|de))`,
);
/** Of a day that whoever writes has no time on it: "hoy no puedo", "demain je travaille". */
const HAS_NO_TIME = RegExp(
  `\\b${DAY}[\\s,]+(?:je (?:travaille|(?:ne )?(?:peux|pourrai) pas|(?:ne )?suis pas la)|on (?:travaille|(?:ne )?peut pas)|(?:chus?|jsuis) pas la|ca (?:ne )?(?:marche|fitte|adonne) pas|(?:i|we) (?:can'?t|cannot|work\\b)|(?:i'?m|we'?re) (?:away|busy|working|out)|(?:doesn'?t|won'?t|does not) (?:work|do)|no (?:puedo|podemos|estoy|estamos|alcanzo|me (?:queda|da))|trabajo|trabajamos)\\b`,
);
/** "Changez demain pour la semaine prochaine". */
const REPLACES = RegExp(
  `\\b(?:chang|switch|swap|mov|cambi|muev|remplac)\\w*\\s(?:[a-z']+\\s){0,3}?${DAY}\\s(?:pour|par|to|for|por|a|al|para)\\s(?!la (?:manana|tarde|noche)\\b|las? \\d)`,
);
const PREFERS = /\b(?:better|mejor|plutot|instead|rather|make it|mieux)\b/;
const CLAUSE = /[^,.;!?]+/g;
const MAX_BEHIND = 120;

/** The clauses of a text whose time counts before any other it tells: a conclusion, or a correction. */
export function clausesThatCount(folded: string): readonly Span[] {
  return conclusionOf(folded) ?? clausesInstead(folded);
}

/** What is drawn from all before it: "before it snows, so this week". */
const CONCLUDES =
  /\b(?:so|then|donc|alors|fait que|asi q(?:ue)?|entonces|o sea)\b(?! (?:that|far|much|many|long|sorry|happy|glad|excited|tired|cold|hot|bad)\b)/g;
const MAX_CONCLUSION = 50;

/** What a text ends with as a conclusion; null where it does with none. */
function conclusionOf(said: string): readonly Span[] | null {
  const last = [...said.matchAll(CONCLUDES)].at(-1);
  if (!last || last.index === 0) return null;
  const from = last.index + last[0].length;
  return said.length - from > MAX_CONCLUSION ? null : [{ start: from, end: said.length }];
}

/** The clauses that may tell the time meant instead of one that a text takes back, the likeliest first. */
function clausesInstead(folded: string): readonly Span[] {
  const replaced = REPLACES.exec(folded);
  if (replaced) return clausesFrom(folded, replaced.index + replaced[0].length).slice(0, 1);
  const denied = TAKES_BACK.exec(folded) ?? HAS_NO_TIME.exec(folded);
  if (!denied) return [];
  const from = denied.index + denied[0].length;
  if (folded.length - from > MAX_BEHIND) return [];
  const prefers = ({ start, end }: Span) => PREFERS.test(folded.slice(start, end));
  // "Today, not tomorrow" takes nothing back.
  const behind = clausesFrom(folded, from).filter(
    (clause) => clause.start > from || prefers(clause),
  );
  // "Better tomorrow, today won't do"
  const before = clausesFrom(folded.slice(0, denied.index), 0).filter(prefers);
  return [...behind.toReversed(), ...before];
}

function clausesFrom(folded: string, from: number): Span[] {
  return [...folded.slice(from).matchAll(CLAUSE)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }));
}
