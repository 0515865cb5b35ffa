import type { Analysis } from '#contract/requests/assistant.ts';
import { EMPTY_ANALYSIS } from '#contract/dialogue/empty-analysis.ts';
import { respond, type Input } from '#contract/dialogue/respond.ts';
import { BEGINNING, type Progress } from '#contract/dialogue/steps.ts';

const SILENT: Analysis = { ...EMPTY_ANALYSIS, confidence: 1 };

/** A whole draft at the last question. */
export const COMPLETE: Progress = {
  ...BEGINNING,
  step: 'confirmation',
  draft: {
    ...BEGINNING.draft,
    profession: 'plumber',
    description: 'a tap drips. my ex broke it',
    location: 'Laval',
    urgency: 'Soon (2-3 days)',
  },
};

/** What an analysis says beside the empty one. */
export type Heard = Partial<Omit<Analysis, 'turn'>> & { turn?: Partial<Analysis['turn']> };

const heard = ({ turn, ...rest }: Heard = {}): Analysis => ({
  ...SILENT,
  ...rest,
  turn: { ...SILENT.turn, ...turn },
});

/** A conversation of somebody not signed in; gives what was said in each turn. */
export function conversation(from: Progress = BEGINNING, signedIn = false) {
  let progress = from;
  const act = (input: Input) => {
    const turn = respond(progress, input, signedIn);
    progress = turn.progress;
    return [
      ...turn.replies.map((reply) => reply.say),
      ...(turn.next.do === 'wait' ? [] : [turn.next.do]),
    ];
  };
  return {
    act,
    hears: (text: string, analysis: Heard | null = {}, first = false) =>
      act({ type: 'said', text, heard: analysis && heard(analysis), first }),
    now: () => progress,
  };
}
