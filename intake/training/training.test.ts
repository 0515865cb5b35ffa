import { expect, test } from 'vitest';
import { CLUES } from '#server/assistant/profession/evidence.ts';
import { featuresOf } from '#server/assistant/profession/features.ts';
import { fold } from '#server/assistant/text/fold.ts';
import { decodeModel } from '#server/assistant/profession/intake-model.ts';
import { scoreLinear } from '#server/assistant/profession/linear-model.ts';
import { CLASSES, classOf } from '#server/assistant/profession/subjects.ts';
import { tokenize } from '#server/assistant/text/tokens.ts';
import { findEchoes } from './echoes.ts';
import { encodeModel } from './encode-model.ts';
import { fitBlend } from './fit-blend.ts';
import { fitLinear } from './fit-linear.ts';
import { quantize } from './quantize.ts';

const LESSONS = [
  ['my sink is clogged', 'plumber'],
  ['the sink leaks under the kitchen', 'plumber'],
  ['the breaker trips again', 'electrician'],
  ['no power, the breaker trips', 'electrician'],
] as const;

const said = (text: string) => ({ tokens: tokenize(fold(text)) });
const features = (text: string) =>
  featuresOf(said(text).tokens.map((token) => ({ token, aside: false, meant: null })));

function teach() {
  const examples = LESSONS.map(([text, profession]) => {
    return { features: features(text), target: classOf(profession), weight: 1 };
  });
  const linear = quantize(fitLinear(examples, CLASSES.length));
  return encodeModel({ linear, blend: CLUES.map((_, at) => at / 10) }, 'of these lessons');
}

test('training is deterministic, byte for byte', () => {
  expect(teach().equals(teach())).toBe(true);
});

test('a decoded model distinguishes what it was taught', () => {
  const { model, header } = decodeModel(teach());
  const scores = scoreLinear(model.linear, features('a clogged kitchen sink'));
  expect(scores.indexOf(Math.max(...scores))).toBe(classOf('plumber'));
  expect(model.blend).toEqual(CLUES.map((_, at) => at / 10));
  expect(header.inputs).toBe('of these lessons');
});

test('a lesson taken from a message is an echo of it, one with other words is not', () => {
  const messages = ['the toilet on the second floor runs all night, Laval', 'need a plumber'];
  const lessons = ['the toilet on the second floor runs', 'the toilet in the basement is cracked'];
  const echoes = findEchoes(lessons.map(said), messages.map(said));
  expect(echoes.map((each) => [...each])).toEqual([[0], []]);
});

test('the blend learns to trust the right clue', () => {
  const evidence = (of: number) => {
    const clues = new Float64Array(CLASSES.length * CLUES.length);
    clues[of * CLUES.length + CLUES.indexOf('trade wanted')] = 1;
    clues[(of + 1) * CLUES.length + CLUES.indexOf('trade ruled out')] = 1;
    return clues;
  };
  const blend = fitBlend(
    [0, 3, 7].map((of) => ({ evidence: evidence(of), right: [of], weight: 1 })),
  );
  const weightOf = (name: (typeof CLUES)[number]) => blend[CLUES.indexOf(name)]!;
  expect(weightOf('trade wanted')).toBeGreaterThan(0.5);
  expect(weightOf('trade ruled out')).toBeLessThan(-0.1);
});
