import { analyzeMessage } from '#contract/assistant.ts';
import { findPlaceName } from '#server/places/places.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/rate-limits.ts';
import { route, type Route } from '#server/platform/route.ts';
import { analyseMessage, createPlaceFinder } from './assistant.ts';

export function assistantRoutes(platform: Platform): Route[] {
  const places = createPlaceFinder(findPlaceName);
  return [
    route(analyzeMessage, async ({ body }, call) => {
      await limit(platform, call, 'analyze');
      const analysis = analyseMessage(body.message, body.language, places);
      return { ...analysis, alternatives: [...analysis.alternatives] };
    }),
  ];
}
