import type { planTexts } from './en.ts';

/**
 * What a plan is called and offers; the number of job requests is a fact of the plan, not a text.
 * `{days}` stands for the days of the trial.
 */
export type PlanTexts = {
  [Id in keyof typeof planTexts]: { name: string; description: string; features: string[] };
};
