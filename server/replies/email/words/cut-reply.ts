import { introductionAt } from './quoted-mail.ts';
import { isSignatureAt } from './mail-signature.ts';

/** The text of a mail beyond this is not looked at: what somebody wrote is at its top, or quoted. */
const MAX_CHARS = 200_000;

/**
 * What somebody wrote in a reply: its text without quoted mails and signatures. Only lines that a mail
 * program may have put there are looked at, a bounded number of times.
 */
export function cutReply(text: string): string {
  const own = withoutSignature(withoutQuotes(linesOf(text)));
  return own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function linesOf(text: string): string[] {
  return text
    .slice(0, MAX_CHARS)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\u200b-\u200d\u2060\u2063\ufeff](?!\p{Extended_Pictographic})/gu, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map((line) => line.trim());
}

/** A quoted mail marks each of its lines, or goes on to the end. */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place]!;
    if (line.startsWith('>')) continue;
    const introduction = line === '' ? 0 : introductionAt(lines, place);
    if (introduction === 0) own.push(line);
    else if (isMarked(lines, place + introduction)) place += introduction - 1;
    else break;
  }
  return own;
}

function isMarked(lines: readonly string[], from: number): boolean {
  return (
    lines
      .slice(from, from + 3)
      .find((line) => line !== '')
      ?.startsWith('>') ?? false
  );
}

function withoutSignature(lines: readonly string[]): string[] {
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const first = written.findIndex((line) => line !== '');
  const end = written.findIndex((_, place) => isSignatureAt(written, place, place > first));
  return end === -1 ? written : written.slice(0, end);
}
