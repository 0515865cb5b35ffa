import { fold } from '../text/fold.ts';
import type { Span } from '#server/assistant/text/tokens.ts';

/** Marks a gap where something was removed. */
const GAP = '\ue000';
const MAX_DANGLING = 12;
const GREETINGS =
  'hi there|hello there|hey there|hi|hello|hey|helo|hiya|good (?:morning|afternoon|evening|day)|greetings|bonjour|bonsoir|salut|allo|coucou|bon matin|hola|holis|buenas? (?:tardes|noches|dias)|buenos dias|buen dia|buenas|que tal|saludos|ola';
const THANKS =
  "please|pls|plz|plss|thanks(?: (?:so much|a lot|in advance|again|you))?|thank you(?: (?:so much|very much|in advance))?|thx|ty|cheers|svp|stp|s'il vous plait|s'il te plait|s'il-vous-plait|merci(?: (?:beaucoup|bien|d'avance|a l'avance|de votre temps))?|por favor|porfavor|porfa|porfis|xfa|x favor|muchas gracias|mil gracias|gracias(?: de antemano)?";
/** Words left dangling when what they lead to is removed. */
const LEADING_TO_NOTHING =
  "in|near|around|at|by|for|on|from|before|until|till|to|of|about|is|are|its|it's|it is|and|or|but|if|the|a|this|ideally|preferably|hopefully|possibly|maybe|must be|needs? it|need|needed|want it|done|wedding is|a|au|aux|dans|sur|pour|pr|d'ici|(?<!en )avant|vers|en|des|du|de|le|la|les|l'|est|c'est|cest|et|pis|ou|mais|si|idealement|ce serait|ca serait|besoin|para|pa|antes|del|el|los|cerca|desde|hasta|y|o|es|seria|pero|que|lo necesito|lo ocupo|la necesito|necesito que sea|urge|somewhere|located|situe|situee|ubicado|ubicada|c\\.p\\.|cp|code postal|postal code|zip(?: code)?|vivo|vivimos|estoy|estamos|on reste|on est|j'habite|je reste|je suis|i live|we live|we are|we're|i'm|so it has to be|it has to be|has to be|it must be|donc|faque|so|because|starting|commencer|please come|pls come|venez|vengan|que vengan|a partir|desde|por";
const FOLLOWING_NOTHING =
  "if (?:at all |humanly )?possible|if you can|if u can|if that works|ideally|preferably|at the latest|or so|max|sharp|would be (?:great|good|nice|ideal|perfect|best|fine|ok)|is (?:fine|ok|good)|works(?: for me)?|si possible|si c'est possible|si ca se peut|idealement|au plus tard|environ|ca serait (?:bien|cool|super|ideal)|si se puede|si es posible|si pueden|de preferencia|estaria bien|a mas tardar|or|and|et|ou|y|o";

const TO_NOTHING = new RegExp(
  `(?:^|(?<=[\\s,;:(.!?–—-]))(?:${LEADING_TO_NOTHING})(?=[\\s,;:(–—-]*${GAP})`,
  'iu',
);
const FROM_NOTHING = new RegExp(
  `(?<=${GAP}\\s*)(?:${FOLLOWING_NOTHING})(?=\\s*(?:$|[,.;!?${GAP}]))`,
  'iu',
);
const GREETING = new RegExp(`^[\\s¡!,.]*(?:${GREETINGS})(?=[\\s,.!?:;¡-]|$)[\\s,.!:;¡-]*`, 'iu');
const COURTESY = new RegExp(
  `(?:^|(?<=[\\s,.!?;${GAP}]))(?:${THANKS})(?=\\s*(?:$|[,.!?;:)${GAP}]))`,
  'giu',
);

const FIRST_LETTER = /^[¿¡"'«(]*\p{Ll}/u;
const OPENING_TURN = /^(?:but|and|so|though|mais|et|pis|faque|pero|y)(?=[\s,])[\s,]*/iu;

/**
 * The message without the given parts, its greeting and its thanks, in the customer's own words: no
 * word is left dangling, and the first letter is a capital.
 */
export function jobInWords(text: string, spans: readonly Span[]): string {
  const { text: cut, folded } = withoutThanks(cutOut({ text, folded: fold(text) }, spans));
  const settled = dropDangling({ text: cut, folded });
  const greeting = GREETING.exec(settled.folded)?.[0].length ?? 0;
  const words = closeGaps(settled.text.slice(greeting)).replace(OPENING_TURN, '');
  return words.replace(FIRST_LETTER, (letter) => letter.toLocaleUpperCase());
}

/** A text and its folded form, which stay equally long. */
type Pair = { readonly text: string; readonly folded: string };

function cutOut({ text, folded }: Pair, spans: readonly Span[]): Pair {
  let pair = { text, folded };
  for (const span of merge(spans).toReversed()) pair = replace(pair, span);
  return pair;
}

function merge(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

function withoutThanks(pair: Pair): Pair {
  const spans = [...pair.folded.matchAll(COURTESY)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return cutOut(pair, spans);
}

function dropDangling(pair: Pair): Pair {
  let left = pair;
  for (let round = 0; round < MAX_DANGLING; round += 1) {
    const match = TO_NOTHING.exec(left.folded) ?? FROM_NOTHING.exec(left.folded);
    if (match === null) return left;
    left = replace(left, { start: match.index, end: match.index + match[0].length });
  }
  return left;
}

function replace({ text, folded }: Pair, { start, end }: Span): Pair {
  const without = (whole: string) => whole.slice(0, start) + GAP + whole.slice(end);
  return { text: without(text), folded: without(folded) };
}

/** Joins the text around a gap: with the strongest punctuation mark there, else with a space. */
function closeGaps(text: string): string {
  return text
    .replace(/[\s,;:.!?(–—-]*\ue000[\s,;:.!?)(\ue000–—-]*/g, (gap) => joint(gap))
    .replace(/^[\s,.;:!?)–—-]+/u, '')
    .replace(/[\s,;:(–—-]+$/u, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s*\((?=[^)]*$)/, ', ')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim();
}

function joint(gap: string): string {
  const mark = /[?]/.exec(gap) ?? /!/.exec(gap) ?? /\./.exec(gap) ?? /[,;:–—(]|- /.exec(gap);
  if (mark === null) return ' ';
  return /[?!.]/.test(mark[0]) ? `${mark[0]} ` : ', ';
}
