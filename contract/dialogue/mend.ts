import { foldText } from '#contract/fold-text.ts';

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|siete|ocho|nueve|diez)';
/** What is denied: "an m2 not m1", "281 pas 218", "instead of violin". */
const DENIAL =
  /(?:^|[\s,.;(-])(?:and not|not|instead of|rather than|et pas|pas|plutot que|au lieu d[eu]|y no|no|en vez de|en lugar de)\s+(?=[a-z0-9])/g;
const ARTICLES =
  /^(?:(?:es|son|era|se llama|a|an|the|my|our|on|in|at|un|une|le|la|les|l'|des|du|de|el|los|las|una|en) ?(?<=[ ']))+/;
/** Before what is meant: "sorry, its actually an". */
const LEADS =
  /^(?:(?:oh|ah|ay|uy|oups|espera|esperate|perate|attends?|attendez|hold on|ups|pardon|scuse[zr]?|excuse[zr]?|desolee?|mira|oye|bueno|ben|well|shoot|crap|damn|ugh|dang|argh|ok|okay|yes|yeah|no|but|and|sorry|oops|actually|wait|hmm|um|i mean|i meant|i said|it's|its|it is|that's|thats|they're|theyre|is|are|was|were|should be|must be|make it|make that|put|say|there's|there are|a|an|the|my|to|oui|non|mais|c'est|ce sont|est|sont|plutot|en fait|finalement|un|une|le|la|les|du|de|si|pero|perdon|es|son|era|eran|el|los|las|una|mejor|en realidad)(?:\s+|$|(?<=')))+/;
/** Laughs and excuses between what is denied and what is meant. */
const ASIDE =
  /^(?:(?:(?:j[aei])+|(?:ha)+|lol|perdon|sorry|oops|ups|desole|scuse|mi error|my bad)\W+)+/;
