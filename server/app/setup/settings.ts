import { randomBytes } from 'node:crypto';
import type { Answers, Question } from './questions.ts';
import { settingOf } from './judge.ts';

/** Where the program runs: behind a proxy on this machine, or in the container of compose.yaml. */
export type Place = 'machine' | 'container';

/**
 * The settings of a production site: what was answered, what follows from it, and secrets. Of a former
 * file the secrets stay, for people's sessions and stored keys hang on them, and so does everything
 * that was not asked.
 */
export function settingsOf(
  questions: readonly Question[],
  answers: Answers,
  place: Place,
  former: Record<string, string | undefined>,
): Record<string, string> {
  const asked = questions.map((question): [string, string | undefined] => {
    const answer = answers[question.topic];
    return [question.variable, answer === undefined ? undefined : settingOf(question, answer)];
  });
  const unasked = Object.entries(former).filter(
    ([name]) => !questions.some(({ variable }) => variable === name),
  );
  const all = { ...placeSettings(place), ...secrets(place), ...Object.fromEntries(unasked) };
  const set = Object.entries({ NODE_ENV: 'production', ...Object.fromEntries(asked), ...all });
  return Object.fromEntries(set.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** In the container, compose.yaml itself says where the program listens. */
function placeSettings(place: Place): Record<string, string> {
  if (place === 'container') return {};
  return { HOST: '127.0.0.1', TRUST_PROXY: '1', DATA_DIR: '/var/lib/nearhand' };
}

function secrets(place: Place): Record<string, string> {
  const generated = { SESSION_SECRET: secret(48), METRICS_TOKEN: secret(24) };
  return place === 'container' ? { ...generated, POSTGRES_PASSWORD: secret(24) } : generated;
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
