import type { UnderstoodLanguage } from '#contract/language.ts';
import { EVERYDAY_WORDS } from '../place/everyday-words.ts';
import { fold } from '../text/fold.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import type { Lexicon, Subject, TradeCues } from '../lexicon/trade-cues.ts';
import { stem } from '../text/stems.ts';
import { wordsIn } from '../text/tokens.ts';

export type Strength = keyof TradeCues;

export type Cue = {
  readonly subject: Subject;
  readonly strength: Strength;
  /** The stems of the phrase in order; one ending in `*` is a prefix. */
  readonly stems: readonly string[];
  /** The function words of a phrase that has a single word beside them: "it guy", "looking for a job". */
  readonly beside: Beside | null;
  /** How much a match adds to the score of the subject. */
  readonly weight: number;
};

/** Function words right before and behind a word, in order. */
export type Beside = { readonly before: readonly string[]; readonly behind: readonly string[] };

export type CueIndex = {
  readonly language: UnderstoodLanguage;
  /** The cues that hold a stem, each as often as it does. */
  readonly byStem: ReadonlyMap<string, readonly Cue[]>;
  /** The Spanish infinitives that its phrases hold, whole. */
  readonly verbs: ReadonlySet<string>;
  /** The cues whose first stem is a prefix ("electri*"). */
  readonly openEnded: readonly Cue[];
};

export type Share = readonly [subject: Subject, share: number];

const STRENGTHS: readonly Strength[] = ['name', 'sure', 'likely', 'hint'];
const MIN_BORROWED_LENGTH = 4;
const SINGLE_WORD_WEIGHT: Readonly<Record<Strength, number>> = {
  name: 5,
  sure: 3,
  likely: 1.6,
  hint: 0.7,
};
const PHRASE_WEIGHT: Readonly<Record<Strength, number>> = {
  name: 6,
  sure: 4,
  likely: 2.4,
  hint: 1,
};

/**
 * Prepares the cues of one language for lookup by the stems of a message. From a `borrowed` lexicon
 * the trades and strong phrases are added that do not collide with words of the language: Quebec
 * French says "roofer" and "brakes", the Spanish of the United States "taxes".
 */
export function indexCues(
  lexicon: Lexicon,
  language: UnderstoodLanguage,
  borrowed?: Lexicon,
): CueIndex {
  const speech = { language, stemOf: stemmer(language) };
  const own = readLexicon(lexicon, speech);
  const cues = borrowed ? [...own, ...borrowCues(own, borrowed, speech)] : own;
  const weighed = weighByRarity(cues);
  const openEnded = weighed.filter((cue) => cue.stems[0]?.endsWith('*'));
  const verbs = language === 'es' ? infinitivesIn(lexicon) : new Set<string>();
  return { language, byStem: groupByStem(weighed), verbs, openEnded };
}

/** Verbs of any sentence, which tell no work by themselves; the first three are none. */
const COMMON_VERBS = new Set(
  'ayer super primer estar hacer poner poder volver quedar pasar llevar tomar conocer ganar dejar salir entrar perder echar usar ver venir tener pedir conseguir buscar necesitar subir bajar tirar mandar comprar pagar lugar hogar'.split(
    ' ',
  ),
);

function infinitivesIn(lexicon: Lexicon): Set<string> {
  const lists = Object.values(lexicon).flatMap(({ sure, likely, hint }) => [sure, likely, hint]);
  const words = fold(lists.join()).match(/(?<![a-z])[a-z]{2,}[aei]r(?![a-z])/g) ?? [];
  return new Set(words.filter((word) => !COMMON_VERBS.has(word)));
}

/** The cues of the name of a trade that the lexicon has not. */
export function cuesOfName(subject: Subject, name: string, language: UnderstoodLanguage): Cue[] {
  const tradeCues = { name: name.replaceAll(/[,*]/g, ' '), sure: '', likely: '', hint: '' };
  return readCues(subject, tradeCues, { language, stemOf: stemmer(language) }, ['name']);
}

type Speech = { readonly language: UnderstoodLanguage; readonly stemOf: (word: string) => string };

/** Stems each word once: the phrases consist of the same few thousand, and share their stems. */
function stemmer(language: UnderstoodLanguage): Speech['stemOf'] {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const found = stem(word, language);
    stems.set(word, found);
    return found;
  };
}

