import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const NOW = new Date('2026-11-25T15:00:00Z');
const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: UnderstoodLanguage) =>
  analyseMessage(message, language, places, undefined, undefined, NOW, 'confirmation');

test.each<[UnderstoodLanguage, string]>([
  ['fr', 'je vais revenir ce soir'],
  ['fr', 'je vous redonne des nouvelles demain'],
  ['fr', 'je vous reviens demain matin'],
  ['fr', 'on va vous donner des nouvelles lundi'],
  ['fr', 'je te redis ça ce soir'],
  ['en', "I'll come back tonight"],
  ['en', "i'll be back tomorrow"],
  ['en', "I'll get back to you tomorrow"],
  ['en', "let me check with my husband, I'll be back friday"],
  ['en', "i'll let you know tomorrow"],
  ['es', 'vuelvo mañana'],
  ['es', 'te aviso mañana'],
  ['es', 'les confirmo el viernes'],
])('%s: when whoever writes comes back is no time of the work: "%s"', (language, message) => {
  const { urgency, dates, turn } = read(message, language);
  expect({ urgency, dates, act: turn.act }).toEqual({ urgency: null, dates: null, act: 'doubt' });
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'make it tomorrow'],
  ['en', "I'm back home friday"],
  ['fr', 'je reviens de voyage demain'],
  ['es', 'vuelvo a necesitarlo mañana'],
])('%s: another time is one: "%s"', (language, message) => {
  expect(read(message, language).dates).not.toBeNull();
});
