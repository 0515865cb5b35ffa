import type { ExtraAnswers } from '#contract/requests/leads.ts';

/** Replaces a contact; the same in every language. */
export const MASK = '•••';

/**
 * Masks e-mail addresses, phone numbers, web addresses and social network handles in a text,
 * spelled-out ones too ("five one four …", "marie at mail dot com"); prices, measures and dates
 * stay. For those who may not know the customer yet.
 */
export function maskContacts(text: string): string {
  return text
    .replace(email, MASK)
    .replace(spelledEmail, MASK)
    .replace(webAddress, MASK)
    .replace(handle, (_, lead: string) => `${lead}${MASK}`)
    .replace(socialName, (_, lead: string) => `${lead}${MASK}`)
    .replace(digitRun, (run, offset: number, whole: string) => hideIfPhone(run, offset, whole));
}

/** Answers to extra questions with the contacts in them masked. */
export function maskAnswers(answers: ExtraAnswers): ExtraAnswers {
  return answers.map(({ question, answer }) => ({ question, answer: maskContacts(answer) }));
}

/** A need with the contacts in its description and its answers masked. */
export function maskNeed(need: { description: string; extraAnswers: ExtraAnswers }) {
  const { description, extraAnswers } = need;
  return { description: maskContacts(description), extraAnswers: maskAnswers(extraAnswers) };
}

const gap = String.raw`[\s\u200B-\u200D\u2060]*`;
const at = String.raw`(?:@|＠|[([{<]${gap}(?:at|à|chez|arobas|arobase|arroba|a)${gap}[)\]}>])`;
const atWord = String.raw`\s(?:at|arobas|arobase|arroba)\s`;
/**
 * Only at the beginning of a word: otherwise a long word would be tried from each of its letters.
 */
const start = String.raw`(?<![\p{L}\p{N}._%+-])`;
const spelledDot = String.raw`(?:[([{<]${gap}(?:dot|point|punto)${gap}[)\]}>]|\s(?:dot|point|punto)\s)`;
const dot = String.raw`(?:\.|${spelledDot})`;
const endings =
  'com|ca|net|org|info|biz|io|co|me|app|dev|tv|shop|site|online|xyz|us|mx|es|fr|uk|quebec|link|gg|ly';
/** Endings that are no words of our languages, because "es punto me gustaría" is no address. */
const sureEndings = 'com|ca|net|org|biz|mx|fr|uk|quebec';

/**
 * A full stop is followed by white space too: around a dot white space is allowed only if a space
 * precedes it, or what follows cannot begin a sentence.
 */
const joint = (() => {
  const unseen = String.raw`[\u200B-\u200D\u2060]*`;
  const before = (words: string) => String.raw`(?=(?:${words})(?![\p{L}\p{N}]))`;
  return [
    String.raw`${unseen}\.${unseen}`,
    String.raw`${gap}${spelledDot}${gap}`,
    String.raw`${unseen}\s${gap}\.${gap}${before(endings)}`,
    String.raw`\.${gap}${before('com|org')}`,
  ].join('|');
})();

const email = new RegExp(
  String.raw`${start}[\p{L}\p{N}._%+-]+${gap}${at}${gap}[\p{L}\p{N}-]+(?:(?:${joint})[\p{L}\p{N}-]+)+`,
  'giu',
);

/** "at" is a common word: only followed by an ending it makes an address. */
const spelledEmail = new RegExp(
  String.raw`${start}[\p{L}\p{N}._%+-]+${atWord}(?:[\p{L}\p{N}-]+${dot})+(?:${endings})(?![\p{L}\p{N}])`,
  'giu',
);

const webAddress = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`${start}(?:[\p{L}\p{N}-]+\.)+(?:${endings})(?![\p{L}\p{N}])(?:\/\S*)?`,
    String.raw`${start}[\p{L}\p{N}-]+${spelledDot}(?:${sureEndings})(?![\p{L}\p{N}])`,
  ].join('|'),
  'giu',
);

const networks =
  'instagram|insta|ig|facebook|fb|messenger|whats ?app|telegram|snapchat|snap|tiktok|skype|wechat|twitter|linkedin|discord';
const socialName = new RegExp(
  String.raw`((?<!\p{L})(?:${networks})\s*(?:[:=@>-]|\bis\b|\best\b|\bes\b)+\s*)@?[\p{L}\p{N}._-]{3,}`,
  'giu',
);

