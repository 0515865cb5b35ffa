import { pick } from '#db/seed/deterministic.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import type { Parts, Written } from './program.ts';
import { computers } from './programs-computer.ts';
import { phones } from './programs-phone.ts';
import { webmail } from './programs-webmail.ts';
import { SIGNATURES, WORDS } from './words.ts';

const PROGRAMS = [...webmail, ...computers, ...phones];

type Draw = () => number;

/** Whom a mail is from and to, and the mail that it answers, by language. */
export interface Occasion {
  author: string;
  to: string;
  letter: { text: string; html: string; subject: string };
}

/** A reply as a program writes it, and the words in it. */
export interface MadeMail {
  /** Which program, language and encoding it has, for a report. */
  name: string;
  words: string;
  raw: string;
}

/** One of the many shapes of a reply, drawn at random. */
export function makeReply(draw: Draw, occasions: Record<UnderstoodLanguage, Occasion>): MadeMail {
  const language = pick(UNDERSTOOD_LANGUAGES, draw);
  const { author, to, letter } = occasions[language];
  const [program, write] = pick(PROGRAMS, draw);
  const words = pick(WORDS[language], draw);
  const signature = drawSignature(draw, language);
  const written: Written = {
    language,
    words,
    signature,
    quoted: { ...letter, to: `Ann <${author}>` },
    from: { name: 'Nearhand', address: 'no-reply@localhost' },
  };
  const parts = write(written);
  const charset = pick(charsetsFor(parts), draw);
  const encoding = pick(['quoted-printable', 'base64', '8bit'] as const, draw);
  const header = [
    `From: Ann <${author}>`,
    `To: Nearhand <${to}>`,
    `Subject: Re: ${encodedWord(letter.subject)}`,
    `Date: Sat, 28 Nov 2026 15:30:${String(Math.floor(draw() * 60)).padStart(2, '0')} -0500`,
    `Message-ID: <${Math.floor(draw() * 2 ** 48).toString(36)}@example.test>`,
    'MIME-Version: 1.0',
  ];
  const raw = `${header.join('\r\n')}\r\n${body(parts, charset, encoding)}`;
  return { name: `${program}, ${language}, ${charset}, ${encoding}`, words, raw };
}

function drawSignature(draw: Draw, language: UnderstoodLanguage): Written['signature'] {
  const { closing, lines } = pick(SIGNATURES[language], draw);
  const mark = pick([null, null, '-- ', closing], draw);
  return mark === null ? null : { mark, lines };
}

/** Windows-1252 where it has the signs, and UTF-8. */
function charsetsFor({ text = '', html = '' }: Parts): string[] {
  const signs = new Set(`${text}${html}`);
  const fits = [...signs].every((sign) => sign.codePointAt(0)! < 256 || sign in WINDOWS_1252);
  return fits ? ['utf-8', 'windows-1252'] : ['utf-8'];
}

const WINDOWS_1252: Readonly<Record<string, number>> = {
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  œ: 0x9c,
  '…': 0x85,
};

/** Bytes as a binary string. */
function bytesIn(charset: string, text: string): string {
  const lines = text.replaceAll('\n', '\r\n');
  if (charset === 'utf-8') return Buffer.from(lines).toString('latin1');
  return lines.replaceAll(/[^\0-\xff]/g, (sign) => String.fromCharCode(WINDOWS_1252[sign] ?? 63));
}

function body(
  { text, html, isFlowed = false }: Parts,
  charset: string,
  encoding: Encoding,
): string {
  const plain =
    text === undefined
      ? []
      : [
          part(
            `text/plain; charset="${charset}"${isFlowed ? '; format=flowed' : ''}`,
            bytesIn(charset, text),
            encoding,
          ),
        ];
  const rich =
    html === undefined
      ? []
      : [part(`text/html; charset="${charset}"`, bytesIn(charset, html), encoding)];
  const [only, ...others] = [...plain, ...rich];
  if (others.length === 0) return only ?? '';
  const boundary = '=_part_4711';
  const inner = [...plain, ...rich].map((one) => `--${boundary}\r\n${one}`).join('\r\n');
  return `Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n${inner}\r\n--${boundary}--\r\n`;
}

type Encoding = 'quoted-printable' | 'base64' | '8bit';

function part(type: string, bytes: string, encoding: Encoding): string {
  const lines = bytes.split('\r\n');
  // Lines of a mail are short, also where nothing is encoded.
  const used = encoding === '8bit' && lines.some((line) => line.length > 900) ? 'base64' : encoding;
  const encoded = {
    base64: () => Buffer.from(bytes, 'latin1').toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    'quoted-printable': () => lines.map(quotedPrintable).join('\r\n'),
    '8bit': () => bytes,
  }[used]();
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${used}\r\n\r\n${encoded}\r\n`;
}

function quotedPrintable(line: string): string {
  const signs = line.replaceAll(/[^\x21-\x3c\x3e-\x7e ]| $/g, (sign) => {
    return `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return (signs.match(/(?:=..|[^=]){1,24}/g) ?? ['']).join('=\r\n');
}

function encodedWord(text: string): string {
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
