import type { SceneName } from '#contract/professionals/trade-look.ts';
import { classes } from './classes.ts';

interface SceneProps {
  name: SceneName;
  className?: string;
  /** Drawn at once, where it is seen first. */
  eager?: boolean;
}

/** A scene at dusk, four to three. Decorative. */
export function Scene({ name, className, eager = false }: SceneProps) {
  return (
    <img
      src={`/scenes/${name}.svg`}
      width={320}
      height={240}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes('object-cover', className)}
    />
  );
}