const handle = /(^|[\s(,;:])@[\p{L}\p{N}._]{3,}/gu;

const digitWords = [
  'zero|oh|one|two|three|four|five|six|seven|eight|nine',
  'zéro|un|une|deux|trois|quatre|cinq|sept|huit|neuf',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
].join('|');
const digit = String.raw`(?:\p{Nd}|(?<!\p{L})(?:${digitWords})(?!\p{L}))`;
const between = String.raw`(?:[\s().,\-–—·•/_*|:+\uFE0F\u20E3\u200B-\u200D\u2060]{0,4}|\s(?:dash|dot|tiret|point|guion|guión|punto)\s)`;
const digitRun = new RegExp(
  String.raw`\+?\(?${digit}(?:${between}${digit}){6,}[\uFE0F\u20E3]*`,
  'giu',
);

const unitAfter =
  /^\s?(?:[$€£%°²]|mm\b|cm\b|m\b|km\b|m²|pi\b|po\b|ft\b|sq\b|in\b|kg\b|lbs?\b|l\b|w\b|v\b|btu\b|usd\b|cad\b|mxn\b|cop\b|eur\b|euros?\b|dollars?\b|dólares\b|pesos?\b|piastres?\b|pieds?\b|pies\b|metros?\b|m[eè]tres?\b|litres?\b|litros\b)/iu;
const currencyBefore =
  /(?:[$€£#]|\b(?:usd|cad|mxn|cop|eur|n[o°º]\.?|mod[eè]l[eo]?|s[eé]rie))\s?:?\s?$/iu;
const callBefore =
  /(?:\b(?:call|phone|text|tel|cell?|sms|mobile|number|reach|appel\S*|texto\S*|num[eé]ro|joindre|ll[aá]m\S*|cel\S*|m[oó]vil|tel[eé]fono)|t[eé]l[eé]?p?h?o?n?e?|whats ?app|☎|📞)\W{0,3}(?:\p{L}+\s){0,3}$/iu;
const hour = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?`;
const hours = String.raw`${hour}(?:[-–—]${hour})?`;
const dateOrHours = new RegExp(
  String.raw`^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|${hours}|(?:19|20)\d\d(?:\W+(?:19|20)\d\d)?)$`,
);
const hoursFirst = new RegExp(String.raw`^(${hours}[\s,]+)(.+)$`);
const hoursLast = new RegExp(String.raw`^(.+?)([\s,]+${hours})$`);
/** The licence of a contractor in Quebec, which they must quote. */
const licence = /^\d{4}-\d{4}-\d{2}$/;
const licenceBefore = /\b(?:rbq|licen[cs]e|licencia|permis)\W{0,3}(?:\p{L}{1,6}\W{1,3}){0,2}$/iu;
/** A number that begins with a date, as on invoices. */
const dayAndNumber = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{1,6}$/;
const thousands = /^\d{1,3}(?:[,. \u00A0\u202F]\d{3})+(?:[.,]\d{2})?$/;
const lastNumber = /^(.*\p{Nd})([^\p{Nd}]+\p{Nd}+)$/u;
const firstNumber = /^(\p{Nd}+[^\p{Nd}]+)(.+)$/u;
const localNumber = /^\(?\p{Nd}{3}\)?[\s.–-]\p{Nd}{4}$/u;

function hideIfPhone(run: string, offset: number, whole: string): string {
  const before = whole.slice(0, offset);
  const after = whole.slice(offset + run.length);
  const [, first = '', later = ''] = hoursFirst.exec(run) ?? [];
  if (later) return first + hideWithin(later);
  const [, earlier = '', last = ''] = hoursLast.exec(run) ?? [];
  if (earlier) return hideWithin(earlier) + last;
  if (isPhone(run, before, after)) return MASK;
  // A price or measure at its end or beginning does not make the rest one.
  const [, rest = '', measure = ''] = unitAfter.test(after) ? (lastNumber.exec(run) ?? []) : [];
  if (rest) return hideWithin(rest) + measure;
  const [, price = '', tail = ''] = currencyBefore.test(before)
    ? (firstNumber.exec(run) ?? [])
    : [];
  return tail ? price + hideWithin(tail) : run;
}

function hideWithin(rest: string): string {
  return rest.replace(digitRun, (part) => hideIfPhone(part, 0, part));
}

function isPhone(run: string, before: string, after: string): boolean {
  if (run.split(/[\s,]+/).every((part) => dateOrHours.test(part))) return false;
  if (licence.test(run) && licenceBefore.test(before)) return false;
  if (dayAndNumber.test(run) && !callBefore.test(before)) return false;
  if (unitAfter.test(after) || currencyBefore.test(before)) return false;
  if (/\p{L}/u.test(run) || run.startsWith('+') || callBefore.test(before)) return true;
  const digits = run.match(/\p{Nd}/gu)?.length ?? 0;
  return digits < 9 ? localNumber.test(run) : !(thousands.test(run) && run.includes(','));
}
