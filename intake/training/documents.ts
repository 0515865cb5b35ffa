import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { readLabelled, TAUGHT_SETS, type LabelledSet } from '#intake/evaluation/labelled.ts';
import { lexicon as en } from '#server/assistant/lexicon/en.ts';
import { lexicon as es } from '#server/assistant/lexicon/es.ts';
import { lexicon as fr } from '#server/assistant/lexicon/fr.ts';
import type { Subject } from '#server/assistant/lexicon/trade-cues.ts';
import { CLASSES, classOf, NONE, OUTSIDE } from '#server/assistant/profession/subjects.ts';

/** A training text with its class and weight. */
export type Document = {
  readonly text: string;
  readonly language: UnderstoodLanguage;
  readonly target: number;
  readonly weight: number;
};

/** A labelled message, which is also used for validation. */
export type MessageDocument = Document & {
  readonly id: string;
  readonly set: LabelledSet;
  /** Its number among those of its set and language. */
  readonly place: number;
};

const PHRASES = new URL('./phrases/', import.meta.url);
const LEXICONS = { en, fr, es };
const PHRASE_WEIGHT = 1;
const CUE_WEIGHT = 0.2;
const HINT_WEIGHT = 0.1;

/** The labelled messages for training, in a fixed order. */
export function messageDocuments(): MessageDocument[] {
  return TAUGHT_SETS.flatMap((set) =>
    UNDERSTOOD_LANGUAGES.flatMap((language) =>
      readLabelled(set, language).map(({ id, text, profession, tags }, place) => {
        const nothing = tags.includes('out-of-scope') ? OUTSIDE : NONE;
        const target = profession === null ? nothing : classOf(profession);
        return { id, text, language, target, set, place, weight: 1 };
      }),
    ),
  );
}

/**
 * The phrases written by hand, one per line in a file for each class. Throws for a file of no
 * class.
 */
export function phraseDocuments(): Document[] {
  return phraseFiles().flatMap(({ language, name, file }) => {
    const target = CLASSES.indexOf(name as Subject | 'none');
    if (target === -1) throw new Error(`No profession is called ${name} (${file.pathname}).`);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .map((line) => line.trim())
      .filter((text) => text !== '')
      .map((text) => ({ text, language, target, weight: PHRASE_WEIGHT }));
  });
}

/** The files of phrases, in a fixed order. */
export function phraseFiles(): { language: UnderstoodLanguage; name: string; file: URL }[] {
  return UNDERSTOOD_LANGUAGES.flatMap((language) => {
    const folder = new URL(`${language}/`, PHRASES);
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    return names
      .filter((name) => name.endsWith('.txt'))
      .map((name) => ({ language, name: name.replace('.txt', ''), file: new URL(name, folder) }));
  });
}

/** The cues of the lexicon as short documents. */
export function cueDocuments(): Document[] {
  return UNDERSTOOD_LANGUAGES.flatMap((language) =>
    Object.entries(LEXICONS[language]).flatMap(([subject, cues]) =>
      Object.entries(cues).flatMap(([strength, list]) =>
        list
          .split(',')
          .map((cue) => cue.replace('*', '').trim())
          .filter((text) => text !== '')
          .map((text) => ({
            text,
            language,
            target: classOf(subject as Subject),
            weight: strength === 'hint' ? HINT_WEIGHT : CUE_WEIGHT,
          })),
      ),
    ),
  );
}
