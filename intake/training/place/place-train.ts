import { writeFileSync } from 'node:fs';
import { PLACE_MODEL } from '#server/assistant/place/place-model.ts';
import { PLACE_VOCABULARY } from '#server/assistant/place/place-vocabulary.ts';
import { learnPlaces } from './place-folds.ts';
import { everydayWords } from './place-vocabulary.ts';
import { writeWeights } from './place-weights.ts';

/** Learns where messages say the work is, and writes the model. Nothing may have looked for places before. */
export function trainPlaces(): void {
  writeFileSync(PLACE_VOCABULARY, `${everydayWords().join('\n')}\n`);
  writeFileSync(PLACE_MODEL, writeWeights(learnPlaces()));
}
