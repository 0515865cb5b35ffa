import { useTranslations } from 'use-intl';
import type { Category } from '#contract/professionals/catalogue.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

const TILES = [
  { category: 'home_repair', icon: 'hammer', colour: 'bg-butter text-butter-ink' },
  { category: 'tech', icon: 'laptop', colour: 'bg-tile text-tile-ink' },
  { category: 'business', icon: 'briefcase', colour: 'bg-brick text-brick-ink' },
  { category: 'home_services', icon: 'sprout', colour: 'bg-sage text-sage-ink' },
] as const satisfies readonly { category: Category; icon: string; colour: string }[];

/** Parses the `need` parameter of an address as a category. */
export function asCategory(text: string | null): Category | undefined {
  return TILES.find(({ category }) => category === text)?.category;
}

/** Four tiles; tapping one starts a conversation about it. */
export function Categories({ onStart }: { onStart: (need: string, category: Category) => void }) {
  const t = useTranslations('landing.categories');
  return (
    <section
      aria-labelledby="categories-title"
      className="border-y border-line bg-card py-14 lg:py-18"
    >
      <div className="container-page">
        <h2 id="categories-title" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('lead')}</p>
        <ul className="mt-8 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4 lg:gap-5">
          {TILES.map(({ category, icon, colour }) => (
            <li key={category}>
              <button
                type="button"
                onClick={() => onStart(t(`${category}.message`), category)}
                className="flex size-full flex-col items-start gap-3 rounded-lg border border-line bg-paper p-4 sm:p-5 text-left transition hover:-translate-y-0.5 hover:border-pine-300 hover:bg-card active:translate-y-0"
              >
                <span
                  className={classes('flex size-12 items-center justify-center rounded-lg', colour)}
                >
                  <Icon name={icon} className="size-6" />
                </span>
                <span className="font-display text-lg font-semibold">{t(`${category}.title`)}</span>
                <span className="text-sm text-ink-soft">{t(`${category}.hint`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
