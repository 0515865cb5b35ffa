import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

const CATEGORIES = [
  { key: 'homeRepair', icon: 'hammer', colour: 'bg-marigold-100 text-marigold-700' },
  { key: 'tech', icon: 'laptop', colour: 'bg-sky-50 text-sky-700' },
  { key: 'business', icon: 'briefcase', colour: 'bg-coral-50 text-coral-700' },
  { key: 'homeServices', icon: 'sprout', colour: 'bg-pine-100 text-pine-700' },
] as const;

export type Category = (typeof CATEGORIES)[number]['key'];

/** Parses the `need` parameter of an address as a category. */
export function asCategory(text: string | null): Category | undefined {
  return CATEGORIES.find(({ key }) => key === text)?.key;
}

/** Four tiles; tapping one starts a conversation about it. */
export function Categories({ onStart }: { onStart: (need: string) => void }) {
  const t = useTranslations('landing.categories');
  return (
    <section
      aria-labelledby="categories-title"
      className="border-y border-line bg-white py-14 lg:py-18"
    >
      <div className="container-page">
        <h2 id="categories-title" className="text-2xl">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('lead')}</p>
        <ul className="mt-8 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4 lg:gap-5">
          {CATEGORIES.map(({ key, icon, colour }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onStart(t(`${key}.message`))}
                className="group flex size-full flex-col items-start gap-3 rounded-xl border border-line bg-paper p-4 sm:p-5 text-left transition-[border-color,box-shadow,transform,background-color] duration-200 hover:-translate-y-0.5 hover:border-pine-300 hover:bg-white hover:shadow-md active:translate-y-0"
              >
                <span
                  className={classes('flex size-12 items-center justify-center rounded-lg', colour)}
                >
                  <Icon name={icon} className="size-6" />
                </span>
                <span className="font-display text-xl font-semibold">{t(`${key}.title`)}</span>
                <span className="text-sm text-ink-soft">{t(`${key}.hint`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
