import type { Analysis, Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { PlaceContext } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { analyseMessage, createPlaceFinder } from './assistant.ts';
import { callerContext } from './place/caller-context.ts';
import { findNameInMessages } from './place/imported-names.ts';
import { onImportedStreet } from './place/imported-street.ts';
import { shippedModel } from './profession/intake-model.ts';
import { onOneLine } from './language-model/excerpts.ts';
import { mergeAnswer } from './language-model/merge-answer.ts';
import { makeSecondOpinion } from './language-model/second-opinion.ts';
import { removeUnofferedTrades } from './offered.ts';
import { removeInstructions } from './text/plain-text.ts';

type Written = {
  message: string;
  language: UnderstoodLanguage;
  asked?: Asked | undefined;
  today?: string | undefined;
  timeZone?: string | undefined;
};
type Caller = Pick<CallContext, 'session' | 'address' | 'country'>;

/**
 * Reads messages: by the embedded analysis, and where a language model is configured by both, the
 * embedded one alone being the answer whenever the model has none in time.
 */
export function makeUnderstanding(
  platform: Platform,
): (written: Written, caller: Caller) => Promise<Analysis> {
  const { languageModel } = platform.config;
  const places = createPlaceFinder(findNameInMessages);
  const readAlone = ({ message, language, asked, today }: Written, site: PlaceContext) => {
    // Noon in the time zone of the server is on that day too.
    const now = today ? new Date(`${today}T12:00`) : platform.clock.now();
    return analyseMessage(message, language, places, shippedModel(), site, now, asked);
  };
  const siteOf = ({ timeZone }: Written, caller: Caller) =>
    callerContext(platform, caller, timeZone);
  if (!languageModel)
    return async (written, caller) => {
      const site = await siteOf(written, caller);
      const own = await onImportedStreet(platform.db, readAlone(written, site), written, site);
      return removeUnofferedTrades(own);
    };
  const callModel = makeSecondOpinion(platform, languageModel);
  return async (written, caller) => {
    const site = await siteOf(written, caller);
    // The embedded analysis counts into the timeout: the first message of a process takes a while.
    const signal = AbortSignal.timeout(languageModel.timeoutMs);
    const own = readAlone(written, site);
    const text = onOneLine(removeInstructions(written.message));
    if (!/\p{L}/u.test(text)) return removeUnofferedTrades(own);
    const { language, asked } = written;
    const answer = await callModel({ text, language, hint: own }, caller, signal);
    const merged = answer ? mergeAnswer(own, answer, { text, language, site, asked }) : own;
    return removeUnofferedTrades(await onImportedStreet(platform.db, merged, written, site));
  };
}
