import { useTranslations } from 'use-intl';
import type { Category } from '#contract/professionals/catalogue.ts';
import type { SceneName } from '#contract/professionals/trade-look.ts';
import { Scene } from '#web/ui/scene.tsx';

const TILES = [
  { category: 'home_repair', scene: 'sink' },
  { category: 'tech', scene: 'laptop' },
  { category: 'business', scene: 'accounts' },
  { category: 'home_services', scene: 'garden' },
] as const satisfies readonly { category: Category; scene: SceneName }[];

/** Parses the `need` parameter of an address as a category. */
export function asCategory(text: string | null): Category | undefined {
  return TILES.find(({ category }) => category === text)?.category;
}

/** Four tiles; tapping one starts a conversation about it. */
export function Categories({ onStart }: { onStart: (need: string, category: Category) => void }) {
  const t = useTranslations('landing.categories');
  return (
    <section aria-labelledby="categories-title" className="py-14 lg:py-20">
      <div className="container-page">
        <h2 id="categories-title" className="text-3xl">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('lead')}</p>
        <ul className="mt-8 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {TILES.map(({ category, scene }) => (
            <li key={category}>
              <button
                type="button"
                onClick={() => onStart(t(`${category}.message`), category)}
                className="group flex size-full flex-col overflow-hidden rounded-lg border border-line bg-card text-start transition-colors hover:border-pine-500"
              >
                <Scene
                  name={scene}
                  className="h-auto w-full transition-transform duration-300 group-hover:scale-103"
                />
                <span className="relative flex flex-1 flex-col gap-1 border-t border-line bg-card p-4 sm:p-5">
                  <span className="font-display text-lg font-semibold">
                    {t(`${category}.title`)}
                  </span>
                  <span className="text-sm text-ink-soft">{t(`${category}.hint`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
