import { EMPTY_DRAFT, type Draft } from './draft.ts';

/** The six steps, in order. */
export const STEPS = [
  'profession',
  'description',
  'location',
  'urgency',
  'confirmation',
  'contact',
] as const;
export type Step = (typeof STEPS)[number];

/** Where the conversation stands; `ready` once the draft may be sent. */
export interface Progress {
  step: Step;
  draft: Draft;
  ready: boolean;
}

export type StepEvent =
  | { type: 'understood'; found: Partial<Draft> }
  | { type: 'answered'; found: Partial<Draft> }
  | { type: 'agreed'; signedIn: boolean }
  | { type: 'refused' }
  | { type: 'proved' };

type Move = (progress: Progress, event: StepEvent) => Progress;

export const BEGINNING: Progress = { step: 'profession', draft: EMPTY_DRAFT, ready: false };

const gather: Move = ({ draft }, event) => {
  const known = { ...draft, ...('found' in event ? event.found : {}) };
  return { step: firstMissing(known), draft: known, ready: false };
};
const beginAgain: Move = () => BEGINNING;
const sendOrAskWho: Move = (progress, event) =>
  event.type === 'agreed' && event.signedIn
    ? { ...progress, ready: true }
    : { ...progress, step: 'contact' };
const send: Move = (progress) => ({ ...progress, ready: true });

/** Which events move which step, and how; any other event leaves everything as it is. */
export const MOVES: Record<Step, Partial<Record<StepEvent['type'], Move>>> = {
  profession: { understood: gather, answered: gather },
  description: { answered: gather },
  location: { answered: gather },
  urgency: { answered: gather },
  confirmation: { agreed: sendOrAskWho, refused: beginAgain },
  contact: { proved: send },
};

/** The progress after an event. Pure. */
export function move(progress: Progress, event: StepEvent): Progress {
  return MOVES[progress.step][event.type]?.(progress, event) ?? progress;
}

/** 1 to 6. */
export function stepNumber(step: Step): number {
  return STEPS.indexOf(step) + 1;
}

/** How far along, as a whole percentage: 17 at the first step, 100 at the sixth. */
export function percentAt(step: Step): number {
  return Math.round((stepNumber(step) / STEPS.length) * 100);
}

function firstMissing(draft: Draft): Step {
  const questions = ['profession', 'description', 'location', 'urgency'] as const;
  return questions.find((question) => draft[question] === null) ?? 'confirmation';
}
