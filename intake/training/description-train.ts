// Trains whether a message describes a job, and writes server/assistant/model/description.json.
// node intake/training/description-train.ts
import { writeFileSync } from 'node:fs';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { describeClues } from '#server/assistant/description/description-clues.ts';
import {
  DESCRIPTION_MODEL_FILE,
  weighClues,
  type DescriptionModel,
} from '#server/assistant/description/description-model.ts';
import { readLabelled, TAUGHT_SETS } from '#intake/evaluation/labelled.ts';
import { shippedModel, type IntakeModel } from '#server/assistant/profession/intake-model.ts';
import { createPlaceFinder } from '#server/assistant/place/place-finder.ts';
import { spansAside } from '#server/assistant/description/description.ts';
import { rankProfessions } from '#server/assistant/profession/profession.ts';
import { readMessage } from '#server/assistant/reading.ts';
import { fitDescription, type DescriptionCase } from './description-fit.ts';
import { readDescriptionLessons } from './description-lessons.ts';
import { FOLDS, foldOf } from './folds.ts';
import { unseenModels } from './unseen.ts';

/** The lessons are short and many: a lower weight keeps them from dominating real messages. */
const WEIGHT_OF_LESSON = 0.25;

type JudgedCase = DescriptionCase & { readonly group: string; readonly fold: number };

const finder = createPlaceFinder(findPlaceName);

if (import.meta.main) trainDescription();

/** Trains on every labelled message, with professions from cross-validated models. */
export function trainDescription(): void {
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const cases = readCases(say);
  const figures = crossValidate(cases);
  const model = { figures, ...fitDescription(cases) };
  writeFileSync(DESCRIPTION_MODEL_FILE, `${JSON.stringify(model, null, 2)}\n`);
  for (const [set, share] of Object.entries(figures)) say(`description, ${set}: ${share} %`);
}

function readCases(say: (text: string) => void): JudgedCase[] {
  const modelOf = unseenModels(true, say);
  const labelled = TAUGHT_SETS.flatMap((set) =>
    UNDERSTOOD_LANGUAGES.flatMap((language) =>
      readLabelled(set, language).map(({ text, hasDescription }, place) => {
        const model = modelOf(set, language)(place);
        if (!model) throw new Error(`There is no model that has not seen the set ${set}.`);
        return {
          ...caseOf(text, hasDescription, language, model),
          weight: 1,
          group: `${set} ${language}`,
          fold: foldOf({ set, language, place }),
        };
      }),
    ),
  );
  return [...labelled, ...UNDERSTOOD_LANGUAGES.flatMap(readLessons)];
}

function readLessons(language: UnderstoodLanguage): JudgedCase[] {
  return readDescriptionLessons(language).map(({ text, told }, place) => ({
    ...caseOf(text, told, language, shippedModel()),
    weight: WEIGHT_OF_LESSON,
    group: `lessons ${language}`,
    fold: place % FOLDS,
  }));
}

function caseOf(
  text: string,
  told: boolean,
  language: UnderstoodLanguage,
  model: IntakeModel,
): Omit<DescriptionCase, 'weight'> {
  const reading = readMessage(text, language, finder);
  const clues = describeClues(reading, rankProfessions(reading, model), spansAside(reading));
  return { clues, told };
}

/** The cross-validated accuracy, in percent. */
function crossValidate(cases: readonly JudgedCase[]): Record<string, number> {
  const models: DescriptionModel[] = Array.from({ length: FOLDS }, (_, fold) =>
    fitDescription(cases.filter((each) => each.fold !== fold)),
  );
  const bySet = Object.groupBy(cases, ({ group }) => group);
  return Object.fromEntries(
    Object.entries(bySet).map(([name, members = []]) => {
      const right = members.filter(
        ({ clues, told, fold }) => weighClues(clues, models[fold]!) > 0 === told,
      );
      return [name, Math.round((1000 * right.length) / members.length) / 10];
    }),
  );
}