/** Begins what is meant behind what is denied: "not brampton its caledon". */
const INSTEAD = /^\s+(?:but|it's|its|they're|mais|c'est|sino|es|son)\s/;
const CLAUSE_END =
  /[,.](?!\d)|[;!?()]|\s(?:sorry|please|pls|thanks|actually|instead|my bad|desole|merci|perdon|gracias|por favor|svp)\b|\s-\s/;
const VERB =
  /^(?:je|j'|on|ils?|elles?|tu|vous|nous|i|we|he|she|they|you|yo|nosotros)\b|\b(?:is|are|was|were|has|have|does|do|can|will|est|sont|ont|esta|estan|tiene|tienen)\b/;
/** "Change the boxes to 20", "swap violin for piano". */
const REPLACES =
  /\b(?:change|swap|switch|replace|changer?z?|remplacer?z?|corrige[rz]?|cambia[rs]?|cambie|reemplaza)\s+(.{2,40}?)\s+(?:to|for|with|into|par|pour|a|por)\s+([^,.;!?]{1,40})/;
const ADDS = /\b(?:add|also|mention|of (?:the|them)|ajoute\w*|aussi|agrega\w*|tambien)\b/;
const COUNTED = RegExp(`(?<![\\w.,:/-])(${NUMBER})[ -]([a-z]{2,})`, 'g');
/** "Grade 12", "unit 6". */
const NUMBERED =
  /\b(grade|year|unit|apt|apartment|suite|floor|level|room|size|lot|building|app|appartement|etage|piso|depto|nivel|grado) (\d+)\b/;
const NUMBER_DENIED =
  /\b(\d+[a-z]?),? (?:c'est |ca c'est |is |it's |es |esta )?(?:pas (?:bon|ca|le bon|correct)|wrong|not right|incorrect|mal|incorrecto)\b.{0,12}?\b(?:c'est|it's|its|es|is)(?: le| la| el| the)? (\d+[a-z]?)\b/;
/** "I said washer but it's the dryer", "j'ai dit laveuse mais c'est la sécheuse". */
const SAID_BEFORE =
  /\b(?:i (?:said|wrote|put|typed)|j'ai (?:dit|ecrit|mis|marque)|dije|puse|escribi) ([^,.;!?]{2,30}?),? (?:(?:but|mais|pero|when|and|et|y) )?(?:i meant|it'?s|it was|c'est|c'etait|je voulais dire|es|son|era|quise decir) ([^,.;!?]{2,40})/;
const NUMBER_ONLY = RegExp(`^${NUMBER}$`);
/** A count at the beginning: of "3 rooms" the 3. */
const COUNT_FIRST = RegExp(`^${NUMBER}(?= )`);
const COUNTED_LAST = RegExp(`\\b(?:${NUMBER}|une?|un[oa])(?: [a-z]+)?$`);
const DIGITS = /^\d+(?:[.,]\d+)?$/;
const MAX_WORDS = 3;
const MIN_LETTERS = 5;
const MAX_WORDS_OF_COUNT = 10;

/**
 * A text of the draft with what an utterance corrects in it: the words it denies ("m2 not m1"), a
 * count it gives anew ("the lane is 300 foot") or what it replaces ("change the boxes to 20"); null
 * where it corrects nothing of the text.
 */
export function mended(text: string, utterance: string): string | null {
  const [page, said] = [foldText(text), foldText(utterance).replaceAll('’', "'")];
  if (page.length !== text.length) return null;
  const change =
    numberDeniedIn(said, page) ??
    saidBeforeIn(said, page) ??
    deniedIn(said, page) ??
    replacedIn(said, page) ??
    onlyNumberIn(said, page) ??
    countedIn(said, page);
  if (change === null) return null;
  const at = said.length === utterance.length ? said.indexOf(change.after) : -1;
  const after = at < 0 ? change.after : utterance.slice(at, at + change.after.length);
  return withChange(text, { ...change, after });
}

/** Weighs what may be: "maybe three", "no sé si tres". */
const WEIGHS =
  /[?¿]|\b(?:if|maybe|perhaps|not sure|unsure|peut-etre|sais pas|quizas?|tal vez|no se|a lo mejor)\b/;

/** Whether an utterance that weighs nothing corrects a text: "better three wardrobes". */
export function mends(text: string | null, utterance: string): boolean {
  return text !== null && !WEIGHS.test(foldText(utterance)) && mended(text, utterance) !== null;
}

interface Change {
  /** Where the text says it, and how long that is. */
  at: readonly number[];
  length: number;
  after: string;
}

/** "512 is wrong, it's 521". */
function numberDeniedIn(said: string, page: string): Change | null {
  const [, before = '', after = ''] = NUMBER_DENIED.exec(said) ?? [];
  const at = before === '' ? [] : positions(page, before);
  return at.length === 0 || before === after ? null : { at, length: before.length, after };
}

/** "I said washer but it's the dryer". */
function saidBeforeIn(said: string, page: string): Change | null {
  const [, told = '', meant = ''] = SAID_BEFORE.exec(said) ?? [];
  const before = told === '' ? null : longestIn(page, told.replace(ARTICLES, ''));
  const after = before === null ? null : meantIn(meant.split(CLAUSE_END)[0]!);
  if (before === null || after === null || VERB.test(after) || holds(page, after)) return null;
  return { at: positions(page, before), length: before.length, after };
}

function deniedIn(said: string, page: string): Change | null {
  for (const { index, 0: denial } of said.matchAll(DENIAL)) {
    const behind = said.slice(index + denial.length);
    const end = CLAUSE_END.exec(behind)?.index ?? behind.length;
    const thing = longestIn(page, behind.slice(0, end).replace(ARTICLES, ''));
    if (thing === null) continue;
    const lead =
      said
        .slice(0, index)
        .replace(/[,\s]+$/, '')
        .split(CLAUSE_END)
        .findLast((clause) => clause.trim() !== '') ?? '';
    const rest = behind.slice(0, end).replace(ARTICLES, '').slice(thing.length);
    const next = behind
      .slice(end)
      .replace(/^[^a-z0-9]+/, '')
      .replace(ASIDE, '');
    const after =
      numberIn(lead, thing) ??
      meantIn(lead) ??
      (INSTEAD.test(rest) ? meantIn(rest) : null) ??
      meantIn(next.split(CLAUSE_END)[0]!.replace(/^but /, ''));
    if (after === null || VERB.test(after) || holds(page, after)) continue;
    const before = NUMBER_ONLY.test(after) ? (COUNT_FIRST.exec(thing)?.[0] ?? thing) : thing;
    return { at: positions(page, before), length: before.length, after };
  }
  return null;
}

/** "The fence is 40 ft not 30": of numbers, the last one; "it's one dog, not two". */
function numberIn(lead: string, before: string): string | null {
  if (DIGITS.test(before)) return lead.match(/\d+(?:[.,]\d+)?/g)?.at(-1) ?? null;
  return NUMBER_ONLY.test(before) ? (COUNTED_LAST.exec(lead)?.[0] ?? null) : null;
}

/** The last few words of a clause behind what leads to them. */
function meantIn(clause: string): string | null {
  const words = clause.trim().replace(LEADS, '').split(/\s+/).filter(Boolean);
  return words.length === 0 || words.length > MAX_WORDS ? null : words.join(' ');
}

function replacedIn(said: string, page: string): Change | null {
  const [, old = '', fresh = ''] = REPLACES.exec(said) ?? [];
  const thing = old.trim().replace(ARTICLES, '');
  const after = fresh.trim().replace(ARTICLES, '');
  if (/^(?:it|that|this|ca|lo|eso)$/.test(thing)) return onlyOneNamed(said, page, after);
  if (thing === '' || after === '' || after.split(' ').length > MAX_WORDS + 1) return null;
  if (/^\d+$/.test(thing) && /^\d+$/.test(after) && holds(page, thing))
    return { at: positions(page, thing), length: thing.length, after };
  if (RegExp(`^${NUMBER}$`).test(after)) return recounted(page, after, thing);
  if (holds(page, after)) return null;
  const at = positions(page, thing);
  return at.length === 0 ? null : { at, length: thing.length, after };
}

/** "She hates the violin, change it to piano": the one thing of the text that is named beside it. */
function onlyOneNamed(said: string, page: string, after: string): Change | null {
  const words = said
    .split(/[^a-z]+/)
    .filter((word) => word.length >= MIN_LETTERS && holds(page, word));
  const [thing, ...others] = new Set(words);
  if (!thing || others.length > 0 || holds(page, after) || /\d/.test(after)) return null;
  return { at: positions(page, thing), length: thing.length, after };
}

const INTERRUPTS =
  '(?:attends?|wait|espera|sorry|scuse|perdon|oups|oops|ups|non|no|ah|oh|finalement|actually|mejor|en fait|pas|plutot)';
const IT_IS =
  "(?:c'est|on est|on sera|ca va etre|it's|its|we're|make it|son|somos|seran|seremos|mets|pon|ponle)";
const LONE_NUMBER = RegExp(
  `^(?:${INTERRUPTS}[\\s,.]+)*(?:${IT_IS}\\s+|(?<=\\b(?:finalement|actually|mejor|en fait|plutot)[\\s,.]+))(\\d+)(?:\\s+(?:finalement|plutot|actually|en realidad|now|instead))?\\W*$`,
);

/** "Wait, it's 130": the one number of the text. */
function onlyNumberIn(said: string, page: string): Change | null {
  const after = LONE_NUMBER.exec(said)?.[1];
  const numbers = [...page.matchAll(/(?<![\w.,:/$-])\d+(?=\s+[a-z]{3,})/g)];
  const [only] = numbers;
  if (!after || !only || numbers.length > 1 || only[0] === after) return null;
  return { at: [only.index], length: only[0].length, after };
}

/** Another count of what the text counts, or another number before a word the text has one before. */
function countedIn(said: string, page: string): Change | null {
  if (ADDS.test(said) || said.split(/\s+/).length > MAX_WORDS_OF_COUNT) return null;
  for (const [, count = '', noun = ''] of said.matchAll(COUNTED)) {
    const change = recounted(page, count, noun);
    if (change) return change;
  }
  const [, noun = '', number = ''] = NUMBERED.exec(said) ?? [];
  const same = noun === '' ? null : RegExp(`(?<=\\b${noun} )\\d+`).exec(page);
  if (!same || same[0] === number) return null;
  return { at: [same.index], length: same[0].length, after: number };
}

function recounted(page: string, count: string, noun: string): Change | null {
  const stem = noun.replace(/e?s$/, '').replaceAll(/[^a-z0-9 ]/g, '.');
  const same = RegExp(`(?<![\\w.,:/-])${NUMBER}(?=[ -]${stem}(?:s|es)?\\b)`).exec(page);
  if (!same || same[0] === count) return null;
  return { at: [same.index], length: same[0].length, after: count };
}

/** The longest beginning of some words, at most three, that a text holds; null where it holds none. */
function longestIn(page: string, words: string): string | null {
  const all = words.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS, all.length); count > 0; count -= 1) {
    const phrase = all.slice(0, count).join(' ');
    if (/^\d|../.test(phrase) && holds(page, phrase)) return phrase;
  }
  return null;
}

function holds(page: string, words: string): boolean {
  return positions(page, words).length > 0;
}

function positions(page: string, words: string): number[] {
  const found: number[] = [];
  for (let at = page.indexOf(words); at >= 0; at = page.indexOf(words, at + words.length)) {
    const around = `${page[at - 1] ?? ' '}${page[at + words.length] ?? ' '}`;
    if (!/[a-z0-9]/.test(around)) found.push(at);
  }
  return found;
}

function withChange(text: string, { at: all, length, after }: Change): string {
  return all.toReversed().reduce((changed, at) => {
    const before = changed.slice(0, at);
    const behind = withoutSameNoun(changed.slice(at + length), after);
    return before + withoutRepeat(after, before, behind) + behind;
  }, text);
}

/** Of "two dogs" that become "one dog" the dogs go, too. */
function withoutSameNoun(behind: string, after: string): string {
  const [next = ''] = /^ [a-z]+/.exec(foldText(behind)) ?? [];
  const noun = ` ${foldText(after).split(' ').at(-1)!}`;
  const isPlural = next !== noun && (next === `${noun}s` || next === `${noun}es`);
  return after.includes(' ') && (isPlural || noun === `${next}s`)
    ? behind.slice(next.length)
    : behind;
}

/** "The upstairs bath, not the downstairs one" in "downstairs bath" repeats no bath. */
function withoutRepeat(after: string, before: string, behind: string): string {
  const last = foldText(before)
    .trimEnd()
    .split(/[^a-z0-9]+/)
    .at(-1);
  const all = after.split(' ');
  const words = all.length > 1 && foldText(all[0]!) === last ? all.slice(1) : all;
  const next = foldText(behind)
    .trimStart()
    .split(/[^a-z0-9]+/)[0];
  return words.length > 1 && foldText(words.at(-1)!) === next
    ? words.slice(0, -1).join(' ')
    : words.join(' ');
}
