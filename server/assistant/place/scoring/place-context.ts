import type { PlaceMessage } from './place-message.ts';

const TIME_AFTER =
  /^\W{0,3}(?:tonight|today|tomorrow|tmrw|asap|now|right now|this|next|on|before|by|urgent|please|pls|plz|thanks|thx|weekly|daily|weekdays?|weekends?|mornings?|evenings?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|until|for|ce|cette|demain|aujourd|ajd|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|svp|merci|avant|pour|des|d'ici|la semaine|en fin|hoy|manana|ahora|ya|urge|urgente|este|esta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|antes|para|gracias|porfa|por favor|cuanto|asap|\d)/;
const NOUN_AFTER =
  /^\s(?:style|styles|way|university|bank|college|speaking|cheese|marathon|tire|tires|rug|terrier|shepherd|door|doors|bath|army|knife|room|roll|roast|massage|chicken|steak|hot|pizza|fries|bagels?|coffee|sofa|couch|chair|cabinet|oak|pine|brick|tile|tiles|marble|blinds?|garden|type|vibe|themed?|inspired|look|accent|guy|lady|company|magazine|times|star|raptors|maple leafs|canadiens|style|estilo|tipo)\b/;

const TURNS: ReadonlySet<string> = new Set(
  'but so while whereas mais donc faque alors tandis pero mientras'.split(' '),
);
const SEEN_WORDS = 13;

/** The classes of the words before a span: in its sentence, and in its clause alone. */
export function meaningBefore(
  { words, classes }: PlaceMessage,
  start: number,
): { near: string[]; close: string[] } {
  const near = new Set<string>();
  const close = new Set<string>();
  let isClose = true;
  let at = words.findLastIndex((word) => word.end <= start);
  if (words[at + 1]?.ends) at = -1;
  if (words[at + 1]?.breaks) isClose = false;
  for (let seen = 0; at >= 0 && seen < SEEN_WORDS; seen += 1, at -= 1) {
    const word = words[at]!;
    if (TURNS.has(word.folded)) isClose = false;
    for (const name of classes[at]!) {
      near.add(name);
      if (isClose) close.add(name);
    }
    if (word.ends) break;
    if (word.breaks) isClose = false;
  }
  return { near: [...near].toSorted(), close: [...close].toSorted() };
}

export function timeFollows(after: string): boolean {
  return TIME_AFTER.test(after);
}

export function productFollows(after: string): boolean {
  return NOUN_AFTER.test(after);
}
