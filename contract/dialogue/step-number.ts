import { STEPS, type Step } from './steps.ts';

/** 1 to 6. */
export function stepNumber(step: Step): number {
  return STEPS.indexOf(step === 'details' ? 'description' : step) + 1;
}

/** The progress in percent: 17 at the first step, 100 at the sixth. */
export function percentAt(step: Step): number {
  return Math.round((stepNumber(step) / STEPS.length) * 100);
}
