import type { planTexts } from './en.ts';

/**
 * Name and features of a plan; the number of requests comes from the plan, not the text.
 * `{days}` is replaced by the days of the trial.
 */
export type PlanTexts = {
  [Id in keyof typeof planTexts]: { name: string; description: string; features: string[] };
};
