// `npm run train-intake`: trains the model of the intake analysis and writes it, with its figures.
import { writeFileSync } from 'node:fs';
import { TAUGHT_SETS } from '#intake/evaluation/labelled.ts';
import { figuresOf, judgeSet } from '#intake/evaluation/figures.ts';
import { MODEL_FILE } from '#server/assistant/profession/intake-model.ts';
import { trainDescription } from './description-train.ts';
import { encodeModel } from './encode-model.ts';
import { fitBlend } from './fit-blend.ts';
import { keepFolds } from './fold-cache.ts';
import { blendFolds, casesOf, foldOf, FOLDS, trainFolds, trainLinear } from './folds.ts';
import { hashInputs, hashTexts } from './inputs.ts';
import { unseenPlaceFinders } from './place/place-unseen.ts';
import { prepareTraining } from './prepare.ts';
import { PLACE_MODEL } from '#server/assistant/place/scoring/place-model.ts';
import { PLACE_VOCABULARY } from '#server/assistant/place/place-vocabulary.ts';
import { learnPlaces } from '#intake/training/place/place-folds.ts';
import { everydayWords } from '#intake/training/place/place-vocabulary.ts';
import { writeWeights } from '#intake/training/place/place-weights.ts';

const FIGURES_FILE = new URL('./figures.json', MODEL_FILE);
const began = performance.now();

say('Learning where messages say the work is …');
trainPlaces();
say('Reading messages, phrases and cues …');
const set = prepareTraining();
say(`${set.messages.length} labelled messages, ${set.lessons.length} phrases and cues.`);
const folds = trainFolds(set, (done) => say(`Learning all but a fifth: ${done} of ${FOLDS}`));
const unseen = blendFolds(set, folds);
keepFolds(unseen, hashTexts());
say('Learning from everything …');
const model = { linear: trainLinear(set), blend: fitBlend(casesOf(set, folds)) };
const file = encodeModel(model, hashInputs());
writeFileSync(MODEL_FILE, file);
say('Measuring by the models that have not seen a message …');
const places = unseenPlaceFinders();
const figures = {
  messages: set.messages.length,
  lessons: set.lessons.length,
  features: model.linear.features.length,
  bytes: file.length,
  crossValidated: figuresOf(
    TAUGHT_SETS.map((name) =>
      judgeSet(
        name,
        (_, language) => (place) => unseen[foldOf({ set: name, language, place })],
        places,
      ),
    ),
  ),
};
writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, roundShares, 2)}\n`);
say(`${figures.features} features, ${(file.length / 1e6).toFixed(2)} MB.`);
trainDescription();
say('Next: npm run eval-intake, then commit server/assistant/model/.');

function roundShares(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value;
}

function say(text: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(3);
  process.stdout.write(`${seconds} s  ${text}\n`);
}

/** Learns where messages say the work is, and writes the model. Nothing may have looked for places before. */
function trainPlaces(): void {
  writeFileSync(PLACE_VOCABULARY, `${everydayWords().join('\n')}\n`);
  writeFileSync(PLACE_MODEL, writeWeights(learnPlaces()));
}
