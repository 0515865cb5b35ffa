import { loadTexts } from '#web/lib/i18n/texts.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { MapGround } from '#web/ui/map/map-ground.tsx';

/** The map of a request, which nothing on the screen waits for. */
export const LazyMap = lazyPart(async () => {
  const [{ RequestMap }] = await Promise.all([import('./request-map.tsx'), loadTexts(['map'])]);
  return RequestMap;
}, MapGround);
