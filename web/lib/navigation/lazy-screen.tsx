import { lazy, useState, type ComponentType } from 'react';
import { loadTexts, type TextFeature } from '#web/lib/i18n/texts.ts';

/**
 * A lazily loaded screen, with its texts and with React Query and the live stream around it. `load`
 * prefetches it, after which it is shown without suspending; `preload` ignores errors: `lazyScreen(async () => (await
 * import('./pages/sign-in.tsx')).SignInPage, ['sign-in'])`.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextFeature[],
) {
  let loaded: ComponentType<Props> | undefined;
  const loadAll = async () => {
    const [Content, { DataProvider }] = await Promise.all([
      load(),
      import('#web/lib/api/data-provider.tsx'),
      loadTexts(texts),
    ]);
    return (loaded ??= (props: Props) => (
      <DataProvider>
        <Content {...props} />
      </DataProvider>
    ));
  };
  const Later = lazy(async () => ({ default: await loadAll() }));
  const Screen = (props: Props) => {
    // For as long as it is shown: the other one would start over.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Screen, {
    load: loadAll,
    preload: () => void loadAll().catch(console.error),
  });
}
