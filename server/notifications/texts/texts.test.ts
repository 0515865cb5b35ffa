import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { composeMail, composeSms } from '../compose.ts';
import type { Letter, Letters } from './letter.ts';
import { letters } from './texts.ts';

const about = {
  brand: 'Nearhand',
  profession: 'PROFESSION',
  area: 'AREA',
  url: 'https://n.test/?a=1&b=2',
};
const sender = { brand: 'Nearhand', publicUrl: 'https://n.test' };

/** Every letter of a language, about somebody called `name`. */
function all(language: keyof typeof letters, name = 'NAME'): [keyof Letters, Letter][] {
  const written = letters[language];
  const lead = { urgency: 'URGENCY', isUrgent: true, description: `DESCRIPTION ${name}` };
  const code = { brand: 'Nearhand', code: '123456', minutes: 10, site: 'n.test' };
  return [
    ['signInCode', written.signInCode({ ...code, purpose: 'sign-in' })],
    ['accountChanged', written.accountChanged({ ...about, what: 'email' })],
    ['newLead', written.newLead({ ...about, ...lead })],
    ['leadAccepted', written.leadAccepted({ ...about, professional: name })],
    ['nobodyYet', written.nobodyYet(about)],
    ['requestFilled', written.requestFilled(about)],
    ['unreadMessage', written.unreadMessage({ ...about, from: name })],
  ];
}

const each = LANGUAGES.flatMap((language) =>
  all(language).map(([kind, letter]) => ({ language, kind, letter })),
);

describe.each(each)('the letter $kind in $language', ({ language, kind, letter }) => {
  const { text, html } = composeMail(letter, language, sender);
  const isForInformation = ['signInCode', 'requestFilled'].includes(kind);

  it('says the same on the page as in plain text, and why it came', () => {
    const said = [letter.heading, ...letter.paragraphs, letter.why, letter.code ?? ''];
    const page = unescaped(html ?? '');
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(said.filter((words) => !page.includes(words))).toEqual([]);
    expect(html).toContain(`<html lang="${language}">`);
  });

  it('leads somewhere, but for the code', () => {
    expect(text.includes(about.url)).toBe(kind !== 'signInCode');
    expect(unescaped(html ?? '').includes(`href="${about.url}"`)).toBe(kind !== 'signInCode');
  });

  it('is short as a text message, and leads somewhere where there is something to do', () => {
    const short = composeSms(letter).text;
    expect(short.length).toBeLessThan(200);
    expect(short.includes(about.url)).toBe(!isForInformation);
  });
});

describe.each(LANGUAGES)('the letters in %s', (language) => {
  it('show the code large, and let the phone fill it in', () => {
    const code = { brand: 'N', code: '004711', minutes: 10, site: 'n.test' };
    const letter = letters[language].signInCode({ ...code, purpose: 'reset' });
    expect(letter.subject).toMatch(/^004711 /);
    expect(composeMail(letter, language, sender).html).toContain('<p class="code">004711</p>');
    expect(composeSms(letter).text).toMatch(/\n\n@n\.test #004711$/);
  });

  it('let no name become markup, in text or in an attribute', () => {
    const pages = all(language, `<img src=x onerror="alert('1')">`).map(
      ([, letter]) => composeMail(letter, language, sender).html,
    );
    expect(pages.join('')).not.toContain('<img');
    expect(pages.join('')).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
  });

  it('let no name break out of the subject', () => {
    const letter = letters[language].unreadMessage({ ...about, from: 'Ana\r\nBcc: x@y.test' });
    expect(composeMail(letter, language, sender).subject).not.toMatch(/[\r\n]/);
  });
});

it('differ between the languages', () => {
  const subjects = LANGUAGES.map((language) => all(language).map(([, letter]) => letter.heading));
  expect(new Set(subjects.flat()).size).toBe(subjects.flat().length);
});

function unescaped(text: string): string {
  const entities = { '&#39;': "'", '&quot;': '"', '&amp;': '&' };
  return text.replaceAll(/&#39;|&quot;|&amp;/g, (entity) => entities[entity as '&amp;']);
}
