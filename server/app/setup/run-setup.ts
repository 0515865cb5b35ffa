import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { loadConfig } from '#server/platform/config/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readEnvironmentFile, writeEnvironmentFile } from './environment-file.ts';
import { agrees, interview, type Desk } from './interview.ts';
import { nextSteps } from './next-steps.ts';
import { QUESTIONS, type Answers } from './questions.ts';
import { settingsOf, type Place } from './settings.ts';
import { sendTestMail } from './test-mail.ts';

export interface SetupOrder {
  given: Answers;
  /** Where the settings go. */
  file: string;
  place: Place;
  overwrite: boolean;
  unchecked: boolean;
  testMail: boolean;
}

/** Asks, tries, and writes the settings; prints what comes next. */
export async function runSetup(order: SetupOrder): Promise<number> {
  const { ask, close } = openTerminal();
  const desk: Desk = { ask, write: (text) => process.stdout.write(text) };
  try {
    await assertMayWrite(order, desk);
    const questions = QUESTIONS.filter(
      ({ fixedInContainer }) => !(fixedInContainer && order.place === 'container'),
    );
    const { given, unchecked } = order;
    const answers = await interview({ questions, given, unchecked, desk });
    const former = readEnvironmentFile(order.file);
    const settings = settingsOf(questions, answers, order.place, former);
    const config = loadConfig(settings);
    const { admin = '' } = answers;
    if (order.testMail) await tryMail(config, admin, order, desk);
    desk.write(saidOf(order.file, await writeEnvironmentFile(order.file, settings, now())));
    desk.write(nextSteps(order.place, admin));
    return 0;
  } finally {
    close();
  }
}

function openTerminal() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return { ask: undefined, close: () => {} };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return {
    ask: (question: string) => terminal.question(question),
    close: () => terminal.close(),
  };
}

async function assertMayWrite({ file, overwrite }: SetupOrder, desk: Desk): Promise<void> {
  if (!existsSync(file) || overwrite) return;
  const question = `${file} is there already. Write over it? Its secrets stay, and it is kept beside.`;
  if (await agrees(desk, question)) return;
  throw new Error(
    `${file} is there already, and nothing was written. --overwrite writes over it, keeping its secrets and the file itself; --file names another.`,
  );
}

async function tryMail(
  config: ReturnType<typeof loadConfig>,
  admin: string,
  { unchecked }: SetupOrder,
  desk: Desk,
): Promise<void> {
  try {
    await sendTestMail(config, admin);
    desk.write(`ok   test mail: sent to ${admin}. Look whether it came, and not as spam.\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    desk.write(`BAD  test mail: the mail server did not take it: ${why}\n`);
    if (unchecked || (await agrees(desk, 'Go on all the same?'))) return;
    throw new Error('Nothing was written. Mend it and run this again, or add --no-test-mail.', {
      cause: error,
    });
  }
}

function saidOf(file: string, kept: string | undefined): string {
  const former = kept === undefined ? '' : ` What was there is in ${kept}.`;
  return `\nWrote ${file}, readable by its owner alone.${former}\nKeep a copy elsewhere: without its SESSION_SECRET, authenticator apps and stored keys are lost.\n`;
}

function now(): Date {
  return systemClock.now();
}
