import { describe, expect, it } from 'vitest';
import { cutReply } from './cut-reply.ts';
import { htmlToText } from './html-to-text.ts';

const QUOTE = '> A message is waiting for you\n> Read and answer';

describe('what somebody wrote', () => {
  it.each([
    ['On Sat, Nov 28, 2026 at 3:05 PM Nearhand <a@b.test> wrote:'],
    ['On Sat, Nov 28, 2026 at 3:05 PM Nearhand\n<a@b.test> wrote:'],
    ['Le sam. 28 nov. 2026 à 15:05, Nearhand <a@b.test> a écrit :'],
    ['El sáb, 28 nov 2026 a la(s) 3:05 p.m., Nearhand (<a@b.test>) escribió:'],
  ])('stands above %j, or below what it introduces', (line) => {
    expect(cutReply(`At nine.\n\n${line}\n\n${QUOTE}\n`)).toBe('At nine.');
    expect(cutReply(`${line}\n${QUOTE}\n\nAt nine.\n`)).toBe('At nine.');
  });

  it.each([
    ['From: A <a@b.test>\nSent: Saturday\nTo: B\nSubject: C'],
    ['De : A <a@b.test>\nEnvoyé : 28 novembre 2026 15:05\nÀ : B\nObjet : C'],
    ['De: A <a@b.test>\nEnviado el: sábado\nPara: B\nAsunto: C'],
    ['-------- Message d’origine --------\nDe : A\nDate : 28/11/2026\nÀ : B'],
    ['________________________________\nDe : A <a@b.test>\nEnvoyé : samedi\nÀ : B'],
  ])('ends where Outlook and phones begin a quoted mail: %j', (header) => {
    expect(cutReply(`À neuf heures.\n\n${header}\n\nUn message vous attend`)).toBe(
      'À neuf heures.',
    );
  });

  it.each([
    ['-- \nAnn\n514 555-0199'],
    ['Sent from my iPhone'],
    ['Envoyé de mon iPhone'],
    ['Enviado desde mi Galaxy'],
    ['Obtenir Outlook pour iOS<https://aka.ms/o0ukef>'],
    ['Cordialement,\nAnne Tremblay\nPlomberie Tremblay inc.'],
  ])('has no signature: %j', (signature) => {
    expect(cutReply(`OK 👍\n\n${signature}\n`)).toBe('OK 👍');
  });

  it.each([
    ['From what I see, it is worn out.'],
    ['On Monday: 9 to 5\nOn Tuesday: no'],
    ['De : 8 h à 10 h'],
    ['El lunes escribió Juan: viene a las 9'],
    ['Sent the photo this morning.\nDid you get it?'],
    ['- one\n- two'],
    ['👩‍🔧 👍🏽'],
    ['so '.repeat(1500).trim()],
  ])('is kept where it only looks like that: %j', (words) => {
    expect(cutReply(words)).toBe(words);
  });

  it('stands between the lines of a quote', () => {
    const text = `On Nov 28, 2026 A <a@b.test> wrote:\n> When?\nAt nine.\n> Where?\nIn Laval.\n`;
    expect(cutReply(text)).toBe('At nine.\nIn Laval.');
  });

  it('has no signs that cannot be stored', () => {
    expect(cutReply('a\0b\u200bc\ud800\r\nd\u00a0e')).toBe('abc\ufffd\nd e');
  });
});

it('HTML is read as text, without what is marked as quoted', () => {
  const html =
    '<html><body><div>At <b>nine</b>.<br>Ann &amp; Bob</div><img src="x"><div class="gmail_quote">On 1 wrote<blockquote>Q</blockquote></div></body></html>';
  expect(htmlToText(html).trim()).toBe('At nine.\nAnn & Bob');
});
