import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadTexts, type TextFeature } from './texts.ts';

/**
 * A screen that is loaded when it is first shown, together with the texts it needs:
 * `lazyScreen(() => import('./sign-in.tsx').then((m) => m.SignInPage), ['sign-in'])`.
 */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextFeature[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadTexts(texts)]);
    return { default: screen };
  });
}
