import { describe, expect, it, vi } from 'vitest';
import { readChatState, writeChatState, type ChatState } from './chat-state.ts';
import { EMPTY_DRAFT } from '#contract/dialogue/draft.ts';
import { BEGINNING } from '#contract/dialogue/steps.ts';

const {
  ready: _,
  danger: __,
  past: ___,
  sent: ____,
  otherLanguage: _____,
  extra: ______,
  ...standing
} = BEGINNING;

const state: ChatState = {
  messages: [
    {
      id: 0,
      type: 'user',
      content: 'my tap "drips" \u2028 again',
      timestamp: new Date(0),
      kind: 'text',
      turn: 0,
    },
    { id: 1, type: 'bot', content: '', timestamp: new Date(1), kind: 'summary', turn: 1 },
  ],
  unfinished: false,
  unread: false,
  progress: {
    ...BEGINNING,
    step: 'contact',
    otherNeeds: [{ profession: 'painter', words: 'and the wall', own: {} }],
    danger: { kind: 'gas', number: '911' },
    past: [standing],
    draft: {
      ...EMPTY_DRAFT,
      profession: 'plumber',
      location: 'Rosemont',
      addressComponents: { locality: 'Montréal' },
      urgency: 'Soon (2-3 days)',
    },
  },
};

describe('a stored conversation', () => {
  it('is restored as it was', () => {
    expect(readChatState(writeChatState(state))).toEqual(state);
  });

  it('is restored from before further needs were drafts', () => {
    const { own: _own, ...need } = { profession: 'painter', words: 'the wall', own: {} };
    const { only: _only, ...before } = standing;
    const stored = JSON.parse(writeChatState(state)) as { progress: Record<string, unknown> };
    const { sent: _sent, only: __only, ...progress } = stored.progress;
    const older = {
      ...stored,
      progress: { ...progress, otherNeeds: [need], past: [{ ...before, otherNeeds: [need] }] },
    };
    expect(readChatState(JSON.stringify(older))?.progress).toMatchObject({
      otherNeeds: [{ ...need, own: {} }],
      only: null,
      sent: [],
    });
  });

  it('is not restored from anything else', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unknownStep = writeChatState(state).replace('"contact"', '"payment"');
    const readyToSend = writeChatState(state).replace('"ready":false', '"ready":true');
    for (const text of ['', 'null', '{', '[]', unknownStep, readyToSend])
      expect(readChatState(text)).toBeNull();
    expect(readChatState(null)).toBeNull();
  });
});
