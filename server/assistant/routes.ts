import type { SiteLanguages } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { analyzeMessage, type Analysis } from '#contract/requests/assistant.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { countMessage } from './counting/counting.ts';
import { makeUnderstanding } from './understand.ts';

export function assistantRoutes(platform: Platform): Route[] {
  const understand = makeUnderstanding(platform);
  return [
    route(analyzeMessage, async ({ body }, call) => {
      await limit(platform, call, 'analyze');
      const { message, asked, today, timeZone, followsUp = false } = body;
      const language = understoodIn(body.language);
      const analysis = await understand({ message, language, asked, today, timeZone }, call);
      if (!followsUp) countMessage(platform, language, analysis);
      return withOfferedLanguage(analysis, platform.config);
    }),
  ];
}

/** What is written in a language that the site does not offer is understood, but not offered to go on in. */
function withOfferedLanguage(analysis: Analysis, { offeredLanguages }: SiteLanguages): Analysis {
  const { otherLanguage } = analysis;
  const isOffered = otherLanguage !== null && offeredLanguages.includes(otherLanguage);
  return isOffered ? analysis : { ...analysis, otherLanguage: null };
}
