import { describe, expect, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { judgeUtterances, playConversations } from './judge-sets.ts';
import { DIALOGUE_SETS } from './read-sets.ts';

/** How many of a hundred utterances are taken for what they do: just under what is reached. */
const RIGHT_ACTS = { train: 99, judge: 97 };
/** How many of a hundred conversations end as they must. */
const RIGHT_ENDS = { train: 97, judge: 93 };

/** A set is a thousand conversations, each of several turns. */
const PLAYED = { timeout: 300_000 };

describe.each(DIALOGUE_SETS)('of the %s set', (set) => {
  describe.each(UNDERSTOOD_LANGUAGES)('in %s', (language) => {
    test('no utterance sends that is not a yes, and most are taken for what they do', () => {
      const judged = judgeUtterances(language, set);
      expect(judged.length).toBeGreaterThan(50);
      const sent = judged.filter(({ act, taken }) => taken === 'yes' && act !== 'yes');
      expect(sent.map(({ words }) => words)).toEqual([]);
      const right = judged.filter(({ act, taken }) => act === taken).length;
      expect((100 * right) / judged.length).toBeGreaterThan(RIGHT_ACTS[set]);
    });

    test('no conversation sends what is not to be sent, and most end as they must', PLAYED, () => {
      const played = playConversations(language, set);
      expect(played.length).toBeGreaterThan(50);
      const right = played.filter(({ faults }) => faults.length === 0).length;
      expect((100 * right) / played.length).toBeGreaterThan(RIGHT_ENDS[set]);
      const sent = played.filter(
        ({ dialogue, sent }) =>
          sent && dialogue.expected.some(([key, value]) => key === 'sent' && value === 'no'),
      );
      expect(sent.map(({ dialogue }) => dialogue.title)).toEqual([]);
    });
  });
});
