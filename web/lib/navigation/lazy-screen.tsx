import { lazy, type ComponentType } from 'react';
import { loadTexts, type TextFeature } from '#web/lib/i18n/texts.ts';

/**
 * A lazily loaded screen, with its texts and with React Query and the live stream around it. `load`
 * prefetches it, `preload` ignores errors: `lazyScreen(async () => (await
 * import('./pages/sign-in.tsx')).SignInPage, ['sign-in'])`.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextFeature[],
) {
  const fetchAll = () =>
    Promise.all([load(), import('#web/lib/api/data-provider.tsx'), loadTexts(texts)]);
  const Screen = lazy(async () => {
    const [Content, { DataProvider }] = await fetchAll();
    return {
      default: (props: Props) => (
        <DataProvider>
          <Content {...props} />
        </DataProvider>
      ),
    };
  });
  return Object.assign(Screen, {
    load: fetchAll,
    preload: () => void fetchAll().catch(console.error),
  });
}
