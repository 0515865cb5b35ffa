import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply.ts';

const read = (text: string, marks = 'AB') => readReply(text, 'en', new Set(marks));

describe('a mark', () => {
  it.each(['A yes', 'yes A', 'a YES!', '1A', 'A1', 'a 1', 'A: yes', 'A - oui', '(A) sí', 'A ok'])(
    'is read beside a yes: "%s"',
    (text) => expect(read(text)).toMatchObject({ mark: 'A', answer: 'accept' }),
  );

  it.each(['B non', 'no b', '2b', 'B2', 'B: no gracias'])('is read beside a no: "%s"', (text) =>
    expect(read(text)).toMatchObject({ mark: 'B', answer: 'decline' }),
  );

  it.each(['A: I come at five', 'a) I come at five', 'A - I come at five', 'A:I come at five'])(
    'is set off from a message: "%s"',
    (text) =>
      expect(read(text)).toEqual({
        mark: 'A',
        answer: null,
        isNumber: false,
        words: 'I come at five',
      }),
  );

  it.each(['A pipe burst', 'A demain', 'a las 5', 'A+', 'A-frame', 'A'])(
    'is none in the words "%s"',
    (text) => expect(read(text)).toMatchObject({ mark: null, answer: null, words: text }),
  );

  it('is one the person was given', () => {
    expect(read('C yes')).toMatchObject({ mark: null, answer: null });
    expect(read("D'accord", 'D')).toMatchObject({ mark: null, answer: 'accept' });
  });

  it('does not make an answer of "yes, but"', () => {
    expect(read('A yes but tomorrow')).toMatchObject({ answer: null });
    expect(read('A: yes but tomorrow')).toMatchObject({ mark: 'A', answer: null });
  });
});
