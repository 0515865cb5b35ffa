import { Counter } from 'prom-client';
import type { ModelFailure } from './model-failure.ts';

/** Why the embedded analysis answered instead of a model. */
export type Fallback = ModelFailure | 'caller-limit' | 'day-limit' | 'full' | 'defect';

const answers = new Counter({
  name: 'nearhand_language_model_answers_total',
  help: 'Messages by what came of asking the language model; all but answered fell back',
  labelNames: ['outcome'],
  registers: [],
});

const tokens = new Counter({
  name: 'nearhand_language_model_tokens_total',
  help: 'Tokens the language model said it used',
  registers: [],
});

/** Metrics to register on the node. */
export const assistantCounters = [answers, tokens];

export function countOutcome(outcome: 'answered' | Fallback): void {
  answers.inc({ outcome });
}

export function countTokens(used: number | undefined): void {
  if (used !== undefined && used > 0) tokens.inc(used);
}
