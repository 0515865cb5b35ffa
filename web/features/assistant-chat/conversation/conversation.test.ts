import { describe, expect, test } from 'vitest';
import type { Analysis } from '#contract/requests/assistant.ts';
import { answer, neither, open, resume } from './conversation.ts';
import type { Scene } from './scene.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';
import { BEGINNING, move, type Progress } from '#web/features/assistant-chat/steps.ts';
import type { ChatMessage } from './use-script.ts';

const SILENT: Analysis = { ...EMPTY_ANALYSIS, confidence: 1 };
const UNSURE: Partial<Analysis> = {
  kind: 'need',
  profession: 'roofer',
  confidence: 0.5,
  alternatives: ['mason'],
};

/** A conversation without a screen: messages are the keys of their texts, without delays. */
function conversation(read: Record<string, Partial<Analysis>>, from: Progress = BEGINNING) {
  let progress = from;
  const said: string[] = [];
  const t = ((key: string) => key) as unknown as Scene['t'];
  const scene: Scene = {
    stage: {
      say: async (content, { kind = 'text', still = () => true } = {}) => {
        if (still()) said.push(kind === 'text' ? content : kind);
      },
      hear: () => {},
      pause: async () => {},
    },
    t,
    nameOf: (profession) => profession,
    urgencyName: (urgency) => urgency,
    analyse: async (message) => ({ ...SILENT, ...read[message] }),
    now: () => progress,
    step: (event) => (progress = move(progress, event)),
    user: null,
    onReady: () => {},
    onBeginAgain: () => {},
    onContactNeeded: () => {},
  };
  return { scene, said: () => said.splice(0), now: () => progress };
}

describe('the question for the service', () => {
  test('is asked twice; then the next one, and it comes back at the end', async () => {
    const { scene, said } = conversation({});
    await open(scene, '???');
    expect(said()).toEqual(['ask.profession']);
    await answer(scene, 'hm');
    expect(said()).toEqual(['notUnderstood']);
    await answer(scene, 'hm');
    expect(said()).toEqual(['goOn', 'ask.description']);
    await answer(scene, 'it does not work');
    await answer(scene, 'Laval');
    expect(said()).toEqual(['ask.location', 'ask.urgency']);
    await answer(scene, 'tomorrow');
    expect(said()).toEqual(['urgencyNoted', 'ask.professionLast']);
    await answer(scene, 'hm');
    expect(said()).toEqual(['ask.professionLast']);
    await answer(scene, 'a plumber');
    expect(said()).toEqual(['gotItIn', 'summary', 'confirm']);
  });

  test('is answered by the details too', async () => {
    const { scene, said, now } = conversation({
      'the roof leaks': { ...UNSURE, confidence: 0.9 },
    });
    for (const words of ['???', 'hm', 'hm']) await answer(scene, words);
    expect(said().at(-1)).toBe('ask.description');
    await answer(scene, 'the roof leaks');
    expect(said()).toEqual(['gotIt', 'ask.location']);
    expect(now().draft).toMatchObject({ profession: 'roofer', description: 'the roof leaks' });
  });

  test('is settled by a plain yes, and asked again after a no', async () => {
    const yes = conversation({ water: UNSURE });
    await open(yes.scene, 'water');
    expect(yes.said()).toEqual(['between']);
    await answer(yes.scene, 'yes');
    expect(yes.now().draft.profession).toBe('roofer');

    const no = conversation({ water: UNSURE });
    await open(no.scene, 'water');
    await answer(no.scene, 'no');
    expect(no.said()).toEqual(['between', 'notUnderstood']);
    await neither(no.scene);
    expect(no.said()).toEqual(['goOn', 'ask.description']);
  });

  test('is not counted where something else was answered', async () => {
    const { scene, said, now } = conversation({
      hello: { kind: 'greeting' },
      'who are you': { kind: 'about-us' },
      taxi: { kind: 'outside' },
      hallo: { kind: 'other-language' },
    });
    await open(scene, 'hello');
    for (const words of ['who are you', 'taxi', 'hallo']) await answer(scene, words);
    expect(said()).toEqual(['reply.greeting', 'reply.about-us', 'reply.outside', 'languages']);
    expect(now()).toMatchObject({ step: 'profession', questions: 0, offer: { of: 'languages' } });
  });
});

describe('the last question', () => {
  const draft = {
    ...BEGINNING.draft,
    profession: 'plumber',
    description: 'a tap drips',
    location: 'Laval',
    urgency: 'Soon (2-3 days)',
  } as const;
  const complete: Progress = { ...BEGINNING, step: 'confirmation', draft };

  test.each(['ok wait', 'claro que no', 'non, c’est pour demain', 'no', 'y cuanto cuesta'])(
    'submits nothing and loses nothing at "%s"',
    async (words) => {
      const { scene, said, now } = conversation({}, complete);
      await answer(scene, words);
      expect([said(), now()]).toEqual([['nothingSentYet'], complete]);
    },
  );

  test.each(['no problem, go ahead', 'non non c’est beau, envoie', 'perfecto'])(
    'continues with the contact at "%s"',
    async (words) => {
      const { scene, now } = conversation({}, complete);
      await answer(scene, words);
      expect(now()).toMatchObject({ step: 'contact', draft });
    },
  );

  test('starts over when asked to', async () => {
    const { scene, said, now } = conversation({}, complete);
    await answer(scene, 'no, start over');
    expect([said(), now().draft]).toEqual([['beginAgain'], BEGINNING.draft]);
  });
});

describe('a danger', () => {
  const emergency = { kind: 'gas', number: '911' } as const;

  test('is noticed in the first message and in the details', async () => {
    const first = conversation({ 'it smells': { emergency } });
    await open(first.scene, 'it smells');
    expect(first.now().danger).toEqual(emergency);

    const { scene, now } = conversation(
      { 'it smells': { emergency } },
      { ...BEGINNING, step: 'description', draft: { ...BEGINNING.draft, profession: 'plumber' } },
    );
    await answer(scene, 'it smells');
    expect(now()).toMatchObject({ danger: emergency, draft: { description: 'it smells' } });
  });
});

describe('other needs', () => {
  test('are mentioned once the service is known', async () => {
    const also: Partial<Analysis> = {
      ...UNSURE,
      confidence: 0.9,
      otherNeeds: [{ profession: 'painter', words: 'the wall' }],
    };
    const { scene, said, now } = conversation({ 'roof and wall': also });
    await open(scene, 'roof and wall');
    expect(said()).toEqual(['gotIt', 'otherNeeds', 'ask.description']);
    expect(now().otherNeeds).toEqual(also.otherNeeds);
  });
});

describe('an interrupted conversation', () => {
  const heard: ChatMessage = {
    id: 0,
    type: 'user',
    content: 'water',
    timestamp: new Date(0),
    kind: 'text',
    turn: 0,
  };

  test('analyses the message it had not analysed', async () => {
    const { scene, said } = conversation({ water: UNSURE });
    await resume(scene, [heard]);
    expect(said()).toEqual(['between']);
  });

  test('asks the question it was about to ask', async () => {
    const { scene, said } = conversation({}, { ...BEGINNING, step: 'urgency' });
    await resume(scene, [heard]);
    expect(said()).toEqual(['ask.urgency']);
  });
});
