import { WHOLE } from '#contract/look/map/on-map.ts';
import { loadTexts } from '#web/lib/i18n/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { RequestMapProps } from './request-map.tsx';

/** The map of a request, which nothing on the screen waits for. */
export const LazyMap = lazyPart(async () => {
  const [{ RequestMap }] = await Promise.all([import('./request-map.tsx'), loadTexts(['map'])]);
  return RequestMap;
}, Ground);

/** Keeps the place of the map. */
function Ground({ ground: { width, height } = WHOLE, className }: RequestMapProps) {
  return (
    <div
      className={classes('area-map rounded-lg', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
