import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { pseudoMessage, pseudoText, pseudoTexts } from './pseudo.ts';

const english = {
  greeting: 'Hello {name}',
  parts: { people: '{count, plural, one {# person} other {# people}}' },
};
const read = (texts: object, locale = 'de') =>
  differences(english, texts, { locale, isMessages: true });

test('a complete translation differs in nothing', () => {
  const parts = { people: '{count, plural, one {# Person} other {# Personen}}' };
  expect(read({ greeting: 'Hallo {name}', parts })).toEqual([]);
});

test('what is missing, superfluous, empty or of another kind is named by its key', () => {
  expect(read({ greeting: 'Hallo {name}', parts: {}, bye: 'Ade' })).toEqual([
    'parts.people is missing',
    'bye is not in English',
  ]);
  expect(read({ greeting: ' ', parts: 'Leute' })).toEqual([
    'greeting is empty',
    'parts is of another kind than in English',
  ]);
});

test('placeholders have to be those of English', () => {
  expect(read({ greeting: 'Hallo {nom}', parts: english.parts })).toEqual([
    'greeting lacks {name}',
    'greeting has {nom}, which English has not',
  ]);
});

test('a plural has the forms of the language, not those of English', () => {
  const found = read({ greeting: 'Cześć {name}', parts: english.parts }, 'pl');
  expect(found).toEqual(['parts.people lacks the forms "few", "many" of {count}']);
});

test('a number that is never one in English is never one, and plurals within others count', () => {
  const message = {
    sent: '{who, select, me {{count, plural, other {# days}}} other {{count, plural, one {# day} other {# days}}}}',
    all: '{count, plural, =2 {Both} other {All #}}',
  };
  const said = {
    sent: message.sent.replace('one {# day} ', '').replaceAll('days', 'Tage'),
    all: '{count, plural, =2 {Beide} other {Alle #}}',
  };
  expect(differences(message, said, { locale: 'de', isMessages: true })).toEqual([]);
  const ofEnglish = { all: '{count, plural, one {# day} other {# days}}' };
  const nested = { all: '{n, select, other {{count, plural, other {# Tage}}}}' };
  expect(differences(ofEnglish, nested, { locale: 'de', isMessages: true })).toEqual([
    'all has {n}, which English has not',
    'all lacks the form "one" of {count}',
  ]);
});

test('a text that is a function says all that the English one says', () => {
  const letters = {
    moved: ({ name, city }: { name: string; city: string }) => `${name} moved to ${city}`,
    left: (name: string, count: number) => (count === 1 ? name : `${name} and ${count} others`),
    due: (day: Date) => `Due on ${new Intl.DateTimeFormat('en').format(day)}`,
  };
  const inGerman = {
    moved: ({ name }: { name: string }) => `${name} ist umgezogen`,
    left: (name: string, count: number) => `${count} sind weg`,
    due: () => 'Bald',
  };
  const reading = { locale: 'de', isMessages: false };
  expect(differences(letters, inGerman, reading)).toEqual([
    'moved never says {city}',
    'left never says its argument 1',
    'due never says its argument 1',
  ]);
  expect(differences(letters, pseudoTexts(letters, 'accented'), reading)).toEqual([]);
});

test('a pseudo-language has the plural forms of its locale', () => {
  const english = { days: '{count, plural, =0 {none} one {# day} other {# days}}' };
  const days = pseudoMessage(english.days, 'right-to-left');
  expect(differences(english, { days }, { locale: 'ar', isMessages: true })).toEqual([]);
});

test('a file that was begun and not written is still English', () => {
  expect(read(english)).toEqual(['is still English']);
});

test('a pseudo-language keeps what the program reads and changes every letter a person reads', () => {
  expect(
    pseudoMessage('{count, plural, one {# day} other {# days}} left, {name}', 'accented'),
  ).toBe('{count, plural, one {# ďááý} other {# ďááýš}} ļééƒť, {name}');
  expect(pseudoText('See <b>all</b>: https://site.example/a', 'accented')).toBe(
    'Šéééé <b>ááļļ</b>: https://site.example/a',
  );
  expect(pseudoText('One two', 'right-to-left')).toBe('\u202eÓóñéé ťẃóó\u202c'.replace('ẃ', 'ŵ'));
});

test('what a text of the server is given stays as it is', () => {
  const texts = {
    hello: (name: string, url: string) => ({ words: `Hello ${name}, see ${url}`, url }),
  };
  expect(pseudoTexts(texts, 'accented').hello('Ana', '/requests/1')).toEqual({
    words: 'Ĥééļļóó Ana, šéééé /requests/1',
    url: '/requests/1',
  });
});
