import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeModel, MODEL_FILE } from '#server/assistant/profession/intake-model.ts';
import { hashInputs } from './inputs.ts';

test('the shipped model was trained on the current messages, phrases and cues', () => {
  const { header } = decodeModel(readFileSync(MODEL_FILE));
  expect(header.inputs, 'run npm run train-intake and commit the model').toBe(hashInputs());
});
