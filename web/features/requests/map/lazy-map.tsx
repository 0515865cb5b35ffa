import { lazyPart } from '#web/ui/lazy-part.tsx';

/** The map of a request, which nothing on the screen waits for. */
export const LazyMap = lazyPart(async () => (await import('./request-map.tsx')).RequestMap, Ground);

/** Keeps the place of the map. */
function Ground() {
  return <div className="area-map mx-auto aspect-16/11 w-full max-w-lg rounded-lg" />;
}
