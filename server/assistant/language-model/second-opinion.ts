import { once } from 'node:events';
import type { LanguageModel } from 'ai';
import { DAY_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countsOfNetworks, type NetworkLimit } from '#server/platform/limits/network-limits.ts';
import { countHit, type Count } from '#server/platform/limits/rate-limits.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import type { ModelAnswer } from './answer-schema.ts';
import { callModel } from './call-model.ts';
import { reserveTokens, settleTokens } from './budget.ts';
import { countOutcome, countTokens, type Fallback } from './counters.ts';
import { questionOf } from './instructions.ts';
import { openModel, type ModelConfig } from './open-model.ts';

// The numbers of this file are documented in docs/limits.md.
/** Rate limits of one person with a proven address, or of one network of others. */
const CALLER_LIMITS: NetworkLimit[] = [
  { limit: 20, widest: 40, windowSeconds: 10 * MINUTE_SECONDS },
  // At about 2,000 tokens each, an eighth of a default day, for a /48 as well.
  { limit: 60, widest: 60, windowSeconds: DAY_SECONDS },
];
/** Share of the day's tokens open to those others: accounts are made in no time. */
const SHARE_OF_ANYBODY = 0.8;
const CONCURRENCY = { running: 4, waiting: 16 };

/** A message as it is sent, and its embedded analysis. */
export interface Question {
  text: string;
  language: UnderstoodLanguage;
  hint: Analysis;
}
type Caller = Pick<CallContext, 'session' | 'address'>;
/** Null where the model did not answer before the signal, failed, or the budget is spent. */
export type SecondOpinion = (
  question: Question,
  caller: Caller,
  signal: AbortSignal,
) => Promise<ModelAnswer | null>;

interface Desk {
  platform: Platform;
  config: ModelConfig;
  opening: Promise<LanguageModel>;
  slots: ConcurrencyLimiter;
}

/** The configured model, asked about one message at a time; its failures are only counted. */
export function makeSecondOpinion(platform: Platform, config: ModelConfig): SecondOpinion {
  const opening = openModel(config);
  opening.catch((error: unknown) => platform.log.error({ err: error }, 'no language model opened'));
  const desk: Desk = { platform, config, opening, slots: new ConcurrencyLimiter(CONCURRENCY) };
  return async (question, caller, signal) => {
    const asked = askWithinLimits(desk, question, caller, signal);
    const answer = await Promise.race([asked, late(signal)]).catch((error: unknown) => {
      platform.log.error({ err: error }, 'language model could not be asked');
      return 'defect' as const;
    });
    countOutcome(typeof answer === 'string' ? answer : 'answered');
    return typeof answer === 'string' ? null : answer;
  };
}

async function late(signal: AbortSignal): Promise<'timeout'> {
  await once(signal, 'abort');
  return 'timeout';
}

async function askWithinLimits(
  desk: Desk,
  question: Question,
  caller: Caller,
  signal: AbortSignal,
): Promise<ModelAnswer | Fallback> {
  for (const [bucket, limit] of countsOf(caller)) {
    if (!(await countHit(desk.platform, bucket, limit)).allowed) return 'caller-limit';
  }
  const share = caller.session?.addressProven ? 1 : SHARE_OF_ANYBODY;
  const limit = Math.floor(desk.config.dailyTokens * share);
  return await desk.slots.run(() => askForTokens(desk, question, limit, signal));
}

function countsOf({ session, address }: Caller): Count[] {
  if (session?.addressProven)
    return CALLER_LIMITS.map((limit) => [['analyze-model', session.userId], limit]);
  return CALLER_LIMITS.flatMap((limit) => countsOfNetworks('analyze-model', address, limit));
}

/** Tokens are reserved before they are spent, so that concurrent calls cannot overdraw them. */
async function askForTokens(
  { platform, opening }: Desk,
  { text, language, hint }: Question,
  limit: number,
  signal: AbortSignal,
): Promise<ModelAnswer | Fallback> {
  if (signal.aborted) return 'timeout';
  const asked = questionOf(text, language, hint);
  const reservation = await reserveTokens(platform, asked, limit);
  if (reservation === null) return 'day-limit';
  const outcome = await callModel(await opening, asked, signal);
  await settleTokens(platform.db, reservation, outcome.tokens);
  countTokens(outcome.tokens);
  return 'answer' in outcome ? outcome.answer : outcome.failure;
}
