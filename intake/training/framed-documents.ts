import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { lexicon as en } from '#server/assistant/lexicon/en.ts';
import { lexicon as es } from '#server/assistant/lexicon/es.ts';
import { lexicon as fr } from '#server/assistant/lexicon/fr.ts';
import { NONE } from '#server/assistant/profession/subjects.ts';
import type { Document } from './documents.ts';
import { frames as framesEn } from './frames/en.ts';
import { frames as framesEs } from './frames/es.ts';
import { frames as framesFr } from './frames/fr.ts';
import { generator } from './random-order.ts';

const LEXICONS = { en, fr, es };
const FRAMES = { en: framesEn, fr: framesFr, es: framesEs };
const NAMES = 8;
const WANTED_PER_NAME = 3;
const SHARE_WITH_WISH = 0.6;
const SHARE_MISSPELT = 0.15;
const SHARE_OF_STORIES = 0.25;
/** The share of stories with two other trades. */
const SHARE_TOLD_TWICE = 0.3;
const SEED = 7;
export const WEIGHTS = { wanted: 0.4, replaced: 0.4, nothing: 0.4, story: 0.6 };

/**
 * Documents that teach how trades are mentioned: their names in the frames of each language, and
 * phrases beside which another trade is ruled out or part of the story. Deterministic.
 */
export function framedDocuments(phrases: readonly Document[]): Document[] {
  const random = generator(SEED);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const names = { en: namesOf('en'), fr: namesOf('fr'), es: namesOf('es') };
  const named = UNDERSTOOD_LANGUAGES.flatMap((language) =>
    names[language].flatMap((ofTrade, target) =>
      ofTrade.flatMap((name) => {
        const { wanted, wishes, replaced, nothing } = FRAMES[language];
        const frame = (list: readonly string[], of: number, weight: number): Document => {
          const wish = list === wanted && random() < SHARE_WITH_WISH ? pick(wishes) : '';
          const typed =
            list === wanted && random() < SHARE_MISSPELT ? misspell(name, random) : name;
          return { text: pick(list).replace('{}', typed) + wish, language, target: of, weight };
        };
        return [
          ...Array.from({ length: WANTED_PER_NAME }, () => frame(wanted, target, WEIGHTS.wanted)),
          frame(replaced, target, WEIGHTS.replaced),
          frame(nothing, NONE, WEIGHTS.nothing),
        ];
      }),
    ),
  );
  const stories = phrases.flatMap((phrase): Document[] => {
    if (phrase.target >= NONE || random() >= SHARE_OF_STORIES) return [];
    const { before, after } = FRAMES[phrase.language];
    const others = names[phrase.language].filter((_, trade) => trade !== phrase.target);
    const tell = (list: readonly string[]) => pick(list).replace('{}', pick(pick(others)));
    const once = random() < 0.6 ? `${tell(before)} ${phrase.text}` : `${phrase.text}${tell(after)}`;
    const text = random() < SHARE_TOLD_TWICE ? `${tell(before)} ${once}` : once;
    return [{ ...phrase, text, weight: WEIGHTS.story }];
  });
  return [...named, ...stories];
}

/** A typo: one letter left out, doubled or swapped with the next, never the first. */
function misspell(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const slip = random();
  if (slip < 0.4) return name.slice(0, at) + name.slice(at + 1);
  if (slip < 0.6) return name.slice(0, at) + name[at]! + name.slice(at);
  return name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2);
}

/** A few names of each profession, in the order of the catalogue. */
function namesOf(language: UnderstoodLanguage): string[][] {
  return PROFESSIONS.map((profession) =>
    LEXICONS[language][profession].name
      .split(',')
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter((name) => name !== '' && !name.includes('*'))
      .slice(0, NAMES),
  );
}
