import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { labelledFile, TAUGHT_SETS } from '#intake/evaluation/labelled.ts';
import { phraseFiles } from './documents.ts';
import { familyFile } from './family-documents.ts';

const LEXICON = new URL('../../server/assistant/lexicon/', import.meta.url);

/** The SHA-256 of the training data: the labelled messages, the phrases, the cues. */
export function hashInputs(): string {
  return hashFiles([...taughtFiles(), ...lexiconFiles()]);
}

/** The same without the cues, which change little when a few are added. */
export function hashTexts(): string {
  return hashFiles(taughtFiles());
}

function hashFiles(files: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file.pathname.split('/').slice(-2).join('/')}\n${text.length}\n${text}`);
  }
  return hash.digest('hex');
}

function taughtFiles(): URL[] {
  const messages = TAUGHT_SETS.flatMap((set) =>
    UNDERSTOOD_LANGUAGES.map((each) => labelledFile(set, each)),
  );
  const phrases = phraseFiles().map(({ file }) => file);
  return [...messages, ...phrases, ...UNDERSTOOD_LANGUAGES.map(familyFile)];
}

function lexiconFiles(): URL[] {
  return UNDERSTOOD_LANGUAGES.flatMap((language) => {
    const folder = new URL(`${language}/`, LEXICON);
    return readdirSync(folder)
      .toSorted()
      .map((name) => new URL(name, folder));
  });
}
