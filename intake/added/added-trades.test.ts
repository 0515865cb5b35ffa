import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { analyseMessage, createPlaceFinder } from '#server/assistant/assistant.ts';
import { findPlaceName } from '#server/places/places.ts';
import { readLabelled } from '../evaluation/labelled.ts';
import { addedTrade, TAUGHT, teachTrades, unteachTrades } from './teach.ts';

const finder = createPlaceFinder(findPlaceName);
const read = (text: string, language: UnderstoodLanguage) => analyseMessage(text, language, finder);
/** Just below the share of messages in other words than the examples that are understood. */
const UNSEEN_FLOOR = 0.75;

beforeAll(teachTrades);
afterAll(unteachTrades);

/** Each message of a list of the added trades, with the trade it asks for. */
function messagesOf(language: UnderstoodLanguage, list: 'examples' | 'unseen') {
  return TAUGHT[language].flatMap((trade, at) =>
    trade[list].map((text) => ({ text, trade: addedTrade(at) })),
  );
}

test.each(UNDERSTOOD_LANGUAGES)('%s: every example is understood as its trade', (language) => {
  const wrong = messagesOf(language, 'examples').filter(
    ({ text, trade }) => read(text, language).profession !== trade,
  );
  expect(wrong).toEqual([]);
});

test.each(UNDERSTOOD_LANGUAGES)(
  '%s: what is told in other words is understood as well',
  (language) => {
    const all = messagesOf(language, 'unseen');
    const right = all.filter(({ text, trade }) => read(text, language).profession === trade);
    expect(right.length / all.length).toBeGreaterThanOrEqual(UNSEEN_FLOOR);
  },
);

test.each(UNDERSTOOD_LANGUAGES)(
  '%s: messages for the trades there were are read as before',
  { timeout: 60_000 },
  (language) => {
    const messages = readLabelled('slice', language).filter(({ profession }) => profession);
    const readAll = () =>
      messages.map(({ id, text }) => {
        const { profession, confidence, description, otherNeeds, kind } = read(text, language);
        return { id, profession, confidence, description, otherNeeds, kind };
      });
    const after = readAll();
    unteachTrades();
    const before = readAll();
    teachTrades();
    expect(messages.length).toBeGreaterThan(50);
    expect(after).toEqual(before);
  },
);

test('a name is understood beside another trade, and not where it is ruled out', () => {
  const both = read('I need a piano tuner in Laval and a plumber for a leaking tap', 'en');
  expect([both.profession, ...both.otherNeeds.map(({ profession }) => profession)]).toEqual([
    addedTrade(1),
    'plumber',
  ]);
  const mechanic = read('Looking for a bicycle mechanic', 'en');
  expect(mechanic).toMatchObject({ profession: addedTrade(2), kind: 'need' });
  expect(mechanic.turn.trade).toBe(addedTrade(2));
  const ruledOut = read('I want a plumber, not a piano tuner, my sink leaks', 'en');
  expect(ruledOut.profession).toBe('plumber');
});
