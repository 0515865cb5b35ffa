import { describe, expect, it } from 'vitest';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { everyLetter, SITE } from '#tests/support/every-letter.ts';
import { composeMail, composePush, composeSms } from '../outbox/compose-message.ts';
import { howToReply, letters } from './texts.ts';

const sender = { brand: SITE.brandName, publicUrl: SITE.publicUrl };
const links = { unsubscribe: 'https://n.test/stop', preferences: 'https://n.test/choose' };

const each = UNDERSTOOD_LANGUAGES.flatMap((language) =>
  everyLetter(language).map(([kind, letter]) => ({ language, kind, letter })),
);

describe.each(each)(
  'the letter $kind in $language: $letter.subject',
  ({ language, kind, letter }) => {
    const { text, html } = composeMail(letter, language, sender, null);

    it('has the same content in HTML as in plain text, and why it came', () => {
      const { figures = [], facts = [], quote = '', code = '' } = letter;
      const values = [...figures, ...facts].map(({ value }) => value);
      const said = [letter.heading, ...letter.paragraphs, ...values, quote, code, letter.why];
      const page = unescaped(html ?? '');
      expect(said.filter((words) => !text.includes(words))).toEqual([]);
      expect(said.filter((words) => !page.includes(words))).toEqual([]);
      expect(html).toContain(`<html lang="${language}">`);
    });

    it('has a link, except the code', () => {
      const url = letter.button?.url;
      expect(url?.startsWith('https://n.test/') ?? false).toBe(kind !== 'signInCode');
      expect(text.includes(url ?? 'nowhere')).toBe(kind !== 'signInCode');
      expect(unescaped(html ?? '').includes(`href="${url}"`)).toBe(kind !== 'signInCode');
    });

    it('is short as a text message, with a link where there is something to do', () => {
      const short = composeSms(letter).text;
      const limits = { leadClosed: 220, leadReplaced: 220, invitation: 4 * 153 };
      expect(short.length).toBeLessThan(kind in limits ? limits[kind as 'invitation'] : 200);
      const isForInformation = ['signInCode', 'leadClosed'].includes(kind);
      expect(short.includes('https://n.test/')).toBe(!isForInformation);
    });

    it('makes sense in two lines, in the product and as a push message', () => {
      const { subject, text: line } = composePush(letter);
      expect(subject).toBe(letter.subject);
      expect(subject.length).toBeLessThan(90);
      expect(line.length).toBeGreaterThan(10);
      expect(line).not.toBe(subject);
    });

    it('follows the typography of its language', () => {
      const words = `${letter.subject} ${letter.preview} ${text}`.replaceAll(/https:\S+/g, '');
      expect(slipsIn(language, words)).toEqual([]);
    });
  },
);

/** What a typographer of the language would correct. */
function slipsIn(language: UnderstoodLanguage, words: string): string[] {
  const slips = {
    en: [/[«»]/g, /'/g],
    fr: [/\s[?!;]/g, /[^\u00a0\s\d]:(?!\/)/g, /(?<!\u00a0):(?= )/g, /['"“”]/g, /[«](?!\u00a0)/g],
    es: [/[«»']/g, /(?<!¿[^?]*)\?/g, /(?<!¡[^!]*)!/g],
  }[language];
  return slips.flatMap((slip) => words.match(slip) ?? []);
}

describe.each(UNDERSTOOD_LANGUAGES)('the letters in %s', (language) => {
  it('show the code large, and let phones autofill it', () => {
    const code = { brand: 'N', code: '004711', minutes: 10, site: 'n.test' };
    const letter = letters[language].signInCode({ ...code, purpose: 'reset' });
    expect(letter.subject).toMatch(/^004711 /);
    expect(composeMail(letter, language, sender, null).html).toContain(
      '<p class="code">004711</p>',
    );
    expect(composeSms(letter).text).toMatch(/\n\n@n\.test #004711$/);
  });

  it('escape names in text and attributes', () => {
    const name = `<img src=x onerror="alert('1')">`;
    const pages = everyLetter(language, { name, description: name })
      .map(([, letter]) => composeMail(letter, language, sender, links).html)
      .join('');
    expect(pages).not.toContain('<img src=x');
    expect(pages).not.toMatch(/&(?!(amp|lt|gt|quot|#39|#847|zwnj|nbsp);)/);
  });

  it('name places as their language does, in whichever the request was written', () => {
    const texts = everyLetter(language)
      .map(([, letter]) => composeMail(letter, language, sender, null))
      .map(({ subject, text }) => `${subject} ${text}`);
    const places = { en: /Montréal, Q/, fr: /Montreal|Quebec/, es: /Montréal, Q/ };
    const named = texts.filter((text) => /Montr[eé]al, Qu[eé]bec/.test(text));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((text) => places[language].test(text))).toEqual([]);
  });

  it('keep line breaks of names out of the subject', () => {
    const subjects = everyLetter(language, { name: 'Ana\r\nBcc: x@y.test' }).map(
      ([, letter]) => composeMail(letter, language, sender, null).subject,
    );
    expect(subjects.join('')).not.toMatch(/[\r\n]/);
  });

  it('name in an invitation the sender and the reason, and offer all three answers', () => {
    const [, letter] = everyLetter(language).find(([kind]) => kind === 'invitation') ?? [];
    if (!letter) throw new Error('no letter');
    const { text, html } = composeMail(letter, language, sender, null);
    const page = unescaped(html ?? '');
    const said = ['professional-onboard?', 'invitation?', 'do-not-contact?', '123 Main Street'];
    for (const words of [...said, 'plombiers.test']) {
      expect([words, text.includes(words), page.includes(words)]).toEqual([words, true, true]);
    }
    const short = composeSms(letter).text;
    expect(said.filter((words) => !short.includes(words))).toEqual([]);
  });

  it('end with unsubscribe links, where they can be stopped', () => {
    const [[, letter] = []] = everyLetter(language);
    if (!letter) throw new Error('no letter');
    const stoppable = composeMail(letter, language, sender, links);
    expect(stoppable.text).toContain(links.unsubscribe);
    expect(stoppable.html).toContain(`href="${links.preferences}"`);
    expect(composeMail(letter, language, sender, null).text).not.toContain(links.unsubscribe);
  });
});

/** The GSM alphabet (3GPP TS 23.038), with what costs two characters of it. */
const GSM =
  /^[@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

it.each(UNDERSTOOD_LANGUAGES)(
  'how to answer by text is short and of GSM characters in %s',
  (language) => {
    const { toQuestion, toMessage, toSeveral } = howToReply[language];
    const all = [toQuestion(), toQuestion('AA'), toMessage(undefined), toMessage('AA'), toSeveral];
    expect(all.filter((text) => !GSM.test(text))).toEqual([]);
    expect(Math.max(...all.map((text) => text.length))).toBeLessThan(65);
  },
);

it('differ between the languages', () => {
  const headings = UNDERSTOOD_LANGUAGES.map((language) => [
    ...new Set(everyLetter(language).map(([, letter]) => letter.heading)),
  ]).flat();
  expect(new Set(headings).size).toBe(headings.length);
});

function unescaped(page: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return page.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '');
}
