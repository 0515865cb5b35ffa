import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { QUESTIONS, type Answers } from '#server/app/setup/questions.ts';
import type { SetupOrder } from '#server/app/setup/run-setup.ts';
import { typedPath } from './typed-path.ts';

const ENVIRONMENT_FILE = join(import.meta.dirname, '../../../.env');

const flagLines = QUESTIONS.map(
  ({ topic, ask, example }) => `  ${`--${topic} …`.padEnd(17)}${ask}; e.g. ${example}`,
).join('\n');

/** `setup`: asks what a public site needs, tries each answer, and writes the settings. */
export const setup = {
  summary: 'Ask what a public site needs, try each answer, and write the settings (.env)',
  help: `Usage: npm run nearhand -- setup [--answers FILE] [--domain D --smtp URL …] [options]

Asks for what a public site needs and tries each answer: whether the domain has an address, the port is
free, the database and the mail server let us in. Then it sends a test mail to the operator, generates
the secrets, and writes the settings, readable by their owner alone. What is answered by a flag or in the
file is not asked; without a terminal nothing is, and nothing is written where something is missing or
does not pass. Run it as the account that the site runs as.

${flagLines}
  --answers FILE   lines with the same names: domain=nearhand.example
  --file FILE      where the settings go (default: .env of the project)
  --container      settings for compose.yaml, which has its own database, port and proxy
  --overwrite      write over a file that is there. Its secrets, and what is not asked, stay; the
                   file itself is kept beside it
  --unchecked      take answers that do not pass, as before the DNS is set
  --no-test-mail   send none`,
  async run(args: string[]): Promise<number> {
    const order = await orderOf(args);
    const { runSetup } = await import('#server/app/setup/run-setup.ts');
    return runSetup(order);
  },
};

const switches = ['container', 'overwrite', 'unchecked', 'no-test-mail'] as const;

async function orderOf(args: string[]): Promise<SetupOrder> {
  const topics = QUESTIONS.map(({ topic }) => topic);
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(topics.map((topic) => [topic, { type: 'string' as const }])),
      ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
      answers: { type: 'string' },
      file: { type: 'string' },
    },
  });
  const { answers, file, ...flags } = values as Record<string, string | boolean | undefined>;
  const read = answers === undefined ? {} : await answersIn(String(answers));
  const flagged = Object.fromEntries(topics.map((topic) => [topic, flags[topic]]));
  const set = Object.entries({ ...read, ...definedOf(flagged) });
  return {
    given: Object.fromEntries(set) as Answers,
    file: file === undefined ? ENVIRONMENT_FILE : typedPath(String(file)),
    place: flags['container'] === true ? 'container' : 'machine',
    overwrite: flags['overwrite'] === true,
    unchecked: flags['unchecked'] === true,
    testMail: flags['no-test-mail'] !== true,
  };
}

async function answersIn(path: string): Promise<Record<string, string | undefined>> {
  const text = await readFile(typedPath(path), 'utf8').catch((error: unknown) => {
    throw new Error(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`, {
      cause: error,
    });
  });
  const answers = parseEnv(text);
  const unknown = Object.keys(answers).filter((name) => !QUESTIONS.some((q) => q.topic === name));
  if (unknown.length === 0) return answers;
  throw new Error(
    `${path} answers what is not asked: ${unknown.join(', ')}. Known: ${QUESTIONS.map(({ topic }) => topic).join(', ')}.`,
  );
}

function definedOf(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
