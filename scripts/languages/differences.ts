import { blocksOf } from './icu-blocks.ts';
import { usedByText, type Text } from './used-by-text.ts';

interface Reading {
  /** Whose plural forms a message needs. */
  locale: string;
  /** Whether the texts are ICU messages. */
  isMessages: boolean;
}

/** How texts differ from the English ones, each in a sentence: keys, placeholders, plural forms, still English. */
export function differences(english: unknown, texts: unknown, reading: Reading): string[] {
  return isStillEnglish(english, texts)
    ? ['is still English']
    : differing(english, texts, '', reading);
}

function differing(english: unknown, texts: unknown, key: string, reading: Reading): string[] {
  const at = key === '' ? 'the text' : key;
  if (texts === undefined) return [`${at} is missing`];
  if (typeof english !== typeof texts || Array.isArray(english) !== Array.isArray(texts))
    return [`${at} is of another kind than in English`];
  if (typeof english === 'string') {
    if ((texts as string).trim() === '' && english.trim() !== '') return [`${at} is empty`];
    return messageDifferences(english, texts as string, reading).map((what) => `${at} ${what}`);
  }
  if (typeof english === 'function')
    return neverSaid(english as Text, texts as Text).map((what) => `${at} never says ${what}`);
  // As many features as a language needs to say it.
  if (Array.isArray(english) || typeof english !== 'object' || english === null) return [];
  const own = texts as Record<string, unknown>;
  const below = (name: string) => (key === '' ? name : `${key}.${name}`);
  return [
    ...Object.entries(english).flatMap(([name, value]) =>
      differing(value, own[name], below(name), reading),
    ),
    ...Object.keys(own)
      .filter((name) => !(name in english))
      .map((name) => `${below(name)} is not in English`),
  ];
}

function messageDifferences(english: string, text: string, reading: Reading): string[] {
  const [wanted, given] = [argumentsIn(english), argumentsIn(text)];
  const names = (list: Set<string>) => [...list].map((name) => `{${name}}`).join(', ');
  return [
    ...(wanted.difference(given).size > 0 ? [`lacks ${names(wanted.difference(given))}`] : []),
    ...(given.difference(wanted).size > 0
      ? [`has ${names(given.difference(wanted))}, which English has not`]
      : []),
    ...(reading.isMessages ? pluralDifferences(english, text, reading.locale) : []),
  ];
}

/** What the English text says of what it is given, and this one does not. */
function neverSaid(english: Text, text: Text): string[] {
  const [wanted, given] = [usedByText(english), usedByText(text)];
  if (!wanted || !given) return [];
  return [...wanted.difference(given)].map((name) => {
    const [argument, ...path] = name.split('.');
    return path.length > 0 ? `{${path.join('.')}}` : `its argument ${argument}`;
  });
}

/** Arguments and tags, with those in the forms of a plural or select. */
function argumentsIn(message: string): Set<string> {
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => `<${tag}>`);
  const names = blocksOf(message).flatMap(([start, end]) => {
    const inside = message.slice(start + 1, end - 1);
    const [, name = ''] = /^\s*(\w+)/.exec(inside) ?? [];
    const forms = blocksOf(inside).map(([from, to]) => inside.slice(from + 1, to - 1));
    return [name, ...forms.flatMap((form) => [...argumentsIn(form)])];
  });
  return new Set([...tags, ...names].filter(Boolean));
}

function pluralDifferences(english: string, text: string, locale: string): string[] {
  const inEnglish = pluralsIn(english);
  return pluralsIn(text).flatMap(({ name, kind, forms }) => {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
    // A whole million takes a form of its own in French and Spanish: nothing here counts so far.
    const needed = pluralCategories.filter((form) => form !== 'many' || isManyNear(locale, type));
    const isNeverOne = inEnglish.some((one) => one.name === name && !saysOne(one.forms));
    const missing = needed.filter(
      (form) => !forms.includes(form) && (form !== 'one' || !(isNeverOne || saysOne(forms))),
    );
    if (missing.length === 0) return [];
    const named = missing.map((form) => `"${form}"`).join(', ');
    return [`lacks the ${missing.length === 1 ? 'form' : 'forms'} ${named} of {${name}}`];
  });
}

interface Plural {
  name: string;
  kind: string;
  forms: string[];
}

function pluralsIn(message: string): Plural[] {
  return blocksOf(message).flatMap(([start, end]) => {
    const inside = message.slice(start + 1, end - 1);
    const nested = blocksOf(inside).flatMap(([from, to]) =>
      pluralsIn(inside.slice(from + 1, to - 1)),
    );
    const [, name = '', kind] = /^\s*(\w+)\s*,\s*(plural|selectordinal)\s*,/.exec(inside) ?? [];
    if (!kind) return nested;
    const forms = [...inside.matchAll(/(=\d+|\b[a-z]+)\s*\{/g)].map(([, form = '']) => form);
    return [{ name, kind, forms }, ...nested];
  });
}

/** "one" may be said as "=1". */
function saysOne(forms: readonly string[]): boolean {
  return forms.includes('one') || forms.includes('=1');
}

function isManyNear(locale: string, type: 'cardinal' | 'ordinal'): boolean {
  const rules = new Intl.PluralRules(locale, { type });
  return Array.from({ length: 1000 }, (_, count) => rules.select(count)).includes('many');
}

function isStillEnglish(english: unknown, texts: unknown): boolean {
  if (typeof english !== 'object' || english === null) return false;
  const [said, own] = [wordsIn(english), wordsIn(texts)];
  return english === texts || (said.length > 3 && said.join('\n') === own.join('\n'));
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}
