import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '#contract/dialogue/draft.ts';
import { BEGINNING, move, type Progress } from '#contract/dialogue/steps.ts';
import type { User } from '#web/lib/api/session.tsx';
import { playTurn, type TurnContext } from './play-turn.ts';
import type { Stage } from './use-script.ts';

const stage: Stage = {
  think: (result) => Promise.resolve(result),
  pause: () => Promise.resolve(),
  say: () => Promise.resolve(),
};

const CONFIRMING: Progress = {
  ...BEGINNING,
  step: 'confirmation',
  draft: {
    ...EMPTY_DRAFT,
    profession: 'plumber',
    description: 'the tap leaks',
    location: 'Rosemont',
    urgency: 'Soon (2-3 days)',
  },
};

/** Says yes; `arriving` is who turns out to be signed in right after. Returns what followed. */
async function agree(arriving: User | null): Promise<string[]> {
  const followed: string[] = [];
  let progress = CONFIRMING;
  let user: User | null = null;
  const context: TurnContext = {
    now: () => progress,
    set: (next) => (progress = next),
    step: (event) => (progress = move(progress, event)),
    textOf: ({ say }) => say,
    user: () => user,
    questionsOf: async () => [],
    onReady: async () => {
      followed.push('sent');
      return [];
    },
    onContactNeeded: () => void followed.push('asked for a contact'),
  };
  const turn = playTurn(stage, context, { type: 'decided', yes: true });
  user = arriving;
  await turn;
  return followed;
}

test('a yes of a visitor is followed by the question for a contact', async () => {
  expect(await agree(null)).toEqual(['asked for a contact']);
});

test('a yes right after a reload is sent for who turns out to be signed in', async () => {
  expect(await agree({ id: 'marie', email: 'marie@example.com' } as User)).toEqual(['sent']);
});
