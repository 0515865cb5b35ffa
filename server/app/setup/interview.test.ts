import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { expect, it } from 'vitest';
import { interview } from './interview.ts';
import { QUESTIONS } from './questions.ts';

/** Somebody who types these lines, each once something was asked. */
function typist(...lines: string[]) {
  const input = new PassThrough();
  const terminal = createInterface({ input, output: new PassThrough() });
  const screen: string[] = [];
  const desk = {
    write: (text: string) => void screen.push(text),
    ask: (question: string) => {
      screen.push(question);
      const answer = terminal.question('');
      input.write(`${lines.shift()}\n`);
      return answer;
    },
  };
  return { desk, screen };
}

const questions = QUESTIONS.filter(({ topic }) =>
  ['domain', 'country', 'currency'].includes(topic),
);

it('asks what was not answered, again where an answer cannot be, and proposes', async () => {
  const { desk, screen } = typist('Canada', 'mx', '');
  const given = { domain: 'localhost' };
  expect(await interview({ questions, given, unchecked: false, desk })).toEqual({
    domain: 'localhost',
    country: 'mx',
    currency: 'MXN',
  });
  expect(screen.join('')).toMatch(/country must be a two-letter[^]*Currency of quotes \[MXN\]/);
});

it('takes what does not pass only from somebody who says so', async () => {
  const { desk, screen } = typist('a.invalid', 'no', 'b.invalid', 'y', 'CA', 'USD');
  const answers = await interview({ questions, given: {}, unchecked: false, desk });
  expect(answers).toMatchObject({ domain: 'b.invalid' });
  expect(screen.join('')).toMatch(/a\.invalid has no address[^]*Take it all the same\? \[y\/N\]/);
});
