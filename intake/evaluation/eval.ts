// `npm run eval-intake`: the accuracy of the analysis, per language, by cross-validation.
//   npm run eval-intake -- second --misses fr profession    the misread messages of a set
//   npm run eval-intake -- dialogues train --misses         written conversations, by the assistant's turns
//   --quick   with the models of the last time, whatever has changed in the texts since
//   --json    the figures for a program
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { DIALOGUE_SETS, type DialogueSet } from '#intake/dialogues/read-sets.ts';
import { reportDialogues } from '#intake/dialogues/report.ts';
import { unseenPlaceFinders } from '#intake/training/place/place-unseen.ts';
import { unseenModels } from '#intake/training/unseen.ts';
import { MEASURES } from './evaluate.ts';
import { figuresOf, judgeSet } from './figures.ts';
import { SETS, type LabelledSet } from './labelled.ts';
import { reportConfusions, reportMisses, reportSet, reportTrust } from './report.ts';

const words = process.argv.slice(2);
if (words.includes('dialogues')) {
  for (const set of pick<DialogueSet>(DIALOGUE_SETS))
    print(`\n${set}\n${reportDialogues(set, words.includes('--misses'))}\n`);
  process.exit(0);
}
const isQuick = words.includes('--quick');
const modelOf = unseenModels(isQuick, tell);
const finderOf = unseenPlaceFinders(isQuick);
const sets = pick<LabelledSet>(SETS).map((set) => judgeSet(set, modelOf, finderOf));
const languages = pick<UnderstoodLanguage>(UNDERSTOOD_LANGUAGES);
const all = sets.flatMap(({ byLanguage }) => languages.flatMap((language) => byLanguage[language]));

if (words.includes('--json')) print(`${JSON.stringify(figuresOf(sets), null, 2)}\n`);
else if (words.includes('--misses')) {
  for (const measure of pick(MEASURES)) print(`\n${measure}\n${reportMisses(all, measure)}`);
} else {
  for (const set of sets) print(`\n${reportSet(set)}`);
  print(`\n${reportTrust(all)}\n${reportConfusions(all)}`);
  print('\nNext: npm run eval-intake -- second --misses fr profession\n');
}

/** The named elements of a list, or all. */
function pick<Word extends string>(list: readonly Word[]): readonly Word[] {
  const named = list.filter((word) => words.includes(word));
  return named.length > 0 ? named : list;
}

function print(text: string): void {
  process.stdout.write(text);
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}