function readLexicon(
  lexicon: Lexicon,
  speech: Speech,
  strengths: readonly Strength[] = STRENGTHS,
): Cue[] {
  return Object.entries(lexicon).flatMap(([subject, tradeCues]) =>
    readCues(subject as Subject, tradeCues, speech, strengths),
  );
}

function borrowCues(own: readonly Cue[], lexicon: Lexicon, speech: Speech): Cue[] {
  const ownStems = new Set(own.flatMap((cue) => cue.stems));
  const everyday = new Set(EVERYDAY_WORDS[speech.language].map(speech.stemOf));
  const isForeign = (word: string) =>
    word.length >= MIN_BORROWED_LENGTH && !ownStems.has(word) && !everyday.has(word);
  const foreign = readLexicon(lexicon, speech, ['name', 'sure']);
  return foreign.filter(({ stems }) => stems.every(isForeign));
}

function readCues(
  subject: Subject,
  tradeCues: TradeCues,
  speech: Speech,
  strengths: readonly Strength[],
): Cue[] {
  const seen = new Set<string>();
  const cues: Cue[] = [];
  for (const strength of strengths) {
    for (const phrase of fold(tradeCues[strength]).split(',')) {
      const stems = phrase.includes('*')
        ? [`${phrase.trim().replace('*', '')}*`]
        : contentStems(phrase, speech);
      const beside = stems.length === 1 ? wordsBeside(phrase, speech.language) : null;
      const key = keyOf({ stems, beside });
      if (key === '' || seen.has(key)) continue;
      seen.add(key);
      const weights = stems.length > 1 ? PHRASE_WEIGHT : SINGLE_WORD_WEIGHT;
      cues.push({ subject, strength, stems, beside, weight: weights[strength] });
    }
  }
  return cues;
}

/** The stems of a folded phrase that carry meaning, in order. */
function contentStems(phrase: string, { language, stemOf }: Speech): string[] {
  const words = wordsIn(phrase);
  const telling = words.filter((word) => !FUNCTION_WORDS[language].has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

/** The function words around the one word of a phrase that means something; null without any. */
function wordsBeside(phrase: string, language: UnderstoodLanguage): Beside | null {
  const words = wordsIn(phrase);
  const at = words.findIndex((word) => !FUNCTION_WORDS[language].has(word));
  if (words.length < 2 || at < 0) return null;
  return { before: words.slice(0, at), behind: words.slice(at + 1) };
}

function keyOf({ stems, beside }: Pick<Cue, 'stems' | 'beside'>): string {
  const said = stems.join(' ');
  return beside ? [...beside.before, said, ...beside.behind].join(' ') : said;
}

/** A phrase shared by several subjects is weaker evidence for each. */
function weighByRarity(cues: readonly Cue[]): Cue[] {
  const owners = new Map<string, number>();
  const keys = cues.map(keyOf);
  for (const key of keys) owners.set(key, (owners.get(key) ?? 0) + 1);
  return cues.map((cue, number) => {
    const count = owners.get(keys[number]!) ?? 1;
    return count === 1 ? cue : { ...cue, weight: cue.weight / Math.sqrt(count) };
  });
}

function groupByStem(cues: readonly Cue[]): Map<string, Cue[]> {
  const groups = new Map<string, Cue[]>();
  for (const cue of cues) {
    for (const word of cue.stems) {
      const group = groups.get(word);
      if (group) group.push(cue);
      else groups.set(word, [cue]);
    }
  }
  // A copy frees the spare capacity of the list, which is more than most hold.
  for (const [word, group] of groups) groups.set(word, group.slice());
  return groups;
}

/**
 * The evidence of a single stem: the share of each subject among the phrases that hold it, less
 * where they are few.
 */
export function sharesOf(word: string, { byStem }: CueIndex): Share[] {
  const subjects = (byStem.get(word) ?? []).map((cue) => cue.subject);
  const sure = Math.min(1, (subjects.length + 1) / 4);
  const one = sure / subjects.length;
  return [...new Set(subjects)].map((subject) => [
    subject,
    one * subjects.filter((each) => each === subject).length,
  ]);
}
