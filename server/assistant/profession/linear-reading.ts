import type { Logits } from './evidence.ts';
import { featuresOf, type Features } from './features.ts';
import { scoreLinear, type LinearModel } from './linear-model.ts';
import type { Reading } from '../reading.ts';

/** Scores a message with the linear model. `features` are those of its `meant` words. */
export function readLinear(
  model: LinearModel,
  { meant, foreground }: Reading,
  features: Features = featuresOf(meant),
): Logits {
  const whole = scoreLinear(model, features);
  const same = foreground === meant;
  return { whole, foreground: same ? whole : scoreLinear(model, featuresOf(foreground)) };
}
