import { WHOLE, type Ground } from '#contract/look/map/on-map.ts';
import { classes } from '#web/ui/classes.ts';

interface MapGroundProps {
  ground?: Ground;
  className?: string;
}

/** Keeps the place of a map that is still loading. */
export function MapGround({ ground: { width, height } = WHOLE, className }: MapGroundProps) {
  return (
    <div
      className={classes('area-map w-full rounded-lg', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
