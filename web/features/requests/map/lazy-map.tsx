import { loadTexts } from '#web/lib/i18n/texts.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** The map of a request, which nothing on the screen waits for. */
export const LazyMap = lazyPart(async () => {
  const [{ RequestMap }] = await Promise.all([import('./request-map.tsx'), loadTexts(['map'])]);
  return RequestMap;
}, Ground);

/** Keeps the place of the map. */
function Ground() {
  return <div className="area-map mx-auto aspect-16/11 w-full max-w-lg rounded-lg" />;
}
